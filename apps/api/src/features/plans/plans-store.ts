import { currencyByCode } from "@holdfast/content/library/currencies";
import { mtpdOptionById } from "@holdfast/content/library/impact/mtpd-options";
import type { Plan } from "@holdfast/contract/plans/plan";
import { planExpiryStatus } from "@holdfast/contract/plans/plan-expiry-rules";
import type { PlanFacts } from "@holdfast/contract/plans/plan-facts";
import { planProgress } from "@holdfast/contract/plans/plan-progress-rules";
import { type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import {
  effectiveRole,
  organisationIdsOf,
  rolesIn,
} from "../../platform/access/effective-role-store";
import type { PlanContributions } from "../../platform/access/plan-contribution-store";
import { permissionsOf } from "../../platform/access/permissions";
import type { OrganisationRole, OrganisationScope, PlanScope } from "../../platform/access/scope";
import type { Database, Queryable } from "../../platform/database/database";
import { preparedRows } from "../../platform/database/sql/prepared-query-store";
import { columnsOf, jsonOf, type RawRow } from "../../platform/database/sql/raw-columns";
import { type RowRange, ALL_ROWS } from "../../platform/database/sql/row-range";
import type { Services } from "../../platform/services";
import {
  branchesAs,
  type CountryFacts,
  countryFactsOf,
  countryOfPlace,
  type CountryServices,
  organisationsAs,
} from "../organisations/public";
import { subscriptionOf, subscriptionsColumn } from "../subscriptions/public";
import { expiryOfPlan } from "./plan-expiry-store";
import { plans } from "./plans-table";

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
    | "contactCheckDays"
    | "asksStaleContacts"
    | "asksMonthlyQuestions"
  >
> &
  Pick<Plan, "planId" | "organisationName" | "accountableContactIds" | "subscriptions"> & {
    branch: Omit<Plan["branch"], "country" | "isCountryAssumed"> &
      Parameters<typeof countryOfPlace>[0];
    countryFacts: CountryFacts;
    expiryDate: string | null;
    role: OrganisationRole;
    isArchived: boolean;
    /** One object from each feature. */
    facts: Partial<PlanFacts>[];
  };

/** Joins the facts that the features provide; `joinPlanContributions` has checked that none is missing. */
export const allFacts = (facts: readonly Partial<PlanFacts>[]) =>
  Object.assign({}, ...facts) as PlanFacts;

/** Selects the facts of the plan `p` of the enclosing query, for `allFacts`. */
export const factsColumn = (contributions: PlanContributions) =>
  sql`json_build_array(${sql.join(
    contributions.map(({ facts }) => facts),
    sql`, `,
  )})`;

/** Plans for a statement of another feature. */
export const plansAs = <Alias extends string>(alias: Alias) =>
  new QueryBuilder().select().from(plans).as(alias);

const planRows = (
  contributions: PlanContributions,
  userId: string,
  source: SQL,
  page: RowRange = ALL_ROWS,
) => sql`
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
      phone: sql`b.phone`,
      country: sql`b.country`,
      namedCountry: sql`b.named_country`,
      pinCountry: sql`b.pin_country`,
    }),
    countryFacts: countryFactsOf(sql`p.organisation_id`),
    currencyCode: sql`p.currency_code`,
    mtpdId: sql`p.mtpd_id`,
    createdAt: sql`p.created_at`,
    lastModifiedAt: sql`p.last_modified_at`,
    contactCheckDays: sql`p.contact_check_days`,
    asksStaleContacts: sql`p.asks_stale_contacts`,
    asksMonthlyQuestions: sql`p.asks_monthly_questions`,
    role: effectiveRole(sql`k.id`),
    isArchived: sql`o.is_archived`,
    expiryDate: expiryOfPlan,
    accountableContactIds: sql`coalesce((
      select json_agg(c.contact_id order by c.contact_id) from plan_accountable_contacts c
      where c.organisation_id = p.organisation_id and c.plan_id = p.id), '[]')`,
    subscriptions: subscriptionsColumn,
    facts: factsColumn(contributions),
  })}
  from ${source} p
  join ${organisationsAs("o")} on o.id = p.organisation_id
  join ${branchesAs("b")} on b.organisation_id = p.organisation_id and b.id = p.branch_id
  ${rolesIn(userId)}
  where m.user_id is not null or k.id is not null
  order by p.last_modified_at desc, p.id
  limit ${page.limit} offset ${page.offset}`;

function responseOf(row: Row, services: Deps): Plan {
  const now = services.clock.now();
  const expiry = row.expiryDate === null ? null : new Date(row.expiryDate);
  const currency = currencyByCode(row.currencyCode);
  if (!currency) throw new Error(`The plan ${row.planId} has an unknown currency.`);
  const { code, name, symbol, prefix, minorUnits } = currency;
  const { country, isCountryAssumed } = countryOfPlace(row.branch, row.countryFacts, services);
  const mtpd = row.mtpdId === null ? undefined : mtpdOptionById(row.mtpdId);
  return {
    planId: row.planId,
    name: row.name,
    organisationId: row.organisationId,
    organisationName: row.organisationName,
    branchId: row.branchId,
    branch: {
      branchId: row.branch.branchId,
      name: row.branch.name,
      address: row.branch.address,
      country,
      isCountryAssumed,
    },
    currency: { code, name, symbol, prefix, minorUnits },
    mtpd: mtpd ? { mtpdId: mtpd.mtpdId, name: mtpd.name, value: mtpd.value } : null,
    accountableContactIds: row.accountableContactIds,
    createdDate: new Date(row.createdAt).toISOString(),
    lastModifiedDate: new Date(row.lastModifiedAt).toISOString(),
    expiryDate: expiry?.toISOString() ?? null,
    expiry: expiry?.toISOString() ?? null,
    subscriptions: row.subscriptions.map(subscriptionOf),
    expiryStatus: expiry ? planExpiryStatus(expiry, now) : "expired",
    contactCheckDays: row.contactCheckDays,
    asksStaleContacts: row.asksStaleContacts,
    asksMonthlyQuestions: row.asksMonthlyQuestions,
    progress: planProgress(allFacts(row.facts)),
    can: permissionsOf(row.role, row.isArchived),
  };
}

type Deps = Pick<Services, "planContributions" | "clock"> & CountryServices;

/** Returns the plans that a person may see, last modified first; of one organisation if given. */
export async function listPlans(
  db: Queryable,
  services: Deps & { readonly database: Pick<Database, "keepsSessions"> },
  userId: string,
  organisationId: string | undefined,
  page: RowRange = ALL_ROWS,
): Promise<Plan[]> {
  const source = organisationId
    ? sql`(select * from plans where organisation_id = ${organisationId})`
    : sql`(select plan.* from ${organisationIdsOf(userId)} mine
        join plans plan on plan.organisation_id = mine.organisation_id)`;
  const name = organisationId ? "plans-of-organisation" : "plans-of-person";
  const query = planRows(services.planContributions, userId, source, page);
  const rows = await preparedRows<Row>(db, services.database, name, query);
  return rows.map((row) => responseOf(row, services));
}

export async function readPlan(
  db: Queryable,
  services: Deps,
  scope: OrganisationScope,
  planId: string,
): Promise<Plan | undefined> {
  const source = sql`(
    select * from plans where organisation_id = ${scope.organisationId} and id = ${planId})`;
  const { rows } = await db.execute<Row>(
    planRows(services.planContributions, scope.userId, source),
  );
  return rows[0] && responseOf(rows[0], services);
}

/** Returns the facts from which the progress of a plan is calculated. */
export async function readFacts(
  db: Queryable,
  { planContributions }: Pick<Services, "planContributions">,
  scope: PlanScope,
): Promise<PlanFacts> {
  const { rows } = await db.execute<Pick<Row, "facts">>(sql`
    select ${columnsOf<Pick<Row, "facts">>({ facts: factsColumn(planContributions) })}
    from plans p where p.organisation_id = ${scope.organisationId} and p.id = ${scope.planId}`);
  return allFacts(rows[0]?.facts ?? []);
}
