import { defineConfig } from "@playwright/test";
import { TEST_BROWSER } from "../test/browser.ts";

const FULL = "*.full.journey.ts";

/*
 * A person's journeys in a real Chromium (Debian's) against the built product.
 *   npx playwright test -c e2e/playwright.config.ts main-job
 * `main` has those that cross people or processes; only `npm run test:full` runs the others.
 */
export default defineConfig({
  testDir: ".",
  projects: [
    { name: "main", testMatch: "*.journey.ts", testIgnore: FULL },
    { name: "full", testMatch: FULL },
  ],
  outputDir: "../test-results",
  // Each has its own app.
  workers: 2,
  timeout: 1_200_000,
  // These end tests that hang and do not measure speed: a busy machine may be ten times slower.
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  forbidOnly: Boolean(process.env["CI"]),
  use: {
    viewport: { width: 1440, height: 900 },
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
    // Drawing motion takes an eighth of the processor time. `landing.full.journey.ts` has some.
    contextOptions: { reducedMotion: "reduce" },
    // A trace takes 40 % more time. To record one, run the journey again with `--trace on`.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: TEST_BROWSER,
  },
});
