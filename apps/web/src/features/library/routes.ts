import { screenAt } from "../../platform/routing/screen-entry";
import type { ScreenEntry } from "../../platform/routing/screen-entry";

export const LIBRARY_ROUTES: readonly ScreenEntry[] = [
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
