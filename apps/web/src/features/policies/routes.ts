import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const POLICY_ROUTES: readonly ScreenRoute[] = [
  screenAt("/organization/policy", async () => (await import("./policy-screen")).PolicyScreen, {
    area: "workspace",
    needs: "organisation",
    menu: { group: "organisation", label: "Policy", icon: "policy", order: 80 },
  }),
  screenAt(
    "/dashboard/policy",
    async () => (await import("./accountable-members-screen")).AccountableMembersScreen,
    {
      area: "workspace",
      needs: "plan",
      menu: { group: "policy_programme", label: "Accountable Members", icon: "policy", order: 30 },
      continues: "policy_programme",
    },
  ),
];
