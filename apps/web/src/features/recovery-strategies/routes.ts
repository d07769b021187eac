import { screenAt } from "../../platform/routing/screen-entry";
import type { ScreenEntry } from "../../platform/routing/screen-entry";

export const RECOVERY_STRATEGY_ROUTES: readonly ScreenEntry[] = [
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
