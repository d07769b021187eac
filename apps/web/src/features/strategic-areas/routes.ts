import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const STRATEGIC_AREA_ROUTES: readonly ScreenRoute[] = [
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
