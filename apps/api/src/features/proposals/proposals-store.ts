import {
  PLAN_PROPOSALS,
  type PlanProposal,
  type Proposal,
  type ProposalKind,
} from "@holdfast/contract/proposals/proposal";
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PlanCopy } from "../../platform/access/plan-contribution-store";
import type { OrganisationScope, PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { type RowRange, ALL_ROWS } from "../../platform/database/sql/row-range";
import { inBatches } from "../../platform/database/sql/many-rows-store";
import { rowsOf } from "../../platform/database/sql/row-of";
import { proposals } from "./proposals-table";

const columns = {
  kind: proposals.kind,
  recordId: proposals.recordId,
  planId: proposals.planId,
} satisfies Record<keyof Proposal, unknown>;

/** Returns all marks of an organisation and its plans. */
export const listProposals = (
  db: Queryable,
  { organisationId }: OrganisationScope,
  page: RowRange,
): Promise<Proposal[]> =>
  db
    .select(columns)
    .from(proposals)
    .where(eq(proposals.organisationId, organisationId))
    .orderBy(asc(proposals.kind), asc(proposals.recordId))
    .limit(page.limit)
    .offset(page.offset);

/** Returns the marks that concern a plan: its own and those of its organisation. */
export const listProposalsOfPlan = (
  db: Queryable,
  { organisationId, planId }: PlanScope,
  page: RowRange = ALL_ROWS,
): Promise<Proposal[]> =>
  db
    .select(columns)
    .from(proposals)
    .where(
      and(
        eq(proposals.organisationId, organisationId),
        or(eq(proposals.planId, planId), isNull(proposals.planId)),
      ),
    )
    .orderBy(asc(proposals.kind), asc(proposals.recordId))
    .limit(page.limit)
    .offset(page.offset);

const ofPlans: ReadonlySet<ProposalKind> = new Set(PLAN_PROPOSALS);

/** Marks records as proposed, in the transaction that inserts them. */
export const markProposed = <Kind extends ProposalKind>(
  tx: Queryable,
  scope: Kind extends PlanProposal ? PlanScope : OrganisationScope,
  kind: Kind,
  recordIds: readonly string[],
): Promise<void> => {
  const planId = "planId" in scope && ofPlans.has(kind) ? scope.planId : null;
  return inBatches(recordIds, async (batch) => {
    const rows = batch.map((recordId) => ({
      organisationId: scope.organisationId,
      planId,
      kind,
      recordId,
    }));
    await tx.insert(proposals).values(rowsOf(proposals, rows)).onConflictDoNothing();
  });
};

/** Removes marks. @param planId null for those of the organisation. Returns how many there were. */
export async function deleteProposals(
  tx: Queryable,
  { organisationId }: OrganisationScope,
  planId: string | null,
  { kind, recordIds }: { readonly kind: ProposalKind; readonly recordIds: readonly string[] },
): Promise<number> {
  const rows = await tx
    .delete(proposals)
    .where(
      and(
        eq(proposals.organisationId, organisationId),
        planId === null ? isNull(proposals.planId) : eq(proposals.planId, planId),
        eq(proposals.kind, kind),
        inArray(proposals.recordId, [...recordIds]),
      ),
    )
    .returning({ recordId: proposals.recordId });
  return rows.length;
}

/** Marks the copies of marked rows. @param ids their ids as `newIdsFor` returns them */
export async function copyProposals(
  tx: Queryable,
  { scope, planId }: PlanCopy,
  kind: ProposalKind,
  ids: SQL,
): Promise<void> {
  await tx.execute(sql`
    insert into proposals (organisation_id, plan_id, kind, record_id)
    select x.organisation_id, case when x.plan_id is not null then ${planId}::uuid end, x.kind, n.id
    from ${ids} join proposals x
      on x.organisation_id = ${scope.organisationId} and x.kind = ${kind} and x.record_id = n.former`);
}

/** Whether a record of the enclosing statement is proposed. @param record its name there */
export const isProposed = (kind: ProposalKind, record: string): SQL => {
  const row = sql.identifier(record);
  return sql`exists (
    select from proposals q
    where q.organisation_id = ${row}.organisation_id and q.kind = ${kind} and q.record_id = ${row}.id)`;
};
