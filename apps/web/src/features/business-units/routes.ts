import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const BUSINESS_UNIT_ROUTES: readonly ScreenRoute[] = [
  screenAt(
    "/dashboard/business-units",
    async () => (await import("./business-units-screen")).BusinessUnitsScreen,
    {
      area: "workspace",
      needs: "plan",
      menu: { group: "policy_programme", label: "Business Units", icon: "sitemap", order: 10 },
    },
  ),
];
