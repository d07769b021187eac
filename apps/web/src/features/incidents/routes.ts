import { screenAt } from "../../platform/routing/screen-entry";
import type { ScreenEntry } from "../../platform/routing/screen-entry";

export const INCIDENT_ROUTES: readonly ScreenEntry[] = [
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
  screenAt("/incident-alert", async () => (await import("./responders/alert-screen")).AlertScreen, {
    area: "public",
    needs: "nothing",
  }),
];
