import journeys from "../playwright.config";

/*
 * Takes the screenshots of the main path for the README, from the demo:
 *   npm run build && npx playwright test -c e2e/pictures/screenshots.config.ts
 */
export default {
  ...journeys,
  projects: [{ testMatch: "screenshots.ts" }],
};
