import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const PRINTING_ROUTES: readonly ScreenRoute[] = [
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
