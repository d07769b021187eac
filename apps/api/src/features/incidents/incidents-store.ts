import type { DecisionId } from "@holdfast/contract/incidents/action-branch-rules";
import type { Incident, IncidentSummary } from "@holdfast/contract/incidents/incident";
import type { LinkedRisk, ReviewInput } from "@holdfast/contract/incidents/incident-review";
import { and, desc, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { rowOf } from "../../platform/database/sql/row-of";
import { insertAgreedActions, listAgreedActions, countOpenActions } from "../agreed-actions/public";
import { incidents as table } from "./incidents-table";
import { type IncidentKey, newestNumberOf } from "./log/log-store";

type Review = NonNullable<Incident["review"]>;

/** How many incidents a list has at most, beyond those that are not closed. */
const LISTED = 200;

const ofPlan = ({ organisationId, planId }: Pick<PlanScope, "organisationId" | "planId">) =>
  and(eq(table.organisationId, organisationId), eq(table.planId, planId));
const theIncident = (key: IncidentKey) => and(ofPlan(key), eq(table.id, key.incidentId));

const columns = {
  incidentId: table.id,
  isExercise: table.isExercise,
  level: table.level,
  whatHappened: table.whatHappened,
  place: table.place,
  status: table.status,
  escalationMinutes: table.escalationMinutes,
  declaredAt: table.declaredAt,
  declaredByName: table.declaredByUserName,
  meetingPoint: table.meetingPoint,
  closedAt: table.closedAt,
  decisions: table.decisions,
  activatedTeams: table.activatedTeams,
  silentTeams: table.silentTeams,
  openReviewActions: countOpenActions({
    organisationId: sql`incidents.organisation_id`,
    incidentId: sql`incidents.id`,
  }),
};

type Row = Omit<IncidentSummary, "declaredAt" | "closedAt"> & {
  readonly declaredAt: Date;
  readonly closedAt: Date | null;
  readonly meetingPoint: string;
  readonly escalationMinutes: number;
  readonly decisions: DecisionId[];
  readonly activatedTeams: number[];
  readonly silentTeams: number[];
};

const responseOf = (row: Row) => ({
  ...row,
  declaredAt: row.declaredAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
});

/** Returns a query of the ids of a plan's incidents, for use in other statements. */
export const incidentIdsOfPlan = (db: Queryable, scope: PlanScope) =>
  db.select({ id: table.id }).from(table).where(ofPlan(scope));

/** Returns the newest incidents of a plan and all that are not closed, newest first. */
export async function listIncidents(db: Queryable, scope: PlanScope): Promise<StoredIncident[]> {
  const newest = db
    .select({ id: table.id })
    .from(table)
    .where(ofPlan(scope))
    .orderBy(desc(table.declaredAt), desc(table.id))
    .limit(LISTED);
  const rows = await db
    .select(columns)
    .from(table)
    .where(and(ofPlan(scope), or(ne(table.status, "closed"), inArray(table.id, newest))))
    .orderBy(desc(table.declaredAt), desc(table.id));
  return rows.map(responseOf);
}

export type StoredIncident = ReturnType<typeof responseOf>;

/** An incident, with the number of the newest entry of its log. */
export type IncidentWithLog = StoredIncident & Pick<Incident, "newestEntry">;

export async function readIncident(
  db: Queryable,
  key: IncidentKey,
): Promise<IncidentWithLog | undefined> {
  const [row] = await db
    .select({ ...columns, newestEntry: sql<number>`coalesce(${newestNumberOf(key)}, 0)` })
    .from(table)
    .where(theIncident(key))
    .limit(1);
  if (!row) return undefined;
  const { newestEntry, ...incident } = row;
  return { ...responseOf(incident), newestEntry };
}

export async function insertIncident(
  tx: Queryable,
  incident: Pick<
    typeof table.$inferInsert,
    | "organisationId"
    | "planId"
    | "id"
    | "isExercise"
    | "level"
    | "whatHappened"
    | "place"
    | "escalationMinutes"
    | "declaredAt"
    | "declaredByUserId"
    | "declaredByUserName"
    | "meetingPoint"
    | "activatedTeams"
  >,
): Promise<StoredIncident> {
  const [row] = await tx
    .insert(table)
    .values(rowOf(table, { ...incident, status: "active" as const }))
    .returning(columns);
  if (!row) throw new Error("The incident was not stored.");
  return responseOf(row);
}

export async function updateIncident(
  tx: Queryable,
  key: IncidentKey,
  changes: Partial<
    Pick<
      typeof table.$inferInsert,
      "level" | "whatHappened" | "place" | "status" | "decisions" | "activatedTeams" | "silentTeams"
    >
  >,
): Promise<void> {
  // A statement without columns is an error.
  if (Object.values(changes).every((value) => value === undefined)) return;
  await tx.update(table).set(rowOf(table, changes)).where(theIncident(key));
}

/** Closes an incident with its review and the actions that it decided. */
export async function closeWithReview(
  tx: Queryable,
  key: IncidentKey,
  { actions, happened, worked, improve }: ReviewInput,
  {
    newId,
    now,
    risks,
  }: { readonly newId: () => string; readonly now: Date; readonly risks: readonly LinkedRisk[] },
): Promise<void> {
  await tx
    .update(table)
    .set(
      rowOf(table, {
        status: "closed" as const,
        closedAt: now,
        reviewHappened: happened,
        reviewWorked: worked,
        reviewImprove: improve ?? "",
        reviewRisks: risks,
      }),
    )
    .where(theIncident(key));
  await insertAgreedActions(tx, key, actions, newId);
}

/** Returns the review of a closed incident; null before. */
export async function readReview(db: Queryable, key: IncidentKey): Promise<Review | null> {
  const [row] = await db
    .select({
      happened: table.reviewHappened,
      worked: table.reviewWorked,
      improve: table.reviewImprove,
      risks: table.reviewRisks,
    })
    .from(table)
    .where(theIncident(key))
    .limit(1);
  if (!row || row.happened === null) return null;
  const actions = await listAgreedActions(db, key);
  return {
    happened: row.happened,
    worked: row.worked ?? "",
    improve: row.improve ?? "",
    risks: [...row.risks],
    actions: actions.map(({ id, ...action }) => ({ ...action, reviewActionId: id })),
  };
}

/** Returns the plan of an incident that a link has named. */
export async function planOfIncident(
  db: Queryable,
  { organisationId, incidentId }: Pick<IncidentKey, "organisationId" | "incidentId">,
): Promise<string | undefined> {
  const [row] = await db
    .select({ planId: table.planId })
    .from(table)
    .where(and(eq(table.organisationId, organisationId), eq(table.id, incidentId)))
    .limit(1);
  return row?.planId;
}
