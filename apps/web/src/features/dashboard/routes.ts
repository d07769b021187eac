import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const DASHBOARD_ROUTES: readonly ScreenRoute[] = [
  screenAt("/dashboard", async () => (await import("./dashboard-screen")).DashboardScreen, {
    area: "workspace",
    needs: "plan",
    menu: { group: "plan", label: "Dashboard", icon: "dashboard", order: 10 },
  }),
];
