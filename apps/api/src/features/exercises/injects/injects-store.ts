import type { Inject, Scenario } from "@holdfast/contract/exercises/exercise";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { rowOf, rowsOf } from "../../../platform/database/sql/row-of";
import type { ExerciseKey } from "../exercises-store";
import { exerciseAnswers as answers, exerciseInjects as table } from "../exercises-table";

/** Most messages of a scenario. */
const MAX_INJECTS = 100;
/** One for each participant in three teams and each message. */
const MAX_ANSWERS = 30_000;

const ofExercise = ({ organisationId, exerciseId }: ExerciseKey) =>
  and(eq(table.organisationId, organisationId), eq(table.exerciseId, exerciseId));

/** Returns the messages of an exercise in their order, without their answers. */
export async function listInjects(
  db: Queryable,
  key: ExerciseKey,
): Promise<Omit<Inject, "answers">[]> {
  const rows = await db
    .select({
      number: table.number,
      minute: table.minute,
      teamTypeId: table.teamTypeId,
      text: table.text,
      expects: table.expects,
      section: table.section,
      releasedAt: table.releasedAt,
    })
    .from(table)
    .where(ofExercise(key))
    .orderBy(asc(table.number))
    .limit(MAX_INJECTS);
  return rows.map((row) => ({ ...row, releasedAt: row.releasedAt?.toISOString() ?? null }));
}

/** Returns the answers of an exercise, or those of one participant, in the order of their arrival. */
export async function listAnswers(db: Queryable, key: ExerciseKey, participantId?: string) {
  const rows = await db
    .select({
      injectNumber: answers.injectNumber,
      participantId: answers.participantId,
      text: answers.text,
      answeredAt: answers.answeredAt,
    })
    .from(answers)
    .where(
      and(
        eq(answers.organisationId, key.organisationId),
        eq(answers.exerciseId, key.exerciseId),
        participantId === undefined ? undefined : eq(answers.participantId, participantId),
      ),
    )
    .orderBy(asc(answers.answeredAt), asc(answers.injectNumber), asc(answers.participantId))
    .limit(MAX_ANSWERS);
  return rows.map((row) => ({ ...row, answeredAt: row.answeredAt.toISOString() }));
}

export async function insertInjects(
  tx: Queryable,
  { organisationId, exerciseId }: ExerciseKey,
  injects: Scenario["injects"],
): Promise<void> {
  await tx.insert(table).values(
    rowsOf(
      table,
      injects.map((inject) => ({ ...inject, organisationId, exerciseId })),
    ),
  );
}

/** Shows a message, once. Returns whether it was not shown before. */
export async function markReleased(
  tx: Queryable,
  key: ExerciseKey,
  number: number,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set(rowOf(table, { releasedAt: now }))
    .where(and(ofExercise(key), eq(table.number, number), isNull(table.releasedAt)))
    .returning({ number: table.number });
  return rows.length > 0;
}

/** Stores an answer, once for each person and message. Returns whether it was stored. */
export async function insertAnswer(
  tx: Queryable,
  { organisationId, exerciseId }: ExerciseKey,
  answer: {
    readonly injectNumber: number;
    readonly participantId: string;
    readonly text: string;
    readonly answeredAt: Date;
  },
): Promise<boolean> {
  const rows = await tx
    .insert(answers)
    .values(rowOf(answers, { ...answer, organisationId, exerciseId }))
    .onConflictDoNothing()
    .returning({ number: answers.injectNumber });
  return rows.length > 0;
}
