import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const RISK_ROUTES: readonly ScreenRoute[] = [
  screenAt(
    "/dashboard/risk/exposures",
    async () => (await import("./exposures/exposures-screen")).ExposuresScreen,
    {
      area: "workspace",
      needs: "plan",
      menu: { group: "risk_analysis", label: "Exposures", icon: "eye", order: 10 },
    },
  ),
  screenAt(
    "/dashboard/risk/assessment",
    async () => (await import("./assessment/assessment-screen")).AssessmentScreen,
    {
      area: "workspace",
      needs: "plan",
      menu: { group: "risk_analysis", label: "Risk Assessment", icon: "risk", order: 20 },
      continues: "risk_analysis",
    },
  ),
  screenAt(
    "/dashboard/risk/register",
    async () => (await import("./register/register-screen")).RegisterScreen,
    {
      area: "workspace",
      needs: "plan",
      menu: { group: "risk_analysis", label: "Risk Register", icon: "list", order: 30 },
      budget: "table",
    },
  ),
  screenAt(
    "/dashboard/risk/report",
    async () => (await import("./report/report-screen")).ReportScreen,
    {
      area: "workspace",
      needs: "plan",
      menu: {
        group: "risk_analysis",
        label: "Risk & Insurance Report",
        icon: "check-circle",
        order: 40,
      },
      budget: "document",
    },
  ),
];
