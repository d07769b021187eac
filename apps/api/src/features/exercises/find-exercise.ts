import { exerciseScenarioById } from "@holdfast/content/library/response/exercise-scenarios";
import { EXERCISE_NOT_PLANNED, EXERCISE_NOT_RUNNING } from "@holdfast/contract/exercises/errors";
import type { Exercise } from "@holdfast/contract/exercises/exercise";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { ProblemError } from "../../platform/problem-error";
import { listAgreedActions } from "../agreed-actions/public";
import { type ExerciseKey, readExercise, type StoredExercise } from "./exercises-store";
import { listAnswers, listInjects } from "./injects/injects-store";
import { listParticipants } from "./invitations/participants-store";
import { listObjectives, listUnits } from "./scores-store";

export const keyOf = (
  { organisationId, planId }: PlanScope,
  { exerciseId }: { readonly exerciseId: string },
): ExerciseKey => ({ organisationId, planId, exerciseId });

/** @throws ProblemError 404 if the plan has no such exercise */
export async function exerciseOf(db: Queryable, key: ExerciseKey): Promise<StoredExercise> {
  const exercise = await readExercise(db, key);
  if (!exercise) throw new ProblemError(NOT_FOUND);
  return exercise;
}

/** @throws ProblemError 404, or 409 once it has started */
export async function plannedExerciseOf(db: Queryable, key: ExerciseKey): Promise<StoredExercise> {
  const exercise = await exerciseOf(db, key);
  if (exercise.status !== "planned") throw new ProblemError(EXERCISE_NOT_PLANNED);
  return exercise;
}

/** @throws ProblemError 404, or 409 before it starts and once it is finished */
export async function runningExerciseOf(db: Queryable, key: ExerciseKey): Promise<StoredExercise> {
  const exercise = await exerciseOf(db, key);
  if (exercise.status !== "running") throw new ProblemError(EXERCISE_NOT_RUNNING);
  return exercise;
}

/** Reads everything that the screen and the report of an exercise show. */
export async function readWhole(db: Queryable, key: ExerciseKey): Promise<Exercise> {
  const { scenarioSummary: _, ...exercise } = await exerciseOf(db, key);
  const scenario = exerciseScenarioById(exercise.scenarioId);
  const answers = Map.groupBy(await listAnswers(db, key), ({ injectNumber }) => injectNumber);
  const injects = await listInjects(db, key);
  const objectives = await listObjectives(db, key);
  const actions = await listAgreedActions(db, key);
  return {
    ...exercise,
    planId: key.planId,
    participants: await listParticipants(db, key),
    injects: injects.map((inject) => ({
      ...inject,
      answers: (answers.get(inject.number) ?? []).map(
        ({ injectNumber: _number, ...answer }) => answer,
      ),
    })),
    objectives: objectives.map((row) => ({
      ...row,
      criteria: scenario?.scoring.find(({ objective }) => objective === row.number) ?? {
        met: "",
        partly: "",
        notMet: "",
      },
    })),
    units: await listUnits(db, key),
    actions: actions.map(({ id, ...action }) => ({ ...action, actionId: id })),
    questions: [...(scenario?.questions ?? [])],
  };
}
