import type { ContactUses } from "@holdfast/contract/directory/contact-uses";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { OrganisationScope, PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { columnsOf } from "../../../platform/database/sql/raw-columns";
import { type RowRange, ALL_ROWS } from "../../../platform/database/sql/row-range";
import { rowsAfter } from "../../../platform/database/sql/rows-after-store";
import { isForeignKeyViolation } from "../../../platform/database/sql/sql-state";
import { rowOf } from "../../../platform/database/sql/row-of";
import { contactsAs } from "../../directory/public";
import { plansAs } from "../../plans/public";
import { risks } from "../risks-table";

/** What a person enters about a risk, as it is stored. */
export type RiskFields = Readonly<
  Omit<typeof risks.$inferSelect, "organisationId" | "planId" | "id" | "createdAt" | "updatedAt">
>;
export type RiskRow = RiskFields & Pick<Risk, "riskId" | "accountableContact">;

const ofPlan = (scope: PlanScope) =>
  and(eq(risks.organisationId, scope.organisationId), eq(risks.planId, scope.planId));
const theRisk = (scope: PlanScope, riskId: string) => and(ofPlan(scope), eq(risks.id, riskId));

/** The order of the index `risks_by_category`: by category, its presets first, then custom risks by age. */
const BY_CATEGORY = [
  risks.riskCategoryId,
  sql`coalesce(${risks.riskPresetId}, 2147483647)`,
  risks.createdAt,
  risks.id,
] as const;

const selectRisks = (db: Queryable) => {
  const accountable = contactsAs("accountable");
  return db
    .select({
      riskId: risks.id,
      riskPresetId: risks.riskPresetId,
      name: risks.name,
      description: risks.description,
      riskCategoryId: risks.riskCategoryId,
      likelihoodPresetId: risks.likelihoodPresetId,
      cost: risks.cost,
      mitigationStrategyIds: risks.mitigationStrategyIds,
      includeInsurance: risks.includeInsurance,
      mitigationProcess: risks.mitigationProcess,
      mitigationStatusId: risks.mitigationStatusId,
      accountableContactId: risks.accountableContactId,
      accountableContact: {
        contactId: accountable.id,
        firstName: accountable.firstName,
        lastName: accountable.lastName,
      },
      followUpDate: risks.followUpDate,
      comments: risks.comments,
    } satisfies Record<keyof RiskRow, unknown>)
    .from(risks)
    .leftJoin(
      accountable,
      and(
        eq(accountable.organisationId, risks.organisationId),
        eq(accountable.id, risks.accountableContactId),
      ),
    );
};

/** Returns risks in the order of the assessment. */
export const listRisks = (
  db: Queryable,
  scope: PlanScope,
  page: RowRange = ALL_ROWS,
): Promise<RiskRow[]> =>
  selectRisks(db)
    .where(rowsAfter(risks, ofPlan(scope), BY_CATEGORY, page))
    .orderBy(...BY_CATEGORY)
    .limit(page.limit)
    .offset(page.offset);

/** Returns how many risks of each plan a contact is responsible for, by plan name, at most `max` plans. */
export async function countRisksOfContact(
  db: Queryable,
  scope: OrganisationScope,
  contactId: string,
  max: number,
): Promise<ContactUses["risks"]> {
  type Row = ContactUses["risks"][number];
  const { rows } = await db.execute<Row>(sql`
    select ${columnsOf<Row>({
      planId: sql`p.id`,
      planName: sql`p.name`,
      count: sql`count(*)::int`,
    })}
    from risks r
    join ${plansAs("p")} on p.organisation_id = r.organisation_id and p.id = r.plan_id
    where r.organisation_id = ${scope.organisationId} and r.accountable_contact_id = ${contactId}
    group by p.id, p.name
    order by lower(p.name), p.id
    limit ${max}`);
  return rows;
}

export async function readRisk(
  db: Queryable,
  scope: PlanScope,
  riskId: string,
): Promise<RiskRow | undefined> {
  const [risk] = await selectRisks(db).where(theRisk(scope, riskId)).limit(1);
  return risk;
}

/** Inserts a risk. Returns false if the plan already has one of its preset. */
export async function insertRisk(
  tx: Queryable,
  { organisationId, planId }: PlanScope,
  riskId: string,
  fields: RiskFields,
  now: Date,
): Promise<boolean> {
  const ids = { organisationId, planId, id: riskId };
  const inserted = await tx
    .insert(risks)
    .values(rowOf(risks, { ...fields, ...ids, createdAt: now, updatedAt: now }))
    .onConflictDoNothing({
      target: [risks.organisationId, risks.planId, risks.riskPresetId],
      where: isNotNull(risks.riskPresetId),
    })
    .returning({ id: risks.id });
  return inserted.length > 0;
}

/** Whether an insert or update failed because its contact is not in the organisation. */
export const namesUnknownContact = (error: unknown) =>
  isForeignKeyViolation(error, "risks_organisation_id_accountable_contact_id_fkey");

export async function updateRisk(
  db: Queryable,
  scope: PlanScope,
  riskId: string,
  fields: RiskFields,
  now: Date,
) {
  await db
    .update(risks)
    .set(rowOf(risks, { ...fields, updatedAt: now }))
    .where(theRisk(scope, riskId));
}

/** Deletes risks. Returns the ids of those that were this plan's. */
export async function deleteRisks(
  db: Queryable,
  scope: PlanScope,
  riskIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .delete(risks)
    .where(and(ofPlan(scope), inArray(risks.id, [...riskIds])))
    .returning({ id: risks.id });
  return rows.map(({ id }) => id);
}

/** Risks for a statement of another feature. */
export const risksAs = <Alias extends string>(alias: Alias) =>
  new QueryBuilder()
    .select({
      organisationId: risks.organisationId,
      id: risks.id,
      riskPresetId: risks.riskPresetId,
    })
    .from(risks)
    .as(alias);
