// Part of ListKit, MIT licence: see LICENSE.

/// Keeps a value from being optimised away.
@inline(never)
func consume<Value>(_ value: Value) {}

/// Returns the median time of one call, in nanoseconds.
///
/// Each call gets the next of several inputs, so that the processor can't learn one by heart.
func medianTime<Input>(
  of inputs: [Input], budget: Duration = .milliseconds(60), _ body: (Input) -> Void
) -> Double {
  let clock = ContinuousClock()
  for input in inputs.prefix(2) { body(input) }
  let once = clock.measure { for input in inputs { body(input) } }
  // A sample is long enough for the clock: 100 us at least.
  let rounds = max(1, Int(Duration.microseconds(100) / max(once, .nanoseconds(100))) + 1)
  var samples: [Double] = []
  let start = clock.now
  repeat {
    let time = clock.measure {
      for _ in 0..<rounds { for input in inputs { body(input) } }
    }
    samples.append(time / .nanoseconds(1) / Double(rounds * inputs.count))
  } while samples.count < 3 || (start.duration(to: clock.now) < budget && samples.count < 10_000)
  samples.sort()
  return samples[samples.count / 2]
}
