import { sql } from "drizzle-orm";
import type { CloneRows } from "../../platform/access/plan-contribution-store";
import { copyingRows } from "../../platform/database/sql/bulk-writes-store";
import { newIdsFor } from "../../platform/database/sql/new-ids-store";
import { copyProposals } from "../proposals/public";
import { ruledOutRiskCategories } from "./categories/ruled-out-categories-table";
import { insurancePolicies } from "./insurance/insurance-policies-table";
import { riskReports } from "./report/risk-reports-table";
import { risks } from "./risks-table";

/** Copies risks, ruled-out categories, insurance policies and the newest report, dated before the clone's register. */
export const cloneRisks: CloneRows = async (tx, copy, { newId }) => {
  const { scope, planId, sourceId, now } = copy;
  const { organisationId } = scope;
  const own = sql`x.organisation_id = ${organisationId} and x.plan_id = ${sourceId}`;
  const { ids } = await newIdsFor(tx, sql`risks x where ${own}`, newId, sql`x.created_at, x.id`);
  await tx.execute(
    copyingRows(
      risks,
      { id: sql`n.id`, planId, createdAt: now, updatedAt: now },
      sql`${ids} join risks x on x.organisation_id = ${organisationId} and x.id = n.former`,
    ),
  );
  await copyProposals(tx, copy, "risk", ids);
  await tx.execute(
    copyingRows(
      ruledOutRiskCategories,
      { planId },
      sql`(select x.* from ruled_out_risk_categories x where ${own}) x`,
    ),
  );
  await tx.execute(
    copyingRows(
      riskReports,
      { id: newId(), planId },
      sql`(select x.* from risk_reports x where ${own}
        order by x.created_at desc, x.id desc limit 1) x`,
    ),
  );
  const policies = await newIdsFor(tx, sql`insurance_policies x where ${own}`, newId);
  await tx.execute(
    copyingRows(
      insurancePolicies,
      { id: sql`n.id`, planId },
      sql`${policies.ids}
        join insurance_policies x on x.organisation_id = ${organisationId} and x.id = n.former`,
    ),
  );
};
