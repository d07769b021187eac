import { screenAt } from "../../platform/routing/screen-entry";
import type { ScreenEntry } from "../../platform/routing/screen-entry";

export const BROKERAGE_ROUTES: readonly ScreenEntry[] = [
  screenAt("/admin/overview", async () => (await import("./admin-screen")).AdminScreen, {
    area: "admin",
    needs: "session",
    permission: "broker",
    menu: { group: "admin", label: "Overview", icon: "home", order: 10 },
  }),
];
