import {
  createExercise,
  inviteParticipants,
} from "@holdfast/contract/exercises/exercise-endpoints";
import type { Exercise } from "@holdfast/contract/exercises/exercise";
import type { TestApp } from "../setup/test-app";
import type { PlanWorkspace } from "./workspace";

/** Returns an input that plans an exercise of a fire for a day (YYYY-MM-DD) with those contacts. */
export const exerciseInput = (plannedFor: string, contactIds: readonly string[]) => ({
  scenarioId: 1,
  plannedFor,
  startTime: "10:00",
  timeZone: "Australia/Sydney",
  place: "Meeting room",
  facilitatorName: "Mei Silva",
  contactIds: [...contactIds],
});

/** Plans an exercise for a day (YYYY-MM-DD) with those contacts, and invites them. */
export async function invitedExercise(
  app: TestApp,
  { token: as, planId }: Pick<PlanWorkspace, "token" | "planId">,
  plannedFor: string,
  contactIds: readonly string[],
): Promise<Exercise> {
  const { body } = await app.call(createExercise, {
    as,
    params: { planId },
    body: exerciseInput(plannedFor, contactIds),
  });
  const params = { planId, exerciseId: body.exerciseId };
  return (await app.call(inviteParticipants, { as, params, body: {} })).body;
}
