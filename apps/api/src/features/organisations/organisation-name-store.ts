import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { organisations } from "./organisations-table";

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

/** Returns the industry of an organisation. */
export async function industryOfOrganisation(db: Queryable, organisationId: string) {
  const [industry = { code: "", name: "" }] = await db
    .select({ code: organisations.industryCode, name: organisations.industryName })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
    .limit(1);
  return industry;
}

async function readNameOf(db: Queryable, organisationId: string) {
  const [organisation] = await db
    .select({ name: organisations.name, isArchived: organisations.isArchived })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
    .limit(1);
  return organisation;
}
