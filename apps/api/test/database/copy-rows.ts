import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../src/platform/database/database";

type Column = { readonly name: string; readonly type: string; readonly isUnique: boolean };

/** Tables whose rows refer to no person and no organisation. */
const LEFT_OUT = sql`('schema_migrations', 'page_views', 'rate_limits', 'installation_key')`;

/** The value of a column in copy `n`: ids and hashes change in the same way everywhere, so references stay valid. */
const copiedValue = ({ name, type, isUnique }: Column): SQL => {
  const column = sql.identifier(name);
  if (type === "uuid") return sql`md5(${column}::text || n)::uuid`;
  if (type === "bytea") return sql`sha256(${column} || n::text::bytea)`;
  // Customers have their own addresses.
  if (name === "recipient") return sql`${column} || n`;
  // Numbers that the program counts from 1, such as those of receipts.
  if (isUnique && type === "int8") return sql`${column} + n * 1000000`;
  return isUnique && type === "text" ? sql`${column} || n` : sql`${column}`;
};

/**
 * Copies all rows of the database `copies` times, as if that many customers with the same content arrived at once.
 * PostgreSQL only, as its administrator: foreign keys are not checked meanwhile.
 */
export async function copyRows(tx: Transaction, copies: number): Promise<void> {
  await tx.execute(sql`set local session_replication_role = replica`);
  const tables = await tx.execute<{ name: string; columns: Column[] }>(sql`
    select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', t.typname,
      'isUnique', exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisunique
        and i.indnatts = 1 and i.indkey[0] = a.attnum))) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ${LEFT_OUT}
    group by c.relname order by c.relname`);
  for (const { name, columns } of tables.rows) {
    const names = sql.join(
      columns.map((column) => sql.identifier(column.name)),
      sql`, `,
    );
    const values = sql.join(columns.map(copiedValue), sql`, `);
    await tx.execute(sql`insert into ${sql.identifier(name)} (${names})
      select ${values} from ${sql.identifier(name)} cross join generate_series(1, ${copies}) n`);
  }
}
