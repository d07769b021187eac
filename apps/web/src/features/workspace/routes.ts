import { screenAt } from "../../platform/routing/screen-entry";
import type { ScreenEntry } from "../../platform/routing/screen-entry";

export const WORKSPACE_ROUTES: readonly ScreenEntry[] = [
  screenAt("/dashboard/*", async () => (await import("./unknown-page-screen")).UnknownPageScreen, {
    area: "workspace",
    needs: "organisation",
  }),
  screenAt("/admin", async () => (await import("./admin-entry-screen")).AdminEntryScreen, {
    area: "admin",
    needs: "session",
  }),
  screenAt("/admin/*", async () => (await import("./admin-entry-screen")).AdminEntryScreen, {
    area: "admin",
    needs: "session",
  }),
];
