import type { ExerciseSummary } from "@holdfast/contract/exercises/exercise";
import { and, desc, eq, lte, sql } from "drizzle-orm";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { isVersion, nextVersion } from "../../platform/database/sql/row-version";
import { rowOf } from "../../platform/database/sql/row-of";
import { countOpenActions } from "../agreed-actions/public";
import { exercises as table } from "./exercises-table";

/** An exercise of a plan. */
export type ExerciseKey = Pick<PlanScope, "organisationId" | "planId"> & {
  readonly exerciseId: string;
};

/** Exercises in one list. */
const LISTED = 200;

const ofPlan = ({ organisationId, planId }: Pick<PlanScope, "organisationId" | "planId">) =>
  and(eq(table.organisationId, organisationId), eq(table.planId, planId));
const theExercise = (key: ExerciseKey) => and(ofPlan(key), eq(table.id, key.exerciseId));

/** The teams from which at least one person answered a message, in a statement on `exercises`. */
export const answeredTeams = sql<
  number[]
>`array(select distinct p.team_type_id from exercise_answers a
    join exercise_participants p on p.organisation_id = a.organisation_id and p.id = a.participant_id
    where a.organisation_id = exercises.organisation_id and a.exercise_id = exercises.id order by 1)`;

const columns = {
  exerciseId: table.id,
  scenarioId: table.scenarioId,
  name: table.name,
  status: table.status,
  plannedFor: table.plannedFor,
  startTime: table.startTime,
  timeZone: table.timeZone,
  place: table.place,
  facilitatorName: table.facilitatorName,
  startedAt: table.startedAt,
  finishedAt: table.finishedAt,
  openActions: countOpenActions({
    organisationId: sql`exercises.organisation_id`,
    exerciseId: sql`exercises.id`,
  }),
  score: sql<number | null>`(select
      round(100.0 * sum(case o.score when 'met' then 1 when 'partly' then 0.5 else 0 end) / count(*))::int
    from exercise_objectives o
    where o.organisation_id = exercises.organisation_id and o.exercise_id = exercises.id
    having count(o.score) > 0)`,
  teamTypeIds: sql<number[]>`array(select distinct p.team_type_id from exercise_participants p
    where p.organisation_id = exercises.organisation_id and p.exercise_id = exercises.id order by 1)`,
  answeredTeamTypeIds: answeredTeams,
  messages: sql<number>`(select count(*)::int from exercise_injects i
    where i.organisation_id = exercises.organisation_id and i.exercise_id = exercises.id)`,
  releasedMessages: sql<number>`(select count(i.released_at)::int from exercise_injects i
    where i.organisation_id = exercises.organisation_id and i.exercise_id = exercises.id)`,
};

type Row = Omit<ExerciseSummary, "startedAt" | "finishedAt"> & {
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
};

const responseOf = <Selected extends Row>(row: Selected) => ({
  ...row,
  startedAt: row.startedAt?.toISOString() ?? null,
  finishedAt: row.finishedAt?.toISOString() ?? null,
});

/** Returns a query of the ids of a plan's exercises, for use in other statements. */
export const exerciseIdsOfPlan = (db: Queryable, scope: PlanScope) =>
  db.select({ id: table.id }).from(table).where(ofPlan(scope));

/** Returns the newest exercises of a plan, newest first. */
export async function listExercises(db: Queryable, scope: PlanScope): Promise<ExerciseSummary[]> {
  const rows = await db
    .select(columns)
    .from(table)
    .where(ofPlan(scope))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(LISTED);
  return rows.map(responseOf);
}

export type StoredExercise = NonNullable<Awaited<ReturnType<typeof readExercise>>>;

/** Returns an exercise of a plan, without its parts. */
export async function readExercise(db: Queryable, key: ExerciseKey) {
  const [row] = await db
    .select({
      ...columns,
      summary: table.summary,
      scenarioSummary: table.scenarioSummary,
      version: table.version,
    })
    .from(table)
    .where(theExercise(key))
    .limit(1);
  return row && responseOf(row);
}

export async function insertExercise(
  tx: Queryable,
  exercise: Omit<
    typeof table.$inferInsert,
    "status" | "summary" | "startedAt" | "finishedAt" | "createdByUserId" | "version"
  > & { readonly createdByUserId: string },
): Promise<void> {
  await tx
    .insert(table)
    .values(rowOf(table, { ...exercise, status: "planned" as const, summary: "" }));
}

export async function updateExercise(
  tx: Queryable,
  key: ExerciseKey,
  changes: Partial<
    Pick<typeof table.$inferInsert, "status" | "startedAt" | "finishedAt" | "summary">
  >,
): Promise<void> {
  await tx.update(table).set(rowOf(table, changes)).where(theExercise(key));
}

/** Changes an exercise that has not started, if it still has that version. Returns whether it did. */
export async function editExercise(
  tx: Queryable,
  key: ExerciseKey,
  changes: Pick<
    typeof table.$inferInsert,
    "plannedFor" | "startTime" | "timeZone" | "place" | "facilitatorName"
  > & {
    /** If it is moved. */
    readonly remindAt?: Date;
  },
  version: number | undefined,
): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set(rowOf(table, { ...changes, version: nextVersion(table) }))
    .where(and(theExercise(key), eq(table.status, "planned"), isVersion(table, version)))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Claims the reminder of an exercise. Returns false if it has started, moved or been claimed. */
export async function claimReminder(tx: Queryable, key: ExerciseKey, now: Date): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set(rowOf(table, { remindAt: null }))
    .where(and(theExercise(key), eq(table.status, "planned"), lte(table.remindAt, now)))
    .returning({ id: table.id });
  return rows.length > 0;
}

export async function deleteExercise(tx: Queryable, key: ExerciseKey): Promise<void> {
  await tx.delete(table).where(theExercise(key));
}

/** Returns the plan of an exercise that a link has named. */
export async function planOfExercise(
  db: Queryable,
  { organisationId, exerciseId }: Omit<ExerciseKey, "planId">,
): Promise<string | undefined> {
  const [row] = await db
    .select({ planId: table.planId })
    .from(table)
    .where(and(eq(table.organisationId, organisationId), eq(table.id, exerciseId)))
    .limit(1);
  return row?.planId;
}
