import { recoveryStrategyTypeById } from "@holdfast/content/library/recovery-strategy-types";
import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import type { RecoveryStrategy } from "@holdfast/contract/recovery-strategies/recovery-strategy";
import { and, asc, eq, sql } from "drizzle-orm";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { lockRows, ofOrganisation } from "../../platform/database/row-locks-store";
import { updateRows } from "../../platform/database/given-rows-store";
import { rowsOf } from "../../platform/database/row-of";
import { departments } from "../business-units/public";
import { alternativeSites, branches } from "../organisations/public";
import type { Locations } from "./recovery-location-rules";
import { recoveryStrategies } from "./recovery-strategies-table";

const strategies = recoveryStrategies;

/** Returns one entry per business unit of the plan's location by name, with its strategy or nulls. */
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
    .limit(MAX_ROWS);
  return rows.map(({ branchName, branchAddress, siteName, siteAddress, ...row }) => ({
    ...row,
    recoveryStrategyTypeName: typeNameOf(row.recoveryStrategyTypeId),
    recoveryStrategyAddress:
      locationText(branchName, branchAddress) ??
      locationText(siteName, siteAddress) ??
      row.otherAddress,
  }));
}

const typeNameOf = (typeId: number | null): string | null =>
  (typeId === null ? undefined : recoveryStrategyTypeById(typeId))?.name ?? null;
const locationText = (name: string | null, address: string | null): string | null =>
  name && address ? `${name}, ${address}` : null;

/**
 * Locks branches and sites of the organisation against deletion until the end of `tx`. Returns those found, without
 * the plan's own branch.
 */
export async function lockLocations(
  tx: Queryable,
  scope: PlanScope,
  branchIds: readonly string[],
  siteIds: readonly string[],
): Promise<Locations> {
  const others = branchIds.filter((id) => id !== scope.branchId);
  const locked = (table: "branches" | "alternative_sites", ids: readonly string[]) =>
    lockRows(tx, table, ofOrganisation(scope, ids), "key share");
  return {
    branchIds: others.length === 0 ? new Set() : await locked("branches", others),
    siteIds: siteIds.length === 0 ? new Set() : await locked("alternative_sites", siteIds),
  };
}

export type StrategyRow = Omit<typeof strategies.$inferSelect, "organisationId" | "planId">;

/** Inserts the strategies of units that have none yet. Returns how many. */
export async function insertStrategies(
  db: Queryable,
  scope: PlanScope,
  rows: readonly StrategyRow[],
): Promise<number> {
  const { organisationId, planId } = scope;
  const inserted = await db
    .insert(strategies)
    .values(
      rowsOf(
        strategies,
        rows.map((row) => ({ organisationId, planId, ...row })),
      ),
    )
    .onConflictDoNothing()
    .returning({ id: strategies.id });
  return inserted.length;
}

/**
 * Updates the plan's strategies of these units in one statement. A row with an id must match its unit. Returns the
 * updated units.
 */
export async function updateStrategies(
  db: Queryable,
  scope: PlanScope,
  rows: readonly (Omit<StrategyRow, "id"> & { readonly id: string | null })[],
): Promise<Set<string>> {
  return updateRows(db, strategies, rowsOf(strategies, rows), {
    by: ["id", "departmentId"],
    which: sql`t.organisation_id = ${scope.organisationId} and t.plan_id = ${scope.planId}
      and t.department_id = v.department_id and (v.id is null or t.id = v.id)`,
    returning: "departmentId",
  });
}
