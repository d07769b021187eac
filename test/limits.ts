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

/**
 * Those of component tests, of which hundreds share a tab and wait for one that hangs. Their longest took 15
 * seconds under a load of 25 on two cores. What a person should see is reported as missing (`expect.poll`, clicks)
 * before the test ends.
 */
export const COMPONENT_LIMITS = {
  ...TEST_LIMITS,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
} as const;
