import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const PLAN_ROUTES: readonly ScreenRoute[] = [
  screenAt("/organization/plans", async () => (await import("./plans-screen")).PlansScreen, {
    area: "workspace",
    needs: "organisation",
    menu: { group: "organisation", label: "Plans", icon: "layers", order: 90 },
  }),
  screenAt("/dashboard/plans", async () => (await import("./plans-screen")).PlansScreen, {
    area: "workspace",
    needs: "organisation",
    menu: { group: "plan", label: "Plans", icon: "layers", order: 20 },
  }),
];
