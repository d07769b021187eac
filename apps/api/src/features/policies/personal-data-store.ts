import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { desc, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { policies } from "./policies-table";

/** Returns versions of policies that the person saved, with the name printed on them. */
export const policiesSavedBy = (db: Queryable, userId: string) =>
  db
    .select({
      policyId: policies.id,
      organisationId: policies.organisationId,
      version: policies.version,
      savedByUserName: policies.savedByUserName,
      createdAt: policies.createdAt,
    })
    .from(policies)
    .where(eq(policies.savedByUserId, userId))
    .orderBy(desc(policies.createdAt), desc(policies.id))
    .limit(MAX_ROWS);
