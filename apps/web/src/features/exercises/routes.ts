import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const EXERCISE_ROUTES: readonly ScreenRoute[] = [
  screenAt(
    "/dashboard/exercises",
    async () => (await import("./exercises-screen")).ExercisesScreen,
    {
      area: "workspace",
      needs: "plan",
      menu: { group: "readiness", label: "Exercises", icon: "calendar", order: 20 },
    },
  ),
  screenAt("/dashboard/exercise", async () => (await import("./exercise-screen")).ExerciseScreen, {
    area: "workspace",
    needs: "plan",
  }),
  screenAt(
    "/exercise-link",
    async () => (await import("./invited-exercise-screen")).InvitedExerciseScreen,
    { area: "public", needs: "nothing" },
  ),
];
