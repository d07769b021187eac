import { sql } from "drizzle-orm";
import type { CloneRows } from "../../platform/access/plan-contribution-store";
import { copyingRows } from "../../platform/database/sql/bulk-writes-store";
import { newIdsFor } from "../../platform/database/sql/new-ids-store";
import { unitsOfSameName } from "../business-units/public";
import { copyProposals } from "../proposals/public";
import { recoveryStrategies } from "./recovery-strategies-table";

/**
 * Copies the recovery strategies of the units. The clone's own location is no place to recover at: a strategy that
 * chose it has to choose another.
 */
export const cloneStrategies: CloneRows = async (tx, copy, { newId }) => {
  const { scope, planId, branchId, sourceId } = copy;
  const { organisationId } = scope;
  const { ids } = await newIdsFor(
    tx,
    sql`recovery_strategies x where x.organisation_id = ${organisationId} and x.plan_id = ${sourceId}`,
    newId,
  );
  await tx.execute(
    copyingRows(
      recoveryStrategies,
      {
        id: sql`n.id`,
        planId,
        departmentId: sql`u.id`,
        branchId: sql`nullif(x.branch_id, ${branchId}::uuid)`,
      },
      sql`${ids}
        join recovery_strategies x on x.organisation_id = ${organisationId} and x.id = n.former
        join ${unitsOfSameName(branchId)} u
          on u.organisation_id = x.organisation_id and u.former_id = x.department_id`,
    ),
  );
  await copyProposals(tx, copy, "recovery-strategy", ids);
};
