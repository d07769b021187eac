import type { IncidentAction } from "@holdfast/contract/incidents/incident";
import { and, asc, count, eq, isNotNull, isNull } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { rowOf, rowsOf } from "../../../platform/database/sql/row-of";
import { incidentActions as table, incidentResponders as responders } from "../incidents-table";
import type { IncidentKey } from "../log/log-store";

const MAX_ACTIONS = 5_000;

const ofIncident = ({ organisationId, incidentId }: IncidentKey) =>
  and(eq(table.organisationId, organisationId), eq(table.incidentId, incidentId));

const columns = {
  actionId: table.id,
  planActionId: table.planActionId,
  teamTypeId: table.teamTypeId,
  topic: table.topic,
  group: table.actionGroup,
  text: table.text,
  dueAt: table.dueAt,
  doneAt: table.doneAt,
  doneByName: table.doneByUserName,
  assignedTo: { responderId: responders.id, name: responders.name },
} satisfies Record<keyof IncidentAction, unknown>;

type Row = Omit<IncidentAction, "dueAt" | "doneAt"> & {
  readonly dueAt: Date | null;
  readonly doneAt: Date | null;
};

const responseOf = (row: Row): IncidentAction => ({
  ...row,
  dueAt: row.dueAt?.toISOString() ?? null,
  doneAt: row.doneAt?.toISOString() ?? null,
});

const isAssigned = and(
  eq(responders.organisationId, table.organisationId),
  eq(responders.id, table.assignedResponderId),
);

/** Returns the actions of an incident in the order of the plan, added ones last. */
export async function listActions(db: Queryable, key: IncidentKey): Promise<IncidentAction[]> {
  const rows = await db
    .select(columns)
    .from(table)
    .leftJoin(responders, isAssigned)
    .where(ofIncident(key))
    .orderBy(asc(table.position), asc(table.id))
    .limit(MAX_ACTIONS);
  return rows.map(responseOf);
}

/** Returns how many actions an incident has. */
export async function countActions(db: Queryable, key: IncidentKey): Promise<number> {
  const [row] = await db.select({ count: count() }).from(table).where(ofIncident(key)).limit(1);
  return row?.count ?? 0;
}

export type NewAction = Pick<
  IncidentAction,
  "actionId" | "teamTypeId" | "topic" | "group" | "text"
> & {
  readonly planActionId: string | null;
  readonly dueAt: Date | null;
};

export async function insertActions(
  tx: Queryable,
  key: IncidentKey,
  actions: readonly NewAction[],
  from: number,
): Promise<void> {
  if (actions.length === 0) return;
  const { organisationId, incidentId } = key;
  await tx.insert(table).values(
    rowsOf(
      table,
      actions.map(({ actionId, group, ...action }, at) => ({
        ...action,
        actionGroup: group,
        organisationId,
        incidentId,
        id: actionId,
        position: from + at,
      })),
    ),
  );
}

/**
 * Marks an action as done by a person, or as not done. Returns whether it was in the other state; an earlier change that
 * arrives later does not count in either case.
 */
export async function markAction(
  tx: Queryable,
  key: IncidentKey,
  actionId: string,
  { at, doneByName }: { readonly at: Date; readonly doneByName: string | null },
): Promise<boolean> {
  const isDone = doneByName !== null;
  const action = and(ofIncident(key), eq(table.id, actionId));
  const rows = await tx
    .update(table)
    .set(rowOf(table, { doneAt: isDone ? at : null, doneByUserName: doneByName }))
    .where(and(action, isDone ? isNull(table.doneAt) : isNotNull(table.doneAt)))
    .returning({ id: table.id });
  await tx
    .update(table)
    .set(rowOf(table, { changedAt: at }))
    .where(action);
  return rows.length > 0;
}

export async function assignAction(
  tx: Queryable,
  key: IncidentKey,
  actionId: string,
  responderId: string | null,
): Promise<void> {
  await tx
    .update(table)
    .set(rowOf(table, { assignedResponderId: responderId }))
    .where(and(ofIncident(key), eq(table.id, actionId)));
}

/** Returns when a device made the newest change of an action (epoch ms); 0 before the first. */
export async function actionChangedAt(db: Queryable, key: IncidentKey, actionId: string) {
  const [row] = await db
    .select({ changedAt: table.changedAt })
    .from(table)
    .where(and(ofIncident(key), eq(table.id, actionId)))
    .limit(1);
  return row?.changedAt?.getTime() ?? 0;
}

export async function readAction(
  db: Queryable,
  key: IncidentKey,
  actionId: string,
): Promise<IncidentAction | undefined> {
  const [row] = await db
    .select(columns)
    .from(table)
    .leftJoin(responders, isAssigned)
    .where(and(ofIncident(key), eq(table.id, actionId)))
    .limit(1);
  return row && responseOf(row);
}
