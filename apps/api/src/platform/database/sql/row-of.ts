import type { InferInsertModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

type KeysOf<Given> = Given extends unknown ? keyof Given : never;
type ColumnOf<Table extends PgTable> = keyof InferInsertModel<Table>;

/** A type that no row has, if a key of `Given` has no column. */
export type OnlyColumns<Column, Given> = [Exclude<KeysOf<Given>, Column>] extends [never]
  ? unknown
  : `The table has no column '${Exclude<KeysOf<Given>, Column> & string}'`;

/**
 * Returns the values of an insert or update unchanged. A key without a column in the table does not compile; Drizzle
 * alone drops its value without an error.
 */
export const rowOf = <Table extends PgTable, Given extends object>(
  _table: Table,
  input: Given & OnlyColumns<ColumnOf<Table>, Given>,
): Given => input;

/** The same for the rows of one insert. Returns a new array. */
export const rowsOf = <Table extends PgTable, Given extends object>(
  _table: Table,
  input: readonly (Given & OnlyColumns<ColumnOf<Table>, Given>)[],
): Given[] => [...input];

/**
 * States that the code around it uses these fields of an input, for code that takes them one by one. A field that is
 * not named does not compile.
 */
export const allFieldsUsed = <Given extends object, Name extends keyof Given>(
  _input: Given,
  _names: readonly Name[] & FieldsLeft<Exclude<keyof Given, Name>>,
): void => undefined;

type FieldsLeft<Left> = [Left] extends [never]
  ? unknown
  : `The field '${Left & string}' is not used`;
