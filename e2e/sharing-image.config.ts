import journeys from "./playwright.config";

/* Makes the picture of a shared link: `npm run record-sharing-image`, after `npm run build`. */
export default {
  ...journeys,
  testMatch: "record-sharing-image.ts",
  projects: journeys.projects?.slice(0, 1),
};
