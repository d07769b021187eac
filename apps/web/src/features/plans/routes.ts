import { screenAt } from "../../platform/routing/screen-entry";
import type { ScreenEntry } from "../../platform/routing/screen-entry";

export const PLAN_ROUTES: readonly ScreenEntry[] = [
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
