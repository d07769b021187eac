import { screenAt } from "../../platform/routing/screen-entry";
import type { ScreenEntry } from "../../platform/routing/screen-entry";

export const OFFLINE_PLAN_ROUTES: readonly ScreenEntry[] = [
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
