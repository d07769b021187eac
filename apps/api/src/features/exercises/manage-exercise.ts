import {
  cancelExercise as cancelEndpoint,
  releaseInject as releaseEndpoint,
  startExercise as startEndpoint,
} from "@holdfast/contract/exercises/exercise-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { recordEvent } from "../../platform/audit/audit-store";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { deleteExercise, updateExercise } from "./exercises-store";
import { keyOf, plannedExerciseOf, readWhole, runningExerciseOf } from "./find-exercise";
import { listInjects, markReleased } from "./injects/injects-store";
import { listParticipants } from "./invitations/participants-store";
import { sendCancellation } from "./invitations/send-links";

export const cancelExercise = route(cancelEndpoint, async ({ params, scope, origin }, services) => {
  await services.database.transaction(async (tx) => {
    const key = keyOf(scope, params);
    const exercise = await plannedExerciseOf(tx, key);
    await sendCancellation(tx, services, key, exercise, await listParticipants(tx, key));
    await deleteExercise(tx, key);
    await recordEvent(tx, services, {
      action: "plans.exercise-cancelled",
      actorUserId: scope.userId,
      organisationId: scope.organisationId,
      subject: scope.planId,
      detail: { name: exercise.name },
      address: origin.address,
    });
  });
  services.wakeOutbox();
});

export const startExercise = route(startEndpoint, ({ params, scope }, services) =>
  services.database.transaction(async (tx) => {
    const key = keyOf(scope, params);
    await plannedExerciseOf(tx, key);
    await updateExercise(tx, key, { status: "running", startedAt: services.clock.now() });
    return readWhole(tx, key);
  }),
);

export const releaseInject = route(releaseEndpoint, ({ body, params, scope }, services) =>
  services.database.transaction(async (tx) => {
    const key = keyOf(scope, params);
    await runningExerciseOf(tx, key);
    if (!(await listInjects(tx, key)).some(({ number }) => number === body.number))
      throw new ProblemError(NOT_FOUND);
    await markReleased(tx, key, body.number, services.clock.now());
    return readWhole(tx, key);
  }),
);
