import { sql } from "drizzle-orm";
import type { CloneRows } from "../../platform/access/plan-contribution-store";
import { copyingRows } from "../../platform/database/sql/bulk-writes-store";
import { newIdsFor } from "../../platform/database/sql/new-ids-store";
import { copyFilesOfPlan } from "../../platform/files/files-store";
import { documents } from "./documents-table";

/** Copies the documents. Both plans refer to the same stored files, which remain until neither does. */
export const cloneDocuments: CloneRows = async (tx, { scope, planId, sourceId }, { newId }) => {
  const { organisationId } = scope;
  const files = await copyFilesOfPlan(tx, { organisationId, planId, sourceId }, newId, {
    table: sql`documents`,
    column: sql`file_id`,
  });
  const { ids } = await newIdsFor(
    tx,
    sql`documents x where x.organisation_id = ${organisationId} and x.plan_id = ${sourceId}`,
    newId,
    sql`x.created_at, x.id`,
  );
  await tx.execute(
    copyingRows(
      documents,
      { id: sql`n.id`, planId, fileId: sql`f.id` },
      sql`${ids}
        join documents x on x.organisation_id = ${organisationId} and x.id = n.former
        left join (select n.former, n.id from ${files}) f on f.former = x.file_id`,
    ),
  );
};
