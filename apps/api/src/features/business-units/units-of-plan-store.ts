import type { ProposalKind } from "@holdfast/contract/proposals/proposal";
import { type SQL, sql } from "drizzle-orm";
import { countOf, isOfPlan } from "../../platform/access/plan-contribution-store";
import { isOneOf } from "../../platform/database/sql/row-locks-store";
import { isProposed } from "../proposals/public";

/*
 * Parts of statements about the business units of a plan `p`: those of its location.
 */

/** The number of units at the plan's location. */
export const countUnits = countOf(sql`departments x
  where x.organisation_id = p.organisation_id and x.branch_id = p.branch_id`);

const branchOfUnit = sql`(select d.branch_id from departments d
  where d.organisation_id = x.organisation_id and d.id = x.department_id)`;

/** The number of those units with at least one row of the plan in a table that is not only proposed. */
export const countUnitsIn = (table: SQL, kind: ProposalKind) => sql`(
  select count(distinct x.department_id)::int from ${table} x
  where ${isOfPlan} and p.branch_id = ${branchOfUnit} and not ${isProposed(kind, "x")})`;

/** Whether rows `x` of the plan refer to a unit of one of these locations. @param rows SQL from `from` on */
export const isUnitOfBranches = (rows: SQL, branchIds: readonly string[]) =>
  sql<boolean>`exists (select ${rows} where ${isOfPlan} and ${isOneOf(branchOfUnit, branchIds)})`;
