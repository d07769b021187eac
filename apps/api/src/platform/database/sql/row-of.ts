import type { InferInsertModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

type KeysOf<Input> = Input extends unknown ? keyof Input : never;
type ColumnOf<Table extends PgTable> = keyof InferInsertModel<Table>;

/** A type that no row has, if a key of `Input` has no column. */
export type OnlyColumns<Column, Input> = [Exclude<KeysOf<Input>, Column>] extends [never]
  ? unknown
  : `The table has no column '${Exclude<KeysOf<Input>, Column> & string}'`;

/**
 * Returns the values of an insert or update unchanged. A key without a column in the table does not compile; Drizzle
 * alone drops its value without an error.
 */
export const rowOf = <Table extends PgTable, Input extends object>(
  _table: Table,
  input: Input & OnlyColumns<ColumnOf<Table>, Input>,
): Input => input;

/** The same for the rows of one insert. Returns a new array. */
export const rowsOf = <Table extends PgTable, Input extends object>(
  _table: Table,
  input: readonly (Input & OnlyColumns<ColumnOf<Table>, Input>)[],
): Input[] => [...input];

/**
 * States that the code around it uses these fields of an input, for code that takes them one by one. A field that is
 * not named does not compile.
 */
export const allFieldsUsed = <Input extends object, Name extends keyof Input>(
  _input: Input,
  _names: readonly Name[] & FieldsLeft<Exclude<keyof Input, Name>>,
): void => undefined;

type FieldsLeft<Left> = [Left] extends [never]
  ? unknown
  : `The field '${Left & string}' is not used`;
