import type { ContactUses } from "@holdfast/contract/directory/contact-uses";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { OrganisationScope, PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { checkedWrite } from "../../../platform/access/checked-write-store";
import {
  builtOnce,
  placeholderRow,
  type Placeholders,
} from "../../../platform/database/built-once";
import { insertingFrom } from "../../../platform/database/given-rows-store";
import { columnsOf } from "../../../platform/database/raw-columns";
import { type Part, WHOLE } from "../../../platform/database/part";
import { isForeignKeyViolation } from "../../../platform/database/sql-state";
import { countOfPlanList } from "../../../platform/limits/row-limits-store";
import { rowOf } from "../../../platform/database/row-of";
import { contactOf, contactWithId } from "../../directory/public";
import { type PlanTouch, planWithId, touchPlanRisksBy } from "../../plans/public";
import { isProposed } from "../../proposals/public";
import { risks } from "../risks-table";

/** What a person enters about a risk, as it is stored. */
export type RiskFields = Readonly<
  Omit<typeof risks.$inferSelect, "organisationId" | "planId" | "id" | "createdAt" | "updatedAt">
>;
export type RiskRow = RiskFields & Pick<Risk, "riskId" | "accountableContact">;

const ofPlan = (scope: PlanScope) =>
  and(eq(risks.organisationId, scope.organisationId), eq(risks.planId, scope.planId));
const theRisk = (scope: PlanScope, riskId: string) => and(ofPlan(scope), eq(risks.id, riskId));

/** The contact is a lateral subquery with a limit, which keeps it an index lookup (decision 'Query plans'). */
const selectRisks = (db: Queryable) => {
  const accountable = contactOf(db, {
    organisationId: risks.organisationId,
    contactId: risks.accountableContactId,
  });
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
        contactId: accountable.contactId,
        firstName: accountable.firstName,
        lastName: accountable.lastName,
      },
      followUpDate: risks.followUpDate,
      comments: risks.comments,
    } satisfies Record<keyof RiskRow, unknown>)
    .from(risks)
    .leftJoinLateral(accountable, sql`true`);
};

/** Returns risks in the order of the assessment: by category, its presets first, then custom risks by age. */
export const listRisks = (
  db: Queryable,
  scope: PlanScope,
  part: Part = WHOLE,
): Promise<RiskRow[]> =>
  selectRisks(db)
    .where(ofPlan(scope))
    .orderBy(
      asc(risks.riskCategoryId),
      sql`${risks.riskPresetId} asc nulls last`,
      asc(risks.createdAt),
      asc(risks.id),
    )
    .limit(part.limit)
    .offset(part.offset);

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
    cross join lateral ${planWithId(sql`r.organisation_id`, sql`r.plan_id`)} p
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

type RiskInsert = Omit<typeof risks.$inferInsert, "organisationId"> &
  Omit<PlanTouch, "organisationId"> & { readonly maxRows: number };
/** What an insert did: `id` is null if it inserted nothing. */
type Inserted<Id> = {
  /** How many risks the plan had before. */
  before: number;
  id: Id;
  firstName: string | null;
  lastName: string | null;
};

/**
 * Returns the values that insert a risk.
 * @param maxRows how many risks a plan may have
 */
export const riskInsert = (
  planId: string,
  id: string,
  fields: RiskFields,
  at: Date,
  maxRows: number,
): RiskInsert => {
  const instants = { createdAt: at, updatedAt: at, touchedAt: at.toISOString() };
  return { ...fields, planId, id, ...instants, maxRows };
};

/** Selects a name of the inserted risk's contact. */
const contactName = (column: "first_name" | "last_name") => sql`(
  select c.${sql.identifier(column)}
  from ${contactWithId(sql`risks.organisation_id`, sql`risks.accountable_contact_id`)} c)`;

/**
 * Inserts a risk and marks its plan as modified, unless the table expression `plan` has no row, the plan already has a
 * risk with that preset, or it has no room for another. Its category is then no longer ruled out.
 */
const insertIntoPlan = (given: Placeholders<RiskInsert>) => {
  const organisationId = sql`(select organisation_id from plan)`;
  const plan = { organisationId, planId: given.planId };
  const row = { ...placeholderRow(risks, given), organisationId };
  return sql`,
    counted as materialized (select ${countOfPlanList("risks", plan, given.maxRows)} as rows),
    inserted as (
      ${insertingFrom(risks, row, sql`plan, counted where counted.rows < ${given.maxRows}`)}
      on conflict (organisation_id, plan_id, risk_preset_id) where risk_preset_id is not null
        do nothing
      returning id, ${contactName("first_name")} as first_name, ${contactName("last_name")} as last_name),
    reopened as (
      delete from ruled_out_risk_categories
      where organisation_id = ${organisationId} and plan_id = ${given.planId}
        and risk_category_id = ${given.riskCategoryId} and exists (select from inserted)),
    touched as (
      ${touchPlanRisksBy({ ...plan, touchedAt: given.touchedAt })} and exists (select from inserted))
    select ${columnsOf<Inserted<string | null>>({
      before: sql`counted.rows`,
      id: sql`inserted.id`,
      firstName: sql`inserted.first_name`,
      lastName: sql`inserted.last_name`,
    })}
    from counted`;
};

const insert = builtOnce<RiskInsert & { readonly organisationId: string }, Inserted<string | null>>(
  (given) => sql`
    with plan as (select ${given.organisationId}::uuid as organisation_id)${insertIntoPlan(given)}
    left join inserted on true`,
);

/** Inserts a risk in a transaction that has locked its plan. */
export async function insertRisk(
  tx: Queryable,
  { organisationId }: PlanScope,
  given: RiskInsert,
): Promise<Inserted<string | null>> {
  const [done] = await insert(tx, { ...given, organisationId });
  if (!done) throw new Error("The insert of a risk returned nothing.");
  return done;
}

/** Inserts a risk as a single statement that checks access itself. */
export const insertRiskChecked = checkedWrite<RiskInsert, Inserted<string>>(
  "plan.change",
  (given) => sql`${insertIntoPlan(given)} cross join inserted`,
);

/** Returns the risk that was inserted, as `readRisk` reads it. */
export const insertedRisk = (
  fields: RiskFields,
  { id, firstName, lastName }: Inserted<string>,
): RiskRow => {
  const contactId = fields.accountableContactId;
  return {
    ...fields,
    riskId: id,
    accountableContact:
      contactId === null
        ? null
        : { contactId, firstName: firstName ?? "", lastName: lastName ?? "" },
  };
};

/** Whether an insert or update failed because its contact is not in the organisation. */
export const namesUnknownContact = (thrown: unknown) =>
  isForeignKeyViolation(thrown, "risks_organisation_id_accountable_contact_id_fkey");

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

/** Returns the hazards of the library that an organisation's plans have as confirmed risks, for a statement written as SQL. */
export const riskPresetsOf = (organisationId: SQL) => sql`(
  select x.risk_preset_id from risks x
  where x.organisation_id = ${organisationId} and x.risk_preset_id is not null
    and not ${isProposed("risk")} offset 0)`;
