import { LIST_FULL } from "@holdfast/contract/platform/errors";
import { type SQL, sql } from "drizzle-orm";
import type { OrganisationScope, PlanScope } from "../access/scope";
import type { Transaction } from "../database/database";
import { lockUser } from "../database/sql/row-locks-store";
import { ProblemError } from "../problem-error";
import type { Services } from "../services";
import { fullSentence, type LimitedList, type ListsOf, tooManySentence } from "./row-limits";

type CommandServices = Pick<Services, "config">;

/** The tables of those organisation lists that are one table each. */
const TABLES = {
  contacts: "contacts",
  customers: "customers",
  suppliers: "suppliers",
  thirdParties: "strategic_third_parties",
  strategicAreas: "strategic_critical_areas",
  branches: "branches",
  alternativeSites: "alternative_sites",
  departments: "departments",
  declinedSuggestions: "declined_suggestions",
  plans: "plans",
  policies: "policies",
  risks: "risks",
  assets: "assets",
  unitDependencies: "unit_dependencies",
  riskReports: "risk_reports",
  insurancePolicies: "insurance_policies",
  documents: "documents",
  rehearsals: "incidents",
  exercises: "exercises",
} as const;

/**
 * Locks an organisation's list until the end of the transaction, so that parallel requests cannot pass its limit
 * together or add the same entries twice.
 */
export async function lockList(
  tx: Transaction,
  list: ListsOf<"organisation">,
  { organisationId }: Pick<OrganisationScope, "organisationId">,
): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${list} of ${organisationId}`}, 0))`,
  );
}

/**
 * Refuses rows that would pass the limit of an organisation's list, which it locks.
 * @param adding how many rows the caller is about to insert
 * @throws ProblemError 422 `list-full` with a message that names the list and its limit
 */
export async function assertListNotFull(
  tx: Transaction,
  deps: CommandServices,
  list: ListsOf<"organisation">,
  { organisationId }: Pick<OrganisationScope, "organisationId">,
  adding = 1,
): Promise<void> {
  await lockList(tx, list, { organisationId });
  const rows =
    list === "members"
      ? sql`
        select 1 from organisation_members where organisation_id = ${organisationId}
        union all
        select 1 from invitations where organisation_id = ${organisationId} and accepted_at is null`
      : sql`select 1 from ${sql.identifier(TABLES[list])} where organisation_id = ${organisationId}`;
  await assertWithinLimit(tx, deps, list, rows, adding);
}

/** The same for a list of a plan. The caller has touched the plan and so holds the plan's row. */
export const assertPlanListNotFull = (
  tx: Transaction,
  deps: CommandServices,
  list: ListsOf<"plan">,
  scope: PlanScope,
  adding = 1,
): Promise<void> => assertWithinLimit(tx, deps, list, rowsOfPlan(list, scope), adding);

const rowsOfPlan = (list: ListsOf<"plan">, { organisationId, planId }: PlanScope) =>
  sql`select 1 from ${sql.identifier(TABLES[list])}
    where organisation_id = ${organisationId} and plan_id = ${planId}
      ${list === "rehearsals" ? sql`and is_exercise` : sql``}`;

/** The same for a team of a plan that the caller has touched. */
export const assertTeamNotFull = (
  tx: Transaction,
  deps: CommandServices,
  { organisationId }: PlanScope,
  teamId: string,
  adding: number,
): Promise<void> =>
  assertWithinLimit(
    tx,
    deps,
    "teamContacts",
    sql`select 1 from team_contacts where organisation_id = ${organisationId} and team_id = ${teamId}`,
    adding,
  );

const INCIDENT_TABLES = {
  incidentActions: "incident_actions",
  incidentEntries: "incident_log",
  incidentPhotos: "incident_photos",
  incidentCosts: "incident_costs",
} as const;

/**
 * The same for an incident of a plan whose row the caller has locked.
 * @param reserve rows beyond the limit, for what must still be recorded when the list is full
 */
export const assertIncidentListNotFull = (
  tx: Transaction,
  deps: CommandServices,
  list: ListsOf<"incident">,
  key: { readonly organisationId: string; readonly incidentId: string },
  adding = 1,
  reserve = 0,
): Promise<void> =>
  assertWithinLimit(
    tx,
    deps,
    list,
    sql`select 1 from ${sql.identifier(INCIDENT_TABLES[list])}
      where organisation_id = ${key.organisationId} and incident_id = ${key.incidentId}`,
    adding,
    reserve,
  );

/** The same for the organisations that a person owns, without those of a brokerage's quota. */
export async function assertMayAddOrganisation(
  tx: Transaction,
  deps: CommandServices,
  userId: string,
): Promise<void> {
  await lockUser(tx, userId);
  await assertWithinLimit(
    tx,
    deps,
    "organisations",
    sql`select 1 from organisation_members m
      join organisations o on o.id = m.organisation_id
      where m.user_id = ${userId} and m.role = 'owner' and not m.is_revoked and o.brokerage_id is null`,
    1,
  );
}

/** One statement after the lock, so it sees what the previous holder wrote. */
async function assertWithinLimit(
  tx: Transaction,
  { config }: CommandServices,
  list: LimitedList,
  rows: SQL,
  adding: number,
  reserve = 0,
): Promise<void> {
  const max = config.userLimits.rows[list] + reserve;
  const found = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from (${rows} limit ${max}) as counted`,
  );
  const count = found.rows[0]?.count ?? 0;
  if (adding > 1 && count < max && count + adding > max)
    throw new ProblemError({ ...LIST_FULL, message: tooManySentence(max, count, adding) });
  assertLimitNotPassed({ config }, list, count + adding - reserve);
}

/** @throws ProblemError 422 if a list with that many rows would pass its limit */
export function assertLimitNotPassed(
  { config }: CommandServices,
  list: LimitedList,
  rows: number,
): void {
  const max = config.userLimits.rows[list];
  if (rows > max) throw new ProblemError({ ...LIST_FULL, message: fullSentence(list, max) });
}
