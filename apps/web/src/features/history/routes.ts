import { screenAt } from "../../platform/routing/screen-entry";
import type { ScreenEntry } from "../../platform/routing/screen-entry";

export const HISTORY_ROUTES: readonly ScreenEntry[] = [
  screenAt("/organization/history", async () => (await import("./history-screen")).HistoryScreen, {
    area: "workspace",
    needs: "organisation",
    permission: "readHistory",
    menu: { group: "organisation", label: "History", icon: "clock", order: 95 },
  }),
];
