import { sql } from "drizzle-orm";
import type { CloneRows } from "../../platform/access/plan-contribution-store";
import { copyingRows } from "../../platform/database/sql/bulk-writes-store";
import { planPolicyMembers } from "./policies-table";

/** Copies the contacts who are accountable for the policy. */
export const cloneMembers: CloneRows = async (tx, { scope, planId, sourceId }) => {
  await tx.execute(
    copyingRows(
      planPolicyMembers,
      { planId },
      sql`plan_policy_members x
        where x.organisation_id = ${scope.organisationId} and x.plan_id = ${sourceId}`,
    ),
  );
};
