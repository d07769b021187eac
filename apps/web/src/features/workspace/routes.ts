import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const WORKSPACE_ROUTES: readonly ScreenRoute[] = [
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
