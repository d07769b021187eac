import type { Branch } from "@holdfast/contract/organisations/place";
import type { updateDepartment } from "@holdfast/contract/business-units/department-endpoints";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { OrganisationScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { lockRows, ofOrganisation } from "../../platform/database/sql/row-locks-store";
import { rowOf, rowsOf } from "../../platform/database/sql/row-of";
import { lockBranches } from "../organisations/public";
import { departments } from "./business-units-table";

type Department = Branch["departments"][number];

const responseColumns = {
  departmentId: departments.id,
  name: departments.name,
} satisfies Record<keyof Department, unknown>;

const ofBranch = (scope: OrganisationScope, branchId: string) =>
  and(eq(departments.organisationId, scope.organisationId), eq(departments.branchId, branchId));

/** Business units for a statement of another feature. */
export const departmentsAs = <Alias extends string>(alias: Alias) =>
  new QueryBuilder()
    .select({
      organisationId: departments.organisationId,
      id: departments.id,
      name: departments.name,
      branchId: departments.branchId,
    })
    .from(departments)
    .as(alias);

/** Returns the business units of a location by name; empty for a location of another organisation. */
export const listDepartments = (
  db: Queryable,
  scope: OrganisationScope,
  branchId: string,
): Promise<Department[]> =>
  db
    .select(responseColumns)
    .from(departments)
    .where(ofBranch(scope, branchId))
    .orderBy(asc(sql`lower(${departments.name})`), asc(departments.id))
    .limit(MAX_ROWS);

/**
 * Locks the location until the transaction ends, so that the second of two calls that name or remove its units sees
 * the result of the first. Returns whether the organisation has this location.
 */
export const lockBranch = async (tx: Queryable, scope: OrganisationScope, branchId: string) =>
  (await lockBranches(tx, scope, [branchId], "no key update")).size > 0;

/** Inserts the rows whose names are new in their location. Returns the ids of the inserted rows. */
export async function insertDepartments(
  db: Queryable,
  rows: readonly (typeof departments.$inferInsert)[],
): Promise<Set<string>> {
  const inserted = await db
    .insert(departments)
    .values(rowsOf(departments, rows))
    .onConflictDoNothing()
    .returning({ id: departments.id });
  return new Set(inserted.map(({ id }) => id));
}

/** Returns the renamed unit, or undefined if the location has no such unit. */
export async function renameDepartment(
  db: Queryable,
  scope: OrganisationScope,
  which: { readonly branchId: string; readonly departmentId: string },
  changes: BodyOf<typeof updateDepartment>,
): Promise<Department | undefined> {
  const [row] = await db
    .update(departments)
    .set(rowOf(departments, changes))
    .where(and(ofBranch(scope, which.branchId), eq(departments.id, which.departmentId)))
    .returning(responseColumns);
  return row;
}

/** Deletes units of one location. Returns how many there were. */
export async function deleteDepartments(
  db: Queryable,
  scope: OrganisationScope,
  branchId: string,
  departmentIds: readonly string[],
): Promise<number> {
  const deleted = await db
    .delete(departments)
    .where(and(ofBranch(scope, branchId), inArray(departments.id, [...departmentIds])))
    .returning({ id: departments.id });
  return deleted.length;
}

/** Locks units of that location against deletion until the end of `tx`. Returns the ids found. */
export const lockDepartments = (
  tx: Queryable,
  scope: OrganisationScope,
  branchId: string,
  departmentIds: readonly string[],
): Promise<Set<string>> =>
  lockRows(
    tx,
    "departments",
    sql`${ofOrganisation(scope, departmentIds)} and branch_id = ${branchId}`,
    "key share",
  );
