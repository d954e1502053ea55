/**
 * How programs of ours that are at work for seconds use the processor: one thread collects their small heaps (several
 * spend more on each other than on garbage), and what they run is optimised only once it has run for long. Measured in
 * turns: a check of all schemas takes three quarters of the processor time, a compilation four fifths.
 */
export const TESTS = ['--single-threaded-gc', '--interrupt-budget=400000'];
/** A compiler makes much that it needs for a moment. */
export const COMPILER = ['--single-threaded-gc', '--max-semi-space-size=64'];
