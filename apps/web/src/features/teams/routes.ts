import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const TEAM_ROUTES: readonly ScreenRoute[] = [
  screenAt("/dashboard/teams", async () => (await import("./teams-screen")).TeamsScreen, {
    area: "workspace",
    needs: "plan",
    menu: { group: "policy_programme", label: "Teams", icon: "people", order: 20 },
  }),
];
