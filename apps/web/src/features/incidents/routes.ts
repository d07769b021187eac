import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const INCIDENT_ROUTES: readonly ScreenRoute[] = [
  screenAt(
    "/dashboard/incidents",
    async () => (await import("./incidents-screen")).IncidentsScreen,
    {
      area: "workspace",
      needs: "plan",
      menu: { group: "readiness", label: "Incidents", icon: "phone", order: 10 },
    },
  ),
  screenAt("/dashboard/incident", async () => (await import("./incident-screen")).IncidentScreen, {
    area: "workspace",
    needs: "plan",
  }),
  screenAt("/incident-alert", async () => (await import("./by-link/alert-screen")).AlertScreen, {
    area: "public",
    needs: "nothing",
  }),
  screenAt("/safe", async () => (await import("./safety-check/safety-screen")).SafetyScreen, {
    area: "public",
    needs: "nothing",
  }),
];
