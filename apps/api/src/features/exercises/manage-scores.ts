import {
  finishExercise as finishEndpoint,
  scoreObjective as scoreEndpoint,
  setExerciseAction as actionEndpoint,
  setExerciseUnit as unitEndpoint,
} from "@holdfast/contract/exercises/exercise-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { insertAgreedActions, markAgreedAction } from "../agreed-actions/public";
import { updateExercise } from "./exercises-store";
import { exerciseOf, keyOf, readWhole, runningExerciseOf } from "./find-exercise";
import { updateObjective, updateUnit } from "./scores-store";

export const scoreObjective = route(scoreEndpoint, ({ body, params, scope }, services) =>
  services.database.transaction(async (tx) => {
    const key = keyOf(scope, params);
    await runningExerciseOf(tx, key);
    const changes = { score: body.score, note: body.note ?? "" };
    if (!(await updateObjective(tx, key, body.number, changes))) throw new ProblemError(NOT_FOUND);
    return readWhole(tx, key);
  }),
);

export const setExerciseUnit = route(unitEndpoint, ({ body, params, scope }, services) =>
  services.database.transaction(async (tx) => {
    const key = keyOf(scope, params);
    await runningExerciseOf(tx, key);
    if (!(await updateUnit(tx, key, params.unitId, body.achievedHours)))
      throw new ProblemError(NOT_FOUND);
    return readWhole(tx, key);
  }),
);

export const finishExercise = route(finishEndpoint, ({ body, params, scope }, services) =>
  services.database.transaction(async (tx) => {
    const key = keyOf(scope, params);
    await runningExerciseOf(tx, key);
    const finishedAt = services.clock.now();
    await updateExercise(tx, key, { status: "finished", finishedAt, summary: body.summary ?? "" });
    await insertAgreedActions(tx, key, body.actions, services.newId);
    return readWhole(tx, key);
  }),
);

/** The actions of an exercise are done after it is finished. */
export const setExerciseAction = route(actionEndpoint, ({ body, params, scope }, services) =>
  services.database.transaction(async (tx) => {
    const key = keyOf(scope, params);
    await exerciseOf(tx, key);
    const doneAt = body.isDone ? services.clock.now() : null;
    if (!(await markAgreedAction(tx, key, params.actionId, doneAt)))
      throw new ProblemError(NOT_FOUND);
    return readWhole(tx, key);
  }),
);
