import type { DecisionId } from "@holdfast/contract/incidents/action-branch-rules";
import type { Incident, IncidentSummary } from "@holdfast/contract/incidents/incident";
import type { LinkedRisk, ReviewInput } from "@holdfast/contract/incidents/incident-review";
import { and, asc, desc, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { rowOf, rowsOf } from "../../platform/database/sql/row-of";
import { incidentReviewActions as reviewActions, incidents as table } from "./incidents-table";
import type { IncidentKey } from "./log/log-store";

type Review = NonNullable<Incident["review"]>;

/** How many incidents a list has at most, beyond those that are not closed. */
const LISTED = 200;

const ofPlan = ({ organisationId, planId }: Pick<PlanScope, "organisationId" | "planId">) =>
  and(eq(table.organisationId, organisationId), eq(table.planId, planId));
const theIncident = (key: IncidentKey) => and(ofPlan(key), eq(table.id, key.incidentId));
const ofReview = ({ organisationId, incidentId }: IncidentKey) =>
  and(eq(reviewActions.organisationId, organisationId), eq(reviewActions.incidentId, incidentId));

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
  closedAt: table.closedAt,
  decisions: table.decisions,
  activatedTeams: table.activatedTeams,
  silentTeams: table.silentTeams,
  openReviewActions: sql<number>`(select count(*)::int from incident_review_actions a
    where a.organisation_id = incidents.organisation_id and a.incident_id = incidents.id
      and a.done_at is null)`,
};

type Row = Omit<IncidentSummary, "declaredAt" | "closedAt"> & {
  readonly declaredAt: Date;
  readonly closedAt: Date | null;
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

export async function readIncident(
  db: Queryable,
  key: IncidentKey,
): Promise<StoredIncident | undefined> {
  const [row] = await db.select(columns).from(table).where(theIncident(key)).limit(1);
  return row && responseOf(row);
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
  >,
): Promise<void> {
  await tx.insert(table).values(rowOf(table, { ...incident, status: "active" as const }));
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
  if (actions.length === 0) return;
  const { organisationId, incidentId } = key;
  await tx.insert(reviewActions).values(
    rowsOf(
      reviewActions,
      actions.map((action, position) => ({
        ...action,
        id: newId(),
        organisationId,
        incidentId,
        position,
      })),
    ),
  );
}

/** Returns the review of a closed incident; null before. */
export async function readReview(
  db: Queryable,
  key: IncidentKey,
  max: number,
): Promise<Review | null> {
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
  const actions = await db
    .select({
      reviewActionId: reviewActions.id,
      text: reviewActions.text,
      ownerName: reviewActions.ownerName,
      dueDate: reviewActions.dueDate,
      doneAt: reviewActions.doneAt,
    })
    .from(reviewActions)
    .where(ofReview(key))
    .orderBy(asc(reviewActions.position))
    .limit(max);
  return {
    happened: row.happened,
    worked: row.worked ?? "",
    improve: row.improve ?? "",
    risks: [...row.risks],
    actions: actions.map((one) => ({ ...one, doneAt: one.doneAt?.toISOString() ?? null })),
  };
}

/** Marks an action of a review. Returns whether there is one. */
export async function markReviewAction(
  tx: Queryable,
  key: IncidentKey,
  reviewActionId: string,
  doneAt: Date | null,
): Promise<boolean> {
  const rows = await tx
    .update(reviewActions)
    .set(rowOf(reviewActions, { doneAt }))
    .where(and(ofReview(key), eq(reviewActions.id, reviewActionId)))
    .returning({ id: reviewActions.id });
  return rows.length > 0;
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
