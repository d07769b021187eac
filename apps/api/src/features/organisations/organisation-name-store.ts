import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { organisationWithId } from "./organisations-store";

/** Returns the name of an organisation, archived or not. */
export async function nameOfOrganisation(db: Queryable, organisationId: string): Promise<string> {
  return (await readNameOf(db, organisationId))?.name ?? "";
}

/** Returns the name of an organisation that is not archived. */
export async function nameOfActiveOrganisation(
  db: Queryable,
  organisationId: string,
): Promise<string | undefined> {
  const organisation = await readNameOf(db, organisationId);
  return organisation?.isArchived === false ? organisation.name : undefined;
}

async function readNameOf(db: Queryable, organisationId: string) {
  const { rows } = await db.execute<{ name: string; isArchived: boolean }>(sql`
    select o.name, o.is_archived as "isArchived"
    from ${organisationWithId(sql`${organisationId}::uuid`)} o limit 1`);
  return rows[0];
}
