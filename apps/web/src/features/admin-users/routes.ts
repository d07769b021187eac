import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const ADMIN_USER_ROUTES: readonly ScreenRoute[] = [
  screenAt(
    "/admin/admin-users",
    async () => (await import("./admin-users-screen")).AdminUsersScreen,
    {
      area: "admin",
      needs: "session",
      permission: "broker",
      menu: { group: "clients", label: "My Admin Users", icon: "people", order: 30 },
      budget: "table",
    },
  ),
];
