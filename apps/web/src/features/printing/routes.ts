import { screenAt } from "../../platform/routing/screen-entry";
import type { ScreenEntry } from "../../platform/routing/screen-entry";

export const PRINTING_ROUTES: readonly ScreenEntry[] = [
  screenAt(
    "/dashboard/plan-document",
    async () => (await import("./plan-document-screen")).PlanDocumentScreen,
    {
      area: "workspace",
      needs: "plan",
      menu: { group: "implementation", label: "Plan Document", icon: "document", order: 10 },
      continues: "implementation",
      budget: "document",
    },
  ),
];
