import {
  EXERCISE_SCENARIOS,
  exerciseScenarioById,
} from "@holdfast/content/library/response/exercise-scenarios";
import {
  listExercises as listEndpoint,
  listExerciseScenarios as scenariosEndpoint,
  readExercise as readEndpoint,
  readExerciseScenario as scenarioEndpoint,
} from "@holdfast/contract/exercises/exercise-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { readPlanSnapshot } from "../plan-content/public";
import { listExercises as listRows } from "./exercises-store";
import { keyOf, readWhole } from "./find-exercise";
import { filledScenario } from "./scenario-text-rules";

export const listExerciseScenarios = route(scenariosEndpoint, async ({ scope }, services) => {
  const content = await readPlanSnapshot(services, scope);
  return EXERCISE_SCENARIOS.map((scenario) => {
    const { injects: _, questions: _questions, ...summary } = filledScenario(scenario, content);
    return summary;
  });
});

export const readExerciseScenario = route(scenarioEndpoint, async ({ scope, query }, services) => {
  const scenario = exerciseScenarioById(query.scenarioId);
  if (!scenario) throw new ProblemError(NOT_FOUND);
  return filledScenario(scenario, await readPlanSnapshot(services, scope));
});

export const listExercises = route(listEndpoint, ({ scope }, { database }) =>
  listRows(database.query, scope),
);

export const readExercise = route(readEndpoint, ({ scope, params }, { database }) =>
  readWhole(database.query, keyOf(scope, params)),
);
