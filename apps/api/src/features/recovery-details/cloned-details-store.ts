import { sql } from "drizzle-orm";
import type { CloneRows } from "../../platform/access/plan-contribution-store";
import { copyingRows } from "../../platform/database/sql/bulk-writes-store";
import { copyFilesOfPlan } from "../../platform/files/files-store";
import { unitsOfSameName } from "../business-units/public";
import { recoveryDetails, unitProcedures } from "./recovery-details-table";

/** Copies backups, finances and how units work on the day; the site sheet only to a plan of the same location. */
export const cloneDetails: CloneRows = async (tx, copy, { newId }) => {
  const { scope, planId, branchId, sourceId, sourceBranchId } = copy;
  const { organisationId } = scope;
  const own = sql`x.organisation_id = ${organisationId} and x.plan_id = ${sourceId}`;
  if (branchId === sourceBranchId) {
    const files = await copyFilesOfPlan(tx, { organisationId, planId, sourceId }, newId, {
      table: sql`recovery_details`,
      column: sql`floor_plan_file_id`,
    });
    await tx.execute(
      copyingRows(
        recoveryDetails,
        { planId, floorPlanFileId: sql`f.id` },
        sql`recovery_details x
          left join (select n.former, n.id from ${files}) f on f.former = x.floor_plan_file_id
          where ${own}`,
      ),
    );
  } else {
    const site = {
      assemblyPoint: null,
      exitRoutes: null,
      shutOffs: null,
      alarmPanel: null,
      keyHolders: null,
      emergencyKit: null,
      defibrillator: null,
      saferPlace: null,
      highGround: null,
      floorPlanFileId: null,
    };
    await tx.execute(
      copyingRows(recoveryDetails, { planId, ...site }, sql`recovery_details x where ${own}`),
    );
  }
  await tx.execute(
    copyingRows(
      unitProcedures,
      { planId, departmentId: sql`u.id` },
      sql`unit_procedures x
        join ${unitsOfSameName(branchId)} u
          on u.organisation_id = x.organisation_id and u.former_id = x.department_id
        where ${own}`,
    ),
  );
};
