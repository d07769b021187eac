import { type SQL, sql } from "drizzle-orm";
import { sharedChanges } from "./shared-changes-table";

/**
 * Returns how often data changed that the printed plan shows and other plans share: the organisation, its locations,
 * recovery sites, lists and strategic areas, and the business units of the plan's location. Triggers count the changes.
 * @param plan the row of the plan
 */
export const sharedChangesOf = (plan: SQL) => sql`(
  select coalesce(sum(c.changes), 0)::bigint from ${sharedChanges} c
  where c.organisation_id = ${plan}.organisation_id
    and c.scope_id in (${plan}.organisation_id, ${plan}.branch_id))`;
