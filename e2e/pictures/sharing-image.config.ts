import journeys from "../playwright.config";

/* Makes the picture of a shared link: `npm run record-sharing-image`, after `npm run build`. */
export default {
  ...journeys,
  projects: [{ testMatch: "record-sharing-image.ts" }],
};
