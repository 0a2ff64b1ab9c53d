// Part of ListKit, MIT licence: see LICENSE.

// Only for the files and processes of the system.
#if canImport(Glibc)
  import Glibc

  // Declared in a header that the module doesn't have.
  @_silgen_name("mtrace") private func mtrace()
  @_silgen_name("muntrace") private func muntrace()
#endif

/// Every allocation that something makes, as the allocator of glibc writes it down if asked to.
///
/// It is asked by two variables of the environment when a process starts, so what is to be measured
/// runs in a process of its own: see ``run(_:)``.
enum MallocTrace {
  /// What was allocated.
  struct Sum {
    /// The number of allocations.
    var count = 0

    /// The most bytes that were allocated at one time.
    var peak = 0
  }

  #if canImport(Glibc)
    private static let library = "/libc_malloc_debug.so.0"
    private static let folders = [
      "/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu", "/lib64", "/lib",
    ]

    /// Whether this process writes its allocations down.
    static var isOn: Bool { getenv("MALLOC_TRACE") != nil }

    /// Returns what the body allocates; nil unless allocations are written down.
    static func measure(_ body: () -> Void) -> Sum? {
      guard let path = getenv("MALLOC_TRACE") else { return nil }
      mtrace()
      body()
      muntrace()
      return read(path)
    }

    /// Runs this program with other arguments, writing its allocations down.
    ///
    /// - Returns: Its exit status; nil if that can't be done here.
    static func run(_ arguments: [String]) -> Int32? {
      guard let folder = folders.first(where: { access($0 + library, R_OK) == 0 }) else {
        return nil
      }
      let trace = "/tmp/listkit-benchmarks.\(getpid()).trace"
      defer { unlink(trace) }
      setenv("MALLOC_TRACE", trace, 1)
      setenv("LD_PRELOAD", folder + library, 1)
      defer {
        unsetenv("MALLOC_TRACE")
        unsetenv("LD_PRELOAD")
      }
      var process = pid_t()
      var words = (["listkit-benchmarks"] + arguments).map { strdup($0) } + [nil]
      defer { for word in words { free(word) } }
      fflush(nil)
      guard posix_spawn(&process, "/proc/self/exe", nil, nil, &words, environ) == 0 else {
        return nil
      }
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      return status
    }

    /// Adds up what was written down last.
    ///
    /// A line is `@ where + address size` or `@ where - address`; `<` and `>` are what a reallocation
    /// takes and gives.
    private static func read(_ path: UnsafePointer<CChar>) -> Sum? {
      guard let file = fopen(path, "r") else { return nil }
      defer { fclose(file) }
      var sum = Sum()
      var sizes: [Substring: Int] = [:]
      var current = 0
      var buffer = [CChar](repeating: 0, count: 1_000)
      while fgets(&buffer, Int32(buffer.count), file) != nil {
        let line = String(
          decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        if line.hasPrefix("= Start") { (sum, sizes, current) = (Sum(), [:], 0) }
        let words = line.split { $0 == " " || $0 == "\n" }
        guard let sign = words.firstIndex(where: { ["+", "-", "<", ">"].contains($0) }) else {
          continue
        }
        let address = words[sign + 1]
        if words[sign] == "+" || words[sign] == ">" {
          let size = Int(words[sign + 2].dropFirst(2), radix: 16) ?? 0
          sizes[address] = size
          current += size
          sum.count += 1
          sum.peak = max(sum.peak, current)
        } else if let size = sizes.removeValue(forKey: address) {
          current -= size
        }
      }
      return sum
    }
  #else
    static var isOn: Bool { false }
    static func measure(_ body: () -> Void) -> Sum? { nil }
    static func run(_ arguments: [String]) -> Int32? { nil }
  #endif
}
