/**
 * How long a test may take, and how long an assertion waits for its condition (ms). They end what hangs and
 * measure nothing: a machine with other work on it may be ten times slower than an idle one.
 */
export const TEST_LIMITS = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
} as const;
