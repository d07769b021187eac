import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const DOCUMENT_ROUTES: readonly ScreenRoute[] = [
  screenAt(
    "/dashboard/documents",
    async () => (await import("./documents-screen")).DocumentsScreen,
    {
      area: "workspace",
      needs: "plan",
      menu: { group: "implementation", label: "Documents", icon: "folder", order: 20 },
    },
  ),
];
