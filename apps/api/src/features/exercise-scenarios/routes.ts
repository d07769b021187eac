import { createExercise } from "./create-exercise";
import { listExerciseScenarios, readExerciseScenario } from "./read-scenarios";

export const exerciseScenariosRoutes = [
  listExerciseScenarios,
  readExerciseScenario,
  createExercise,
];
