import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const ORGANISATION_ROUTES: readonly ScreenRoute[] = [
  screenAt(
    "/organization",
    async () => (await import("./organisation-screen")).OrganisationScreen,
    {
      area: "workspace",
      needs: "session",
      menu: { group: "organisation", label: "Overview", icon: "home", order: 10 },
    },
  ),
  screenAt(
    "/organization/list",
    async () => (await import("./organisations-screen")).OrganisationsScreen,
    {
      area: "workspace",
      needs: "organisation",
      menu: { group: "organisation", label: "Change Organization", icon: "swap", order: 100 },
    },
  ),
  screenAt(
    "/organization/users",
    async () => (await import("./members/members-screen")).MembersScreen,
    {
      area: "workspace",
      needs: "organisation",
      permission: "manageMembers",
      menu: { group: "members", label: "Users", icon: "people", order: 10 },
    },
  ),
];
