import { NO_SUCH_DEPARTMENT } from "@holdfast/contract/business-units/department";
import { INVALID_INPUT } from "@holdfast/contract/platform/errors";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { ProblemError } from "../../platform/problem-error";
import { lockDepartments } from "./departments-store";

/**
 * Checks that every row of a list refers to a business unit of the plan's location, and locks those units against
 * deletion until the transaction ends.
 * @throws ProblemError 400 with an error for each other row.
 */
export async function checkDepartments(
  tx: Queryable,
  scope: PlanScope,
  rows: readonly { readonly departmentId: string }[],
): Promise<void> {
  const ids = [...new Set(rows.map(({ departmentId }) => departmentId))];
  const locked = await lockDepartments(tx, scope, scope.branchId, ids);
  const fields = rows.flatMap(({ departmentId }, index) =>
    locked.has(departmentId)
      ? []
      : [{ path: `${index}.departmentId`, message: NO_SUCH_DEPARTMENT }],
  );
  if (fields.length > 0) throw new ProblemError(INVALID_INPUT, { fields });
}
