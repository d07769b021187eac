import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { organisationWithId } from "../organisations/public";

/** Returns the name of an organisation that is not archived. */
export async function activeOrganisationName(
  db: Queryable,
  organisationId: string,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select o.name from ${organisationWithId(sql`${organisationId}::uuid`)} o
    where not o.is_archived limit 1`);
  return rows[0]?.name;
}
