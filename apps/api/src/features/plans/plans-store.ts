import { currencyByCode } from "@holdfast/content/library/currencies";
import { mtpdOptionById } from "@holdfast/content/library/mtpd-options";
import type { ContactUses } from "@holdfast/contract/directory/contact";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import type { updatePlan as updateEndpoint } from "@holdfast/contract/plans/plan-endpoints";
import type { Plan } from "@holdfast/contract/plans/plan";
import { planExpiryStatus } from "@holdfast/contract/plans/plan-expiry-rules";
import { planProgress } from "@holdfast/contract/plans/plan-progress-rules";
import { and, eq, type SQL, sql } from "drizzle-orm";
import {
  effectiveRole,
  organisationIdsOf,
  rolesIn,
} from "../../platform/access/effective-role-store";
import { permissionsOf } from "../../platform/access/permissions";
import type { OrganisationRole, OrganisationScope, PlanScope } from "../../platform/access/scope";
import type { Placeholders } from "../../platform/database/built-once";
import type { Queryable } from "../../platform/database/database";
import { columnsOf, jsonOf, type RawRow } from "../../platform/database/raw-columns";
import { type Part, WHOLE } from "../../platform/database/part";
import { rowOf, rowsOf } from "../../platform/database/row-of";
import { type FactCounts, factColumns, factsOf } from "./plan-facts-store";
import { subscriptionOf, subscriptionsColumn } from "./plan-subscriptions-store";
import { planAccountableContacts, plans } from "./plans-table";

type Row = RawRow<
  Pick<
    typeof plans.$inferSelect,
    | "name"
    | "branchId"
    | "organisationId"
    | "currencyCode"
    | "mtpdId"
    | "createdAt"
    | "lastModifiedAt"
  >
> &
  Pick<
    Plan,
    "planId" | "organisationName" | "branch" | "accountableContactIds" | "subscriptions"
  > & {
    expiryDate: string | null;
    role: OrganisationRole;
    isArchived: boolean;
    facts: FactCounts;
  };

const planRows = (userId: string, source: SQL, part: Part = WHOLE) => sql`
  select ${columnsOf<Row>({
    planId: sql`p.id`,
    organisationId: sql`p.organisation_id`,
    organisationName: sql`o.name`,
    name: sql`p.name`,
    branchId: sql`p.branch_id`,
    branch: jsonOf<Row["branch"]>({
      branchId: sql`p.branch_id`,
      name: sql`b.name`,
      address: sql`b.address`,
    }),
    currencyCode: sql`p.currency_code`,
    mtpdId: sql`p.mtpd_id`,
    createdAt: sql`p.created_at`,
    lastModifiedAt: sql`p.last_modified_at`,
    role: effectiveRole(sql`k.id`),
    isArchived: sql`o.is_archived`,
    expiryDate: sql`(select max(s.expiry_date) from subscriptions s
      where s.organisation_id = p.organisation_id and s.plan_id = p.id and s.revoked_at is null)`,
    accountableContactIds: sql`coalesce((
      select json_agg(c.contact_id order by c.contact_id) from plan_accountable_contacts c
      where c.organisation_id = p.organisation_id and c.plan_id = p.id), '[]')`,
    subscriptions: subscriptionsColumn,
    facts: factColumns,
  })}
  from ${source} p
  cross join lateral (
    select * from organisations where id = p.organisation_id offset 0) o
  cross join lateral (
    select * from branches
    where organisation_id = p.organisation_id and id = p.branch_id offset 0) b
  ${rolesIn(userId)}
  where m.user_id is not null or k.id is not null
  order by p.last_modified_at desc, p.id
  limit ${part.limit} offset ${part.offset}`;

function responseOf(row: Row, now: Date): Plan {
  const expiry = row.expiryDate === null ? null : new Date(row.expiryDate);
  const currency = currencyByCode(row.currencyCode);
  if (!currency) throw new Error(`The plan ${row.planId} has an unknown currency.`);
  const { code, name, symbol, prefix, minorUnits } = currency;
  const mtpd = row.mtpdId === null ? undefined : mtpdOptionById(row.mtpdId);
  return {
    planId: row.planId,
    name: row.name,
    organisationId: row.organisationId,
    organisationName: row.organisationName,
    branchId: row.branchId,
    branch: row.branch,
    currency: { code, name, symbol, prefix, minorUnits },
    mtpd: mtpd ? { mtpdId: mtpd.mtpdId, name: mtpd.name, value: mtpd.value } : null,
    accountableContactIds: row.accountableContactIds,
    createdDate: new Date(row.createdAt).toISOString(),
    lastModifiedDate: new Date(row.lastModifiedAt).toISOString(),
    expiryDate: expiry?.toISOString() ?? null,
    expiry: expiry?.toISOString() ?? null,
    subscriptions: row.subscriptions.map(subscriptionOf),
    expiryStatus: expiry ? planExpiryStatus(expiry, now) : "expired",
    progress: planProgress(factsOf(row.facts, mtpd !== undefined)),
    can: permissionsOf(row.role, row.isArchived),
  };
}

