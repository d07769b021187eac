import type { PlanRecord } from "@holdfast/contract/platform/endpoint";
import { type SQL, sql } from "drizzle-orm";

/** Rows of a feature that are deleted or emptied with a record they refer to, and how Undo puts them back. */
export type RecordReference = {
  readonly table: string;
  /** What its stored rows are found by: two references of one table have two names. */
  readonly name: string;
  /** The list whose limit counts these rows. */
  readonly limit?: "departments";
  /** SQL from behind `from`, with the table as `x`. */
  readonly source: SQL;
  /** The id of the record that a row refers to. */
  readonly record: SQL;
  /** The id of the row's plan, or null. Rows of a plan that was deleted meanwhile are not put back. */
  readonly plan: SQL;
  /** What is stored of a row, as JSON: the columns that `restore` needs. */
  readonly row: SQL;
  /** Returns the statement that puts rows back. @param rows a JSON list of what `row` selected */
  readonly restore: (rows: SQL) => SQL;
};

/** A record whose deletion can be undone with the rows that refer to it. */
export type RestorableRecord = Exclude<PlanRecord, "department"> | "customer" | "third-party";

export type RecordReferences = Partial<
  Readonly<Record<RestorableRecord, readonly RecordReference[]>>
>;

const givenRows = (table: string, rows: SQL) =>
  sql`jsonb_populate_recordset(null::${sql.identifier(table)}, ${rows}) r`;

type Found = {
  readonly record: SQL;
  readonly plan?: SQL;
  readonly source?: SQL;
  readonly limit?: "departments";
  /** References of a row `o` to other records, which may be deleted meanwhile, by their columns. */
  readonly others?: Readonly<Record<string, SQL>>;
};

/** Rows of the organisation itself belong to no plan. */
export const NO_PLAN = sql`null::uuid`;

const found = (table: string, { record, plan, source, limit }: Found) => ({
  table,
  name: table,
  ...(limit && { limit }),
  record,
  plan: plan ?? sql`x.plan_id`,
  source: source ?? sql`${sql.identifier(table)} x`,
});

/** Rows that are deleted with the record. */
export const deletedRows = (table: string, where: Found): RecordReference => ({
  ...found(table, where),
  row: sql`to_jsonb(x)`,
  restore: (rows) => sql`
    insert into ${sql.identifier(table)}
    select r.* from jsonb_array_elements(${rows}) o,
      jsonb_populate_record(null::${sql.identifier(table)}, o || jsonb_build_object(${sql.join(
        Object.entries(where.others ?? {}).map(
          ([column, present]) => sql`${sql.raw(`'${column}'`)}, ${present}`,
        ),
        sql`, `,
      )})) r
    on conflict do nothing`,
});

/**
 * Rows that lose their reference. It is put back unless the row refers to another record meanwhile.
 * @param column refers to the record
 * @param key the columns that identify the row
 */
export const emptiedRows = (
  table: string,
  {
    column,
    key,
    plan,
  }: { readonly column: string; readonly key: readonly string[]; readonly plan?: SQL },
): RecordReference => {
  const columnOf = (row: "x" | "r", name: string) => sql`${sql.raw(row)}.${sql.identifier(name)}`;
  return {
    ...found(table, { record: columnOf("x", column), ...(plan && { plan }) }),
    name: `${table}.${column}`,
    row: sql`jsonb_build_object(${sql.join(
      [...key, column].map((name) => sql`${sql.raw(`'${name}'`)}, ${columnOf("x", name)}`),
      sql`, `,
    )})`,
    restore: (rows) => sql`
      update ${sql.identifier(table)} x set ${sql.identifier(column)} = ${columnOf("r", column)}
      from ${givenRows(table, rows)}
      where ${sql.join(
        key.map((name) => sql`${columnOf("x", name)} = ${columnOf("r", name)}`),
        sql` and `,
      )} and ${columnOf("x", column)} is null`,
  };
};
