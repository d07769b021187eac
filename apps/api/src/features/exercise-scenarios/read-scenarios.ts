import {
  EXERCISE_SCENARIOS,
  exerciseScenarioById,
} from "@holdfast/content/library/response/exercise-scenarios";
import {
  listExerciseScenarios as scenariosEndpoint,
  readExerciseScenario as scenarioEndpoint,
} from "@holdfast/contract/exercises/exercise-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { readPlanSnapshot } from "../plan-content/public";
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
