import { sql } from "drizzle-orm";
import type { CloneRows } from "../../platform/access/plan-contribution-store";
import { copyingRows } from "../../platform/database/sql/bulk-writes-store";
import { newIdsFor } from "../../platform/database/sql/new-ids-store";
import { unitsOfSameName } from "../business-units/public";
import { copyProposals } from "../proposals/public";
import {
  assets,
  strategicBias,
  strategicBiaScales,
  tacticalBias,
  uncriticalAreas,
  unitDependencies,
} from "./impact-analysis-table";

/** Copies the ratings of strategic areas with their scales, and the recovery times, assets and dependencies of units. */
export const cloneAnalysis: CloneRows = async (tx, copy, { newId }) => {
  const { scope, planId, branchId, sourceId, now } = copy;
  const { organisationId } = scope;
  const own = sql`x.organisation_id = ${organisationId} and x.plan_id = ${sourceId}`;
  const ofUnit = sql`join ${unitsOfSameName(branchId)} u
    on u.organisation_id = x.organisation_id and u.former_id = x.department_id`;

  const plan = sql`(select ${sourceId}::uuid as former, ${planId}::uuid as id) n`;
  await copyProposals(tx, copy, "mtpd", plan);

  const areas = await newIdsFor(tx, sql`strategic_bias x where ${own}`, newId);
  await tx.execute(
    copyingRows(
      strategicBias,
      { id: sql`n.id`, planId, createdAt: now },
      sql`${areas.ids}
        join strategic_bias x on x.organisation_id = ${organisationId} and x.id = n.former`,
    ),
  );
  await copyProposals(tx, copy, "strategic-bia", areas.ids);
  await tx.execute(
    copyingRows(
      strategicBiaScales,
      { strategicBiaId: sql`n.id` },
      sql`${areas.ids} join strategic_bia_scales x
        on x.organisation_id = ${organisationId} and x.strategic_bia_id = n.former`,
    ),
  );

  await tx.execute(
    copyingRows(
      uncriticalAreas,
      { planId },
      sql`(select x.* from uncritical_areas x where ${own}) x`,
    ),
  );

  const times = await newIdsFor(tx, sql`tactical_bias x where ${own}`, newId);
  await tx.execute(
    copyingRows(
      tacticalBias,
      { id: sql`n.id`, planId, departmentId: sql`u.id` },
      sql`${times.ids}
        join tactical_bias x on x.organisation_id = ${organisationId} and x.id = n.former
        ${ofUnit}`,
    ),
  );
  await copyProposals(tx, copy, "tactical-bia", times.ids);

  const things = await newIdsFor(tx, sql`assets x where ${own}`, newId, sql`x.created_at, x.id`);
  await tx.execute(
    copyingRows(
      assets,
      { id: sql`n.id`, planId, departmentId: sql`u.id`, createdAt: now },
      sql`${things.ids}
        join assets x on x.organisation_id = ${organisationId} and x.id = n.former ${ofUnit}`,
    ),
  );
  await copyProposals(tx, copy, "asset", things.ids);

  const needs = await newIdsFor(tx, sql`unit_dependencies x where ${own}`, newId);
  await tx.execute(
    copyingRows(
      unitDependencies,
      { id: sql`n.id`, planId, departmentId: sql`u.id`, neededDepartmentId: sql`needed.id` },
      sql`${needs.ids}
        join unit_dependencies x on x.organisation_id = ${organisationId} and x.id = n.former
        ${ofUnit}
        left join ${unitsOfSameName(branchId)} needed
          on needed.organisation_id = x.organisation_id and needed.former_id = x.needed_department_id
        where x.needed_department_id is null or needed.id is not null`,
    ),
  );
};
