import { screenAt } from "../../platform/routing/screen-entry";
import type { ScreenEntry } from "../../platform/routing/screen-entry";

export const DASHBOARD_ROUTES: readonly ScreenEntry[] = [
  screenAt("/dashboard", async () => (await import("./dashboard-screen")).DashboardScreen, {
    area: "workspace",
    needs: "plan",
    menu: { group: "plan", label: "Dashboard", icon: "dashboard", order: 10 },
  }),
];
