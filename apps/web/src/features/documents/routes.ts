import { screenAt } from "../../platform/routing/screen-entry";
import type { ScreenEntry } from "../../platform/routing/screen-entry";

export const DOCUMENT_ROUTES: readonly ScreenEntry[] = [
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
