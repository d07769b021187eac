import { screenAt } from "../../platform/routing/screen-entry";
import type { ScreenEntry } from "../../platform/routing/screen-entry";

export const DRILL_ROUTES: readonly ScreenEntry[] = [
  screenAt("/drill", async () => (await import("./linked-drill-screen")).LinkedDrillScreen, {
    area: "public",
    needs: "nothing",
  }),
];
