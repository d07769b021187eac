/**
 * The limits of all test projects. `testTimeout`, `hookTimeout` and `expect.poll` (ms) end tests that hang. They do not
 * measure speed: a busy machine may be ten times slower than an idle one. `maxWorkers`: all projects share two workers.
 */
export const TEST_LIMITS = {
  maxWorkers: 2,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
} as const;
