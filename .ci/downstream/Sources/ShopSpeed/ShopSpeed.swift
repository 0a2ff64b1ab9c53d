// Part of ListKit, MIT licence: see LICENSE.

/// Measures what the benchmarks measure, in a package of its own; the files for it are copied here.
@main
enum ShopSpeed {
  static func main() { RatioProbe.run() }
}
