import { screenAt } from "../../platform/routing/screen-entry";
import type { ScreenEntry } from "../../platform/routing/screen-entry";

export const ADMIN_USER_ROUTES: readonly ScreenEntry[] = [
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
