import {
  MAX_DEPARTMENTS,
  TOO_MANY_DEPARTMENTS,
} from "@holdfast/contract/business-units/department";
import { sql } from "drizzle-orm";
import type { CloneRows } from "../../platform/access/plan-contribution-store";
import { copyingRows } from "../../platform/database/sql/bulk-writes-store";
import { newIdsFor } from "../../platform/database/sql/new-ids-store";
import { assertListNotFull } from "../../platform/limits/row-limits-store";
import { fieldError } from "../../platform/problem-error";
import { copyProposals } from "../proposals/public";
import { departments } from "./business-units-table";
import { lockBranch } from "./departments-store";

/** Each unit (`former_id`) with the unit (`id`) of a location that has its name: itself, if it is at that location. */
export const unitsOfSameName = (branchId: string) => sql`(
  select d.organisation_id, d.id as former_id, same.id from departments d
  join departments same on same.organisation_id = d.organisation_id
    and same.branch_id = ${branchId} and lower(same.name) = lower(d.name))`;

/** Adds the units of the source's location to that of the clone, except those it has by name. */
export const cloneUnits: CloneRows = async (tx, copy, deps) => {
  const { scope, branchId, sourceBranchId, now } = copy;
  const { organisationId } = scope;
  if (branchId === sourceBranchId) return;
  await lockBranch(tx, scope, branchId);
  const { count, ids } = await newIdsFor(
    tx,
    sql`departments x where x.organisation_id = ${organisationId}
      and x.branch_id = ${sourceBranchId} and not exists (
        select 1 from departments same where same.organisation_id = x.organisation_id
          and same.branch_id = ${branchId} and lower(same.name) = lower(x.name))`,
    deps.newId,
  );
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from departments
    where organisation_id = ${organisationId} and branch_id = ${branchId}`);
  if ((rows[0]?.count ?? 0) + count > MAX_DEPARTMENTS)
    throw fieldError("branchId", TOO_MANY_DEPARTMENTS);
  await assertListNotFull(tx, deps, "departments", scope, count);
  await tx.execute(
    copyingRows(
      departments,
      { id: sql`n.id`, branchId, createdAt: now },
      sql`${ids} join departments x on x.organisation_id = ${organisationId} and x.id = n.former`,
    ),
  );
  await copyProposals(tx, copy, "department", ids);
};
