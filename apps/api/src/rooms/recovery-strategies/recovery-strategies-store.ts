import { recoveryStrategyTypeById } from "@holdfast/content/library/recovery-strategy-types";
import { MOST_ROWS } from "@holdfast/contract/platform/list-answer";
import type { RecoveryStrategy } from "@holdfast/contract/recovery-strategies/recovery-strategy";
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { departments } from "../business-units/public";
import { alternativeSites, branches } from "../organisations/public";
import type { Places } from "./recovery-location-rules";
import { recoveryStrategies } from "./recovery-strategies-table";

const strategies = recoveryStrategies;

/** One entry per business unit of the plan's location by name, with its strategy or nulls. */
export async function listRecoveryStrategies(
  db: Queryable,
  scope: PlanScope,
): Promise<RecoveryStrategy[]> {
  // Lateral subqueries with a limit are index lookups (decision 'Query plans').
  const branch = db
    .select({ name: branches.name, address: branches.address })
    .from(branches)
    .where(
      and(
        eq(branches.organisationId, strategies.organisationId),
        eq(branches.id, strategies.branchId),
      ),
    )
    .limit(1)
    .as("branch");
  const site = db
    .select({ name: alternativeSites.name, address: alternativeSites.address })
    .from(alternativeSites)
    .where(
      and(
        eq(alternativeSites.organisationId, strategies.organisationId),
        eq(alternativeSites.id, strategies.alternativeSiteId),
      ),
    )
    .limit(1)
    .as("site");
  const rows = await db
    .select({
      departmentId: departments.id,
      name: departments.name,
      recoveryStrategyId: strategies.id,
      recoveryStrategyTypeId: strategies.recoveryStrategyTypeId,
      branchId: strategies.branchId,
      branchName: branch.name,
      branchAddress: branch.address,
      alternativeSiteId: strategies.alternativeSiteId,
      siteName: site.name,
      siteAddress: site.address,
      otherAddress: strategies.otherAddress,
      recoveryStrategyComments: strategies.comments,
    })
    .from(departments)
    .leftJoin(
      strategies,
      and(
        eq(strategies.organisationId, departments.organisationId),
        eq(strategies.planId, scope.planId),
        eq(strategies.departmentId, departments.id),
      ),
    )
    .leftJoinLateral(branch, sql`true`)
    .leftJoinLateral(site, sql`true`)
    .where(
      and(
        eq(departments.organisationId, scope.organisationId),
        eq(departments.branchId, scope.branchId),
      ),
    )
    .orderBy(asc(sql`lower(${departments.name})`), asc(departments.id))
    .limit(MOST_ROWS);
  return rows.map(({ branchName, branchAddress, siteName, siteAddress, ...row }) => ({
    ...row,
    recoveryStrategyTypeName: typeNameOf(row.recoveryStrategyTypeId),
    recoveryStrategyAddress:
      placeText(branchName, branchAddress) ?? placeText(siteName, siteAddress) ?? row.otherAddress,
  }));
}

const typeNameOf = (typeId: number | null): string | null =>
  (typeId === null ? undefined : recoveryStrategyTypeById(typeId))?.name ?? null;
const placeText = (name: string | null, address: string | null): string | null =>
  name && address ? `${name}, ${address}` : null;

/**
 * Which of the named branches (the plan's own left out) and sites the organisation has; holds them
 * against deletion until the end of `tx`.
 */
export async function holdPlaces(
  tx: Queryable,
  scope: PlanScope,
  branchIds: readonly string[],
  siteIds: readonly string[],
): Promise<Places> {
  const heldBranches =
    branchIds.length === 0
      ? []
      : await tx
          .select({ id: branches.id })
          .from(branches)
          .where(
            and(
              eq(branches.organisationId, scope.organisationId),
              inArray(branches.id, [...branchIds]),
              ne(branches.id, scope.branchId),
            ),
          )
          .orderBy(asc(branches.id))
          .limit(branchIds.length)
          .for("key share");
  const heldSites =
    siteIds.length === 0
      ? []
      : await tx
          .select({ id: alternativeSites.id })
          .from(alternativeSites)
          .where(
            and(
              eq(alternativeSites.organisationId, scope.organisationId),
              inArray(alternativeSites.id, [...siteIds]),
            ),
          )
          .orderBy(asc(alternativeSites.id))
          .limit(siteIds.length)
          .for("key share");
  return {
    branchIds: new Set(heldBranches.map(({ id }) => id)),
    siteIds: new Set(heldSites.map(({ id }) => id)),
  };
}

export type StrategyRow = Omit<typeof strategies.$inferSelect, "organisationId" | "planId">;

/** Inserts the strategies of units that have none yet; answers how many those were. */
export async function insertStrategies(
  db: Queryable,
  scope: PlanScope,
  rows: readonly StrategyRow[],
): Promise<number> {
  const { organisationId, planId } = scope;
  const inserted = await db
    .insert(strategies)
    .values(rows.map((row) => ({ organisationId, planId, ...row })))
    .onConflictDoNothing()
    .returning({ id: strategies.id });
  return inserted.length;
}

/** Changes the plan's strategies whose id and unit both match, in one statement; answers their ids. */
export async function updateStrategies(
  db: Queryable,
  scope: PlanScope,
  rows: readonly StrategyRow[],
): Promise<Set<string>> {
  const given = rows.map((row) => ({
    id: row.id,
    department_id: row.departmentId,
    type_id: row.recoveryStrategyTypeId,
    branch_id: row.branchId,
    site_id: row.alternativeSiteId,
    other_address: row.otherAddress,
    comments: row.comments,
  }));
  const updated = await db.execute<{ id: string }>(sql`
    update recovery_strategies r set recovery_strategy_type_id = v.type_id,
      branch_id = v.branch_id, alternative_site_id = v.site_id, other_address = v.other_address,
      comments = v.comments
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as v (id uuid, department_id uuid,
      type_id integer, branch_id uuid, site_id uuid, other_address text, comments text)
    where r.organisation_id = ${scope.organisationId} and r.plan_id = ${scope.planId}
      and r.id = v.id and r.department_id = v.department_id
    returning r.id`);
  return new Set(updated.rows.map(({ id }) => id));
}
