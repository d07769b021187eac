import { screenAt } from "../../platform/routing/screen-entry";
import type { ScreenEntry } from "../../platform/routing/screen-entry";

export const MONTHLY_QUESTION_ROUTES: readonly ScreenEntry[] = [
  screenAt("/drill", async () => (await import("./linked-question-screen")).LinkedQuestionScreen, {
    area: "public",
    needs: "nothing",
  }),
];
