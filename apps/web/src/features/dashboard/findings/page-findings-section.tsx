import { idleComponent } from "../../../platform/routing/idle-component";

/** What of the page's content contradicts other parts of the plan. Loaded late: most plans have none. */
export const PageFindingsSection = idleComponent(
  async () => (await import("./page-findings-notice")).PageFindingsNotice,
);
