import type { Firm, FirmInput } from "@holdfast/contract/clients/firm";
import { and, eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { BrokerageScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { columnsOf } from "../../platform/database/sql/raw-columns";
import { rowOf } from "../../platform/database/sql/row-of";
import { isVersion, nextVersion } from "../../platform/database/sql/row-version";
import { brokerages } from "./brokerages-table";

type Of = Pick<BrokerageScope, "brokerageId">;
type Row = Omit<Firm, "logoUrl"> & { readonly logoName: string | null };

/** Brokerages with what they print, for a statement of another feature. */
export const firmsAs = <Alias extends string>(alias: Alias) =>
  new QueryBuilder()
    .select({
      id: brokerages.id,
      name: brokerages.name,
      firmName: brokerages.firmName,
      licence: brokerages.licence,
      adviserName: brokerages.adviserName,
      phone: brokerages.phone,
      email: brokerages.email,
      version: brokerages.version,
      logoName: sql<
        string | null
      >`(select name from files where files.id = ${brokerages.logoFileId})`.as("logo_name"),
    })
    .from(brokerages)
    .as(alias);

/** Returns what a brokerage prints on the reports of its clients. */
export async function readFirm(db: Queryable, { brokerageId }: Of): Promise<Firm | undefined> {
  const { rows } = await db.execute<Row>(sql`
    select ${columnsOf<Row>({
      firmName: sql`f.firm_name`,
      licence: sql`f.licence`,
      adviserName: sql`f.adviser_name`,
      phone: sql`f.phone`,
      email: sql`f.email`,
      logoName: sql`f.logo_name`,
      version: sql`f.version`,
    })}
    from ${firmsAs("f")} where f.id = ${brokerageId} limit 1`);
  const [row] = rows;
  if (!row) return undefined;
  const { logoName, ...firm } = row;
  return { ...firm, logoUrl: logoName && `/v1/files/${logoName}` };
}

/** Changes what a brokerage prints; only if it has that version, if one is given. Returns whether it did. */
export async function updateFirm(
  db: Queryable,
  { brokerageId }: Of,
  input: FirmInput,
  version: number | undefined,
): Promise<boolean> {
  const rows = await db
    .update(brokerages)
    .set(rowOf(brokerages, { ...input, version: nextVersion(brokerages) }))
    .where(and(eq(brokerages.id, brokerageId), isVersion(brokerages, version)))
    .returning({ id: brokerages.id });
  return rows.length > 0;
}

/** Replaces the logo. Returns the previous file, whose row the caller deletes. */
export async function replaceFirmLogo(
  db: Queryable,
  { brokerageId }: Of,
  logoFileId: string | null,
): Promise<string | undefined> {
  const own = eq(brokerages.id, brokerageId);
  const [previous] = await db
    .select({ fileId: brokerages.logoFileId })
    .from(brokerages)
    .where(own)
    .limit(1);
  await db.update(brokerages).set(rowOf(brokerages, { logoFileId })).where(own);
  return previous?.fileId ?? undefined;
}
