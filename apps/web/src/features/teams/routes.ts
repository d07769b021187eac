import { screenAt } from "../../platform/routing/screen-entry";
import type { ScreenEntry } from "../../platform/routing/screen-entry";

export const TEAM_ROUTES: readonly ScreenEntry[] = [
  screenAt("/dashboard/teams", async () => (await import("./teams-screen")).TeamsScreen, {
    area: "workspace",
    needs: "plan",
    menu: { group: "policy_programme", label: "Teams", icon: "people", order: 20 },
  }),
];
