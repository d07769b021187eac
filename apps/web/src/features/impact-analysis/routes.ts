import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const IMPACT_ANALYSIS_ROUTES: readonly ScreenRoute[] = [
  screenAt(
    "/dashboard/business-impact-analysis/strategic",
    async () => (await import("./strategic/strategic-bia-screen")).StrategicBiaScreen,
    {
      area: "workspace",
      needs: "plan",
      menu: { group: "analysis_planning", label: "Strategic BIA", icon: "flag", order: 10 },
      continues: "analysis_planning",
    },
  ),
  screenAt(
    "/dashboard/business-impact-analysis/tactical",
    async () => (await import("./tactical/tactical-bia-screen")).TacticalBiaScreen,
    {
      area: "workspace",
      needs: "plan",
      menu: { group: "analysis_planning", label: "Tactical BIA", icon: "clock", order: 20 },
    },
  ),
  screenAt(
    "/dashboard/business-impact-analysis/operational",
    async () => (await import("./operational/operational-bia-screen")).OperationalBiaScreen,
    {
      area: "workspace",
      needs: "plan",
      menu: { group: "analysis_planning", label: "Operational BIA", icon: "tool", order: 30 },
    },
  ),
];
