import journeys from "../playwright.config";

/* Makes the product's own videos: `npm run record-videos`, after `npm run build`. */
export default {
  ...journeys,
  projects: [{ testMatch: "record-videos.ts" }],
};
