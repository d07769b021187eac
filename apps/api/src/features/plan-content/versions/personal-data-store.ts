import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { desc, eq } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { planVersions } from "./versions-table";

/** Returns versions of plans that the person approved, with the name printed on them. */
export const versionsApprovedBy = (db: Queryable, userId: string) =>
  db
    .select({
      versionId: planVersions.id,
      planId: planVersions.planId,
      organisationId: planVersions.organisationId,
      number: planVersions.number,
      approverName: planVersions.approverUserName,
      approverPosition: planVersions.approverPosition,
      approvedAt: planVersions.approvedAt,
    })
    .from(planVersions)
    .where(eq(planVersions.approvedByUserId, userId))
    .orderBy(desc(planVersions.approvedAt), desc(planVersions.id))
    .limit(MAX_ROWS);
