import { screenAt } from "../../platform/routing/screen-entry";
import type { ScreenEntry } from "../../platform/routing/screen-entry";

export const STRATEGIC_AREA_ROUTES: readonly ScreenEntry[] = [
  screenAt(
    "/organization/strategic-areas",
    async () => (await import("./strategic-areas-screen")).StrategicAreasScreen,
    {
      area: "workspace",
      needs: "organisation",
      menu: { group: "organisation", label: "Strategic Areas", icon: "flag", order: 70 },
    },
  ),
];
