import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { desc, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { plans } from "./plans-table";

export const plansCreatedBy = (db: Queryable, userId: string) =>
  db
    .select({
      planId: plans.id,
      organisationId: plans.organisationId,
      createdAt: plans.createdAt,
    })
    .from(plans)
    .where(eq(plans.createdByUserId, userId))
    .orderBy(desc(plans.createdAt), desc(plans.id))
    .limit(MAX_ROWS);
