import { and, eq } from "drizzle-orm";
import type { OrganisationScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { rowOf } from "../../../platform/database/sql/row-of";
import { alternativeSites, branches } from "../organisations-table";

/**
 * Stores the country of a pin with its location or recovery site, or null for a removed pin. `address` is the one for
 * which the pin was set: it says nothing of another.
 */
export async function setPinCountry(
  tx: Queryable,
  { organisationId }: OrganisationScope,
  locationId: string,
  { pinCountry, address }: { readonly pinCountry: string | null; readonly address?: string },
) {
  for (const table of [branches, alternativeSites])
    await tx
      .update(table)
      .set(rowOf(table, { pinCountry }))
      .where(
        and(
          eq(table.organisationId, organisationId),
          eq(table.id, locationId),
          address === undefined ? undefined : eq(table.address, address),
        ),
      );
}
