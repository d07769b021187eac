import type { Adviser } from "@holdfast/contract/clients/adviser";
import { sql } from "drizzle-orm";
import type { OrganisationScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { columnsOf } from "../../platform/database/sql/raw-columns";
import { firmsAs } from "../brokerages/public";
import { organisationsAs } from "../organisations/public";

type Row = Omit<Adviser, "logoUrl"> & { readonly logoName: string | null };

/** Returns the firm that manages an organisation; null without one. */
export async function readAdviserOf(
  db: Queryable,
  { organisationId }: OrganisationScope,
): Promise<Adviser | null> {
  const { rows } = await db.execute<Row>(sql`
    select ${columnsOf<Row>({
      firmName: sql`coalesce(f.firm_name, f.name)`,
      licence: sql`f.licence`,
      adviserName: sql`f.adviser_name`,
      phone: sql`f.phone`,
      email: sql`f.email`,
      logoName: sql`f.logo_name`,
    })}
    from ${organisationsAs("o")} join ${firmsAs("f")} on f.id = o.brokerage_id
    where o.id = ${organisationId} limit 1`);
  const [row] = rows;
  if (!row) return null;
  const { logoName, ...adviser } = row;
  return { ...adviser, logoUrl: logoName && `/v1/files/${logoName}` };
}
