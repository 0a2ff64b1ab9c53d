// Part of ListKit, MIT licence: see LICENSE.

// Only for the clock of the processor.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Returns how long this thread has run, in nanoseconds.
///
/// Unlike the time of day it doesn't go on while other programs run.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
