import { exerciseScenarioById } from "@holdfast/content/library/response/exercise-scenarios";
import { createExercise as endpoint } from "@holdfast/contract/exercises/exercise-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../platform/http/route";
import { assertPlanListNotFull } from "../../platform/limits/row-limits-store";
import { ProblemError } from "../../platform/problem-error";
import { readPlanContent } from "../plan-content/public";
import { insertExercise } from "./exercises-store";
import { readWhole } from "./find-exercise";
import { insertInjects } from "./injects/injects-store";
import { insertParticipants } from "./invitations/participants-store";
import { participantsOf } from "./invitations/find-participants";
import { filledScenario } from "./scenario-text-rules";
import { insertObjectives, insertUnits } from "./scores-store";

/** Plans an exercise. Its texts, people and units are copied, so that later changes of the plan do not change it. */
export const createExercise = route(endpoint, async ({ body, scope }, services) => {
  const { clock, database, newId } = services;
  const now = clock.now();
  const known = exerciseScenarioById(body.scenarioId);
  if (!known) throw new ProblemError(NOT_FOUND);
  const { organisationId, planId, userId } = scope;
  const key = { organisationId, planId, exerciseId: newId() };
  return database.transaction(async (tx) => {
    await assertPlanListNotFull(tx, services, "exercises", scope);
    const content = await readPlanContent(tx, services, scope);
    const scenario = filledScenario(known, content);
    await insertExercise(tx, {
      organisationId,
      planId,
      id: key.exerciseId,
      scenarioId: scenario.scenarioId,
      name: scenario.name,
      scenarioSummary: scenario.summary,
      plannedFor: body.plannedFor,
      startTime: body.startTime,
      timeZone: body.timeZone,
      place: body.place,
      facilitatorName: body.facilitatorName,
      createdAt: now,
      createdByUserId: userId,
    });
    await insertParticipants(tx, key, await participantsOf(tx, scope, body.contactIds, newId));
    await insertInjects(tx, key, scenario.injects);
    await insertObjectives(tx, key, scenario.objectives);
    await insertUnits(
      tx,
      key,
      content.units.map(({ name, rtoDays, isProposed }) => ({
        unitId: newId(),
        name,
        rtoDays,
        isRtoProposed: isProposed,
      })),
    );
    return readWhole(tx, key);
  });
});
