import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const RECOVERY_STRATEGY_ROUTES: readonly ScreenRoute[] = [
  screenAt(
    "/dashboard/recovery-strategy",
    async () => (await import("./recovery-strategy-screen")).RecoveryStrategyScreen,
    {
      area: "workspace",
      needs: "plan",
      menu: { group: "planning_design", label: "Recovery Strategy", icon: "refresh", order: 10 },
      continues: "planning_design",
    },
  ),
];
