import { sql } from "drizzle-orm";
import type { OrganisationScope } from "../access/scope";
import type { Queryable } from "../database/database";
import { ofOrganisation } from "../database/sql/row-locks-store";
import type { DeletedRow } from "./deletable-list";

/** Deletes rows of a table by id. Returns those that the organisation had; what refers to them changes by foreign keys. */
export async function deleteRows(
  tx: Queryable,
  organisation: Pick<OrganisationScope, "organisationId">,
  table: string,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly row: DeletedRow }[]> {
  const { rows } = await tx.execute<{ id: string; row: DeletedRow }>(sql`
    delete from ${sql.identifier(table)} x where ${ofOrganisation(organisation, ids)}
    returning x.id, to_jsonb(x) as row`);
  return rows;
}
