import journeys from "./playwright.config";

/*
 * Takes the pictures of the main path for the README, from the demonstration:
 *   npm run build && npx playwright test -c e2e/screenshots.config.ts
 */
export default { ...journeys, testMatch: "pictures.ts", projects: journeys.projects?.slice(0, 1) };
