/**
 * What every project of the tests holds to. `testTimeout`, `hookTimeout` (how long a test may take) and `expect.poll`
 * (how long an assertion waits for its condition) in ms: they end what hangs and measure nothing, for a machine with
 * other work on it may be ten times slower than an idle one. `maxWorkers`: all projects share the same two workers.
 */
export const TEST_LIMITS = {
  maxWorkers: 2,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
} as const;
