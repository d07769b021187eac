import { recoveryStrategyTypeById } from "@holdfast/content/library/impact/recovery-strategy-types";
import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import type { RecoveryStrategy } from "@holdfast/contract/recovery-strategies/recovery-strategy";
import { and, asc, eq, sql } from "drizzle-orm";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { updateRows } from "../../platform/database/sql/bulk-writes-store";
import { rowsOf } from "../../platform/database/sql/row-of";
import { departmentsAs } from "../business-units/public";
import { branchesAs, lockBranches, lockSites, sitesAs } from "../organisations/public";
import type { Locations } from "./recovery-location-rules";
import { recoveryStrategies } from "./recovery-strategies-table";

const strategies = recoveryStrategies;

/** Returns one entry per business unit of the plan's location by name, with its strategy or nulls. */
export async function listRecoveryStrategies(
  db: Queryable,
  scope: PlanScope,
): Promise<RecoveryStrategy[]> {
  const unit = departmentsAs("unit");
  const branch = branchesAs("branch");
  const site = sitesAs("site");
  const rows = await db
    .select({
      departmentId: unit.id,
      name: unit.name,
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
    .from(unit)
    .leftJoin(
      strategies,
      and(
        eq(strategies.organisationId, unit.organisationId),
        eq(strategies.planId, scope.planId),
        eq(strategies.departmentId, unit.id),
      ),
    )
    .leftJoin(
      branch,
      and(eq(branch.organisationId, strategies.organisationId), eq(branch.id, strategies.branchId)),
    )
    .leftJoin(
      site,
      and(
        eq(site.organisationId, strategies.organisationId),
        eq(site.id, strategies.alternativeSiteId),
      ),
    )
    .where(and(eq(unit.organisationId, scope.organisationId), eq(unit.branchId, scope.branchId)))
    .orderBy(asc(sql`lower(${unit.name})`), asc(unit.id))
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
  return {
    branchIds: others.length === 0 ? new Set() : await lockBranches(tx, scope, others, "key share"),
    siteIds: siteIds.length === 0 ? new Set() : await lockSites(tx, scope, siteIds),
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
