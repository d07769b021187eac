import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const MONTHLY_QUESTION_ROUTES: readonly ScreenRoute[] = [
  screenAt(
    "/monthly-question",
    async () => (await import("./linked-question-screen")).LinkedQuestionScreen,
    {
      area: "public",
      needs: "nothing",
    },
  ),
];
