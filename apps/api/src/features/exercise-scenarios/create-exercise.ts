import { exerciseScenarioById } from "@holdfast/content/library/response/exercise-scenarios";
import { createExercise as endpoint } from "@holdfast/contract/exercises/exercise-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../platform/http/route";
import { assertPlanListNotFull } from "../../platform/limits/row-limits-store";
import { ProblemError } from "../../platform/problem-error";
import { addExercise } from "../exercises/public";
import { readPlanContent } from "../plan-content/public";
import { filledScenario } from "./scenario-text-rules";

/** Plans an exercise. Its texts, people and units are copied, so that later changes of the plan do not change it. */
export const createExercise = route(endpoint, async ({ body, scope }, services) => {
  const known = exerciseScenarioById(body.scenarioId);
  if (!known) throw new ProblemError(NOT_FOUND);
  return services.database.transaction(async (tx) => {
    await assertPlanListNotFull(tx, services, "exercises", scope);
    const content = await readPlanContent(tx, services, scope);
    return addExercise(tx, services, scope, {
      input: body,
      scenario: filledScenario(known, content),
      plan: content,
    });
  });
});
