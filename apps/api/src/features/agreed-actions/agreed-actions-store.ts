import {
  type AgreedAction,
  type AgreedActionsInput,
  MAX_AGREED_ACTIONS,
  type OpenAction,
} from "@holdfast/contract/agreed-actions/agreed-action";
import { and, asc, eq, inArray, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { rowOf, rowsOf } from "../../platform/database/sql/row-of";
import { agreedActions as table } from "./agreed-actions-table";

/** The incident or the exercise after which actions were agreed. */
export type Occasion = { readonly organisationId: string } & (
  | { readonly incidentId: string }
  | { readonly exerciseId: string }
);

const ofOccasion = (occasion: Occasion) =>
  and(
    eq(table.organisationId, occasion.organisationId),
    "incidentId" in occasion
      ? eq(table.incidentId, occasion.incidentId)
      : eq(table.exerciseId, occasion.exerciseId),
  );

export async function listAgreedActions(
  db: Queryable,
  occasion: Occasion,
): Promise<(AgreedAction & { readonly id: string })[]> {
  const rows = await db
    .select({
      id: table.id,
      text: table.text,
      ownerName: table.ownerName,
      dueDate: table.dueDate,
      doneAt: table.doneAt,
    })
    .from(table)
    .where(ofOccasion(occasion))
    .orderBy(asc(table.position))
    .limit(MAX_AGREED_ACTIONS);
  return rows.map((row) => ({ ...row, doneAt: row.doneAt?.toISOString() ?? null }));
}

/** How many open actions the dashboard gets. It names a few of them. */
const MAX_OPEN_ACTIONS = 50;

/**
 * Returns the actions that are not done, earliest first.
 * @param occasions queries of the ids of the incidents and of the exercises after which they were agreed
 */
export const listOpenActions = (
  db: Queryable,
  organisationId: string,
  occasions: { readonly incidentIds: SQLWrapper; readonly exerciseIds: SQLWrapper },
): Promise<OpenAction[]> =>
  db
    .select({
      incidentId: table.incidentId,
      exerciseId: table.exerciseId,
      text: table.text,
      ownerName: table.ownerName,
      dueDate: table.dueDate,
    })
    .from(table)
    .where(
      and(
        eq(table.organisationId, organisationId),
        isNull(table.doneAt),
        or(
          inArray(table.incidentId, occasions.incidentIds),
          inArray(table.exerciseId, occasions.exerciseIds),
        ),
      ),
    )
    .orderBy(asc(table.dueDate), asc(table.position), asc(table.id))
    .limit(MAX_OPEN_ACTIONS);

export async function insertAgreedActions(
  tx: Queryable,
  occasion: Occasion,
  actions: AgreedActionsInput,
  newId: () => string,
): Promise<void> {
  if (actions.length === 0) return;
  const { organisationId } = occasion;
  const subject =
    "incidentId" in occasion
      ? { incidentId: occasion.incidentId }
      : { exerciseId: occasion.exerciseId };
  await tx.insert(table).values(
    rowsOf(
      table,
      actions.map((action, position) => ({
        ...action,
        ...subject,
        organisationId,
        id: newId(),
        position,
      })),
    ),
  );
}

/** Marks an action as done at that time, or as not done. Returns whether there is one. */
export async function markAgreedAction(
  tx: Queryable,
  occasion: Occasion,
  id: string,
  doneAt: Date | null,
): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set(rowOf(table, { doneAt }))
    .where(and(ofOccasion(occasion), eq(table.id, id)))
    .returning({ id: table.id });
  return rows.length > 0;
}

/**
 * Returns the number of actions that are not done, for use in other statements.
 * @param subject the columns of the incident or exercise there
 */
export const countOpenActions = (
  subject: { readonly organisationId: SQL } & (
    | { readonly incidentId: SQL }
    | { readonly exerciseId: SQL }
  ),
): SQL<number> => sql<number>`(
  select count(*)::int from agreed_actions a
  where a.organisation_id = ${subject.organisationId} and ${
    "incidentId" in subject
      ? sql`a.incident_id = ${subject.incidentId}`
      : sql`a.exercise_id = ${subject.exerciseId}`
  } and a.done_at is null)`;
