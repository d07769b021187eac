import { sql } from "drizzle-orm";
import type { Transaction } from "../database";

/** A table as described in a backup: by names, with its columns' types spelt out. */
export type CataloguedTable = {
  readonly name: string;
  readonly columns: { readonly name: string; readonly type: string }[];
  /** Columns of the primary key; rows are read in their order. */
  readonly key: string[];
};

export const MIGRATIONS_TABLE = "schema_migrations";

/** Returns all tables with data, by name, without generated columns, which follow from the others. */
export const readTables = async (tx: Transaction): Promise<CataloguedTable[]> => {
  const answer = await tx.execute<CataloguedTable>(sql`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
          order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '[]') as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> ${MIGRATIONS_TABLE}
    order by c.relname`);
  return answer.rows;
};

export type SequenceState = {
  readonly name: string;
  readonly value: number | null;
};

/** Returns the state of each sequence; null if it was never used. */
export const readSequences = async (tx: Transaction): Promise<SequenceState[]> => {
  const answer = await tx.execute<SequenceState>(sql`
    select sequencename as name, last_value as value from pg_sequences
    where schemaname = 'public' order by sequencename`);
  return answer.rows;
};

export type ForeignKey = {
  readonly table: string;
  readonly name: string;
  /** As SQL, e.g. `FOREIGN KEY (plan_id) REFERENCES plans(id) ON DELETE CASCADE`. */
  readonly definition: string;
};

export const readForeignKeys = async (tx: Transaction): Promise<ForeignKey[]> => {
  const answer = await tx.execute<ForeignKey>(sql`
    select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and k.contype = 'f' order by c.relname, k.conname`);
  return answer.rows;
};

/** Drops all foreign keys for the rest of the transaction; returns a function that adds them back, checked. */
export const withoutForeignKeys = async (tx: Transaction): Promise<() => Promise<void>> => {
  const foreignKeys = await readForeignKeys(tx);
  for (const { table, name } of foreignKeys)
    await tx.execute(
      sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`,
    );
  return async () => {
    for (const { table, name, definition } of foreignKeys)
      await tx.execute(
        sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
  };
};
