import type { Firm, FirmInput } from "@holdfast/contract/clients/firm";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BrokerageScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { columnsOf } from "../../platform/database/sql/raw-columns";
import { rowOf } from "../../platform/database/sql/row-of";
import { isVersion, nextVersion } from "../../platform/database/sql/row-version";
import { brokerages } from "./brokerages-table";

type Of = Pick<BrokerageScope, "brokerageId">;
type Row = Omit<Firm, "logoUrl"> & { readonly logoName: string | null };

/** Returns the name of a brokerage and what it prints, for a statement written as SQL. */
export const firmOfBrokerage = (brokerageId: SQL) => sql`(
  select name, firm_name, licence, adviser_name, phone, email, version,
    (select name from files where files.id = logo_file_id) as logo_name
  from brokerages where id = ${brokerageId})`;

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
    from ${firmOfBrokerage(sql`${brokerageId}`)} f limit 1`);
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