/** Returns the plans that a person may see, last modified first; of one organisation if given. */
export async function listPlans(
  db: Queryable,
  userId: string,
  organisationId: string | undefined,
  now: Date,
  part: Part = WHOLE,
): Promise<Plan[]> {
  const source = organisationId
    ? sql`(select * from plans where organisation_id = ${organisationId})`
    : sql`(select theirs.* from ${organisationIdsOf(userId)} mine cross join lateral (
        select * from plans where organisation_id = mine.organisation_id offset 0) theirs)`;
  const { rows } = await db.execute<Row>(planRows(userId, source, part));
  return rows.map((row) => responseOf(row, now));
}

export async function readPlan(
  db: Queryable,
  scope: OrganisationScope,
  planId: string,
  now: Date,
): Promise<Plan | undefined> {
  const source = sql`(
    select * from plans where organisation_id = ${scope.organisationId} and id = ${planId})`;
  const { rows } = await db.execute<Row>(planRows(scope.userId, source));
  return rows[0] && responseOf(rows[0], now);
}

const thePlan = (scope: PlanScope) =>
  and(eq(plans.organisationId, scope.organisationId), eq(plans.id, scope.planId));

export async function insertPlan(db: Queryable, plan: typeof plans.$inferInsert) {
  await db.insert(plans).values(rowOf(plans, plan));
}

export async function updatePlan(
  db: Queryable,
  scope: PlanScope,
  changes: Omit<BodyOf<typeof updateEndpoint>, "contacts" | "currency"> &
    Partial<Pick<typeof plans.$inferInsert, "currencyCode" | "mtpdId" | "risksChangedAt">>,
  now: Date,
) {
  await db
    .update(plans)
    .set(rowOf(plans, { ...changes, lastModifiedAt: now, version: sql`${plans.version} + 1` }))
    .where(thePlan(scope));
}

/** Marks the plan as modified; for every write to something inside it. */
export const touchPlan = (db: Queryable, scope: PlanScope, now: Date) =>
  updatePlan(db, scope, {}, now);

export type PlanTouch = {
  readonly organisationId: string;
  readonly planId: string;
  /** ISO 8601. */
  readonly touchedAt: string;
};

/** Marks the plan and its risks as modified, as a statement or as part of the one that writes the risks. */
export const touchPlanRisksBy = ({
  organisationId,
  planId,
  touchedAt,
}: PlanTouch | Placeholders<PlanTouch>) => sql`
  update plans set last_modified_at = ${touchedAt}, risks_changed_at = ${touchedAt}, version = version + 1
  where organisation_id = ${organisationId} and id = ${planId}`;

export const touchPlanRisks = async (
  db: Queryable,
  { organisationId, planId }: PlanScope,
  now: Date,
): Promise<void> =>
  void (await db.execute(
    touchPlanRisksBy({ organisationId, planId, touchedAt: now.toISOString() }),
  ));

/** Returns when a risk was last added, changed or deleted; null if there never was one. */
export async function risksChangedAt(db: Queryable, scope: PlanScope): Promise<Date | null> {
  const [plan] = await db
    .select({ changedAt: plans.risksChangedAt })
    .from(plans)
    .where(thePlan(scope));
  return plan?.changedAt ?? null;
}

export async function deletePlan(db: Queryable, scope: PlanScope) {
  await db.delete(plans).where(thePlan(scope));
}

export async function replaceAccountableContacts(
  db: Queryable,
  plan: { readonly organisationId: string; readonly planId: string },
  contactIds: readonly string[],
) {
  const { organisationId, planId } = plan;
  await db
    .delete(planAccountableContacts)
    .where(
      and(
        eq(planAccountableContacts.organisationId, organisationId),
        eq(planAccountableContacts.planId, planId),
      ),
    );
  if (contactIds.length > 0)
    await db.insert(planAccountableContacts).values(
      rowsOf(
        planAccountableContacts,
        [...new Set(contactIds)].map((contactId) => ({ organisationId, planId, contactId })),
      ),
    );
}

/** Returns the plans that a contact is accountable for, by name, at most `max`. */
export const listPlansOfContact = (
  db: Queryable,
  { organisationId }: OrganisationScope,
  contactId: string,
  max: number,
): Promise<ContactUses["plans"]> =>
  db
    .select({ planId: plans.id, planName: plans.name })
    .from(planAccountableContacts)
    .innerJoin(
      plans,
      and(
        eq(plans.organisationId, planAccountableContacts.organisationId),
        eq(plans.id, planAccountableContacts.planId),
      ),
    )
    .where(
      and(
        eq(planAccountableContacts.organisationId, organisationId),
        eq(planAccountableContacts.contactId, contactId),
      ),
    )
    .orderBy(sql`lower(${plans.name})`, plans.id)
    .limit(max);
