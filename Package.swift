// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "ListKit",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "ListKit", targets: ["ListKit"]),
    .library(name: "ListKitTestSupport", targets: ["ListKitTestSupport"]),
    .executable(name: "listkit-demo", targets: ["listkit-demo"]),
    .executable(name: "listkit-benchmarks", targets: ["listkit-benchmarks"]),
  ],
  targets: [
    .target(name: "ListKit"),
    .target(name: "ListKitTestSupport", dependencies: ["ListKit"]),
    .executableTarget(name: "listkit-demo", dependencies: ["ListKit"]),
    .executableTarget(
      name: "listkit-benchmarks", dependencies: ["ListKit", "ListKitTestSupport"]),
    .testTarget(name: "ListKitTests", dependencies: ["ListKit", "ListKitTestSupport"]),
    .testTarget(name: "ListKitDemoTests", dependencies: ["ListKit", "listkit-demo"]),
    .testTarget(name: "DocumentationTests", dependencies: ["ListKit", "ListKitTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ]
}

// Every public type of the library states whether it is sendable.
for target in package.targets where target.type == .regular {
  target.swiftSettings?.append(.treatWarning("ExplicitSendable", as: .error))
}
