import { screenAt } from "../../platform/routing/screen-entry";
import type { ScreenEntry } from "../../platform/routing/screen-entry";

export const BUSINESS_UNIT_ROUTES: readonly ScreenEntry[] = [
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
