import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const LIBRARY_ROUTES: readonly ScreenRoute[] = [
  screenAt(
    "/dashboard/activation-levels",
    async () => (await import("./activation-levels-screen")).ActivationLevelsScreen,
    {
      area: "workspace",
      needs: "plan",
      menu: { group: "reference", label: "Activation Levels", icon: "alert", order: 10 },
    },
  ),
  screenAt("/dashboard/glossary", async () => (await import("./glossary-screen")).GlossaryScreen, {
    area: "workspace",
    needs: "plan",
    menu: { group: "reference", label: "Glossary", icon: "help", order: 20 },
  }),
];
