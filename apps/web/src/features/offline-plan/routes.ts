import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const OFFLINE_PLAN_ROUTES: readonly ScreenRoute[] = [
  screenAt(
    "/dashboard/offline-plan",
    async () => (await import("./offline-plan-screen")).OfflinePlanScreen,
    {
      area: "workspace",
      needs: "plan",
      menu: { group: "readiness", label: "Offline Plan", icon: "download", order: 40 },
    },
  ),
];
