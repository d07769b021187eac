import type { ExerciseUnit, ObjectiveScore } from "@holdfast/contract/exercises/exercise";
import { byRecoveryTime } from "@holdfast/contract/incidents/incident-rules";
import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { rowOf, rowsOf } from "../../platform/database/sql/row-of";
import type { ExerciseKey } from "./exercises-store";
import { exerciseObjectives as objectives, exerciseUnits as units } from "./exercises-table";

/** Most objectives of a scenario, and most business units of a location. */
const MAX_OBJECTIVES = 50;
const MAX_UNITS = 500;

const ofExercise = (
  table: typeof objectives | typeof units,
  { organisationId, exerciseId }: ExerciseKey,
) => and(eq(table.organisationId, organisationId), eq(table.exerciseId, exerciseId));

export const listObjectives = (db: Queryable, key: ExerciseKey) =>
  db
    .select({
      number: objectives.number,
      text: objectives.text,
      score: objectives.score,
      note: objectives.note,
    })
    .from(objectives)
    .where(ofExercise(objectives, key))
    .orderBy(asc(objectives.number))
    .limit(MAX_OBJECTIVES);

export async function insertObjectives(
  tx: Queryable,
  { organisationId, exerciseId }: ExerciseKey,
  texts: readonly string[],
): Promise<void> {
  await tx.insert(objectives).values(
    rowsOf(
      objectives,
      texts.map((text, at) => ({ organisationId, exerciseId, number: at + 1, text, note: "" })),
    ),
  );
}

/** Scores an objective. Returns whether there is one. */
export async function updateObjective(
  tx: Queryable,
  key: ExerciseKey,
  number: number,
  changes: { readonly score: ObjectiveScore | null; readonly note: string },
): Promise<boolean> {
  const rows = await tx
    .update(objectives)
    .set(rowOf(objectives, changes))
    .where(and(ofExercise(objectives, key), eq(objectives.number, number)))
    .returning({ number: objectives.number });
  return rows.length > 0;
}

/** Returns the business units in the order in which they must be back. */
export async function listUnits(db: Queryable, key: ExerciseKey): Promise<ExerciseUnit[]> {
  const rows = await db
    .select({
      unitId: units.id,
      name: units.name,
      rtoDays: units.rtoDays,
      isRtoProposed: units.isRtoProposed,
      achievedHours: units.achievedHours,
    })
    .from(units)
    .where(ofExercise(units, key))
    .limit(MAX_UNITS);
  return byRecoveryTime(rows);
}

export async function insertUnits(
  tx: Queryable,
  { organisationId, exerciseId }: ExerciseKey,
  rows: readonly Omit<ExerciseUnit, "achievedHours">[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(units).values(
    rowsOf(
      units,
      rows.map(({ unitId, ...unit }) => ({ ...unit, id: unitId, organisationId, exerciseId })),
    ),
  );
}

/** Stores when a unit was back. Returns whether there is one. */
export async function updateUnit(
  tx: Queryable,
  key: ExerciseKey,
  unitId: string,
  achievedHours: number | null,
): Promise<boolean> {
  const rows = await tx
    .update(units)
    .set(rowOf(units, { achievedHours }))
    .where(and(ofExercise(units, key), eq(units.id, unitId)))
    .returning({ id: units.id });
  return rows.length > 0;
}
