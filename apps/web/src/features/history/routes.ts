import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const HISTORY_ROUTES: readonly ScreenRoute[] = [
  screenAt("/organization/history", async () => (await import("./history-screen")).HistoryScreen, {
    area: "workspace",
    needs: "organisation",
    permission: "readHistory",
    menu: { group: "organisation", label: "History", icon: "clock", order: 95 },
  }),
];
