import { setImmediate as nextTurn } from "node:timers/promises";
import {
  type ImportChoices,
  type ImportReport,
  MAX_CORRECTABLE_ROWS,
  MAX_IMPORT_FINDINGS,
} from "@holdfast/contract/directory/import";
import { LIMITS } from "@holdfast/contract/platform/field-rules";
import * as z from "zod/mini";
import { fieldError } from "../../../platform/problem-error";
import type { TableRow } from "../../../platform/spreadsheet/read-cells";
import { EMPTY } from "../../../platform/spreadsheet/spreadsheet-refused";
import { type ColumnsFound, describeColumns, type Fields, findColumns } from "./find-columns";
import { comparable, type ListSheet, type SheetField } from "./list-sheet";

/** The rows of a file by the rules of the form, and what its columns are read as. */
export type RowsRead<Input> = Omit<ImportReport, "added" | "duplicateCount" | "duplicates"> & {
  readonly entries: readonly { readonly row: number; readonly input: Input }[];
  /** What to do if a required field has no column. */
  readonly missingMessage: string;
};

/** Rows that are checked before other requests get their turn. */
const AT_ONCE = 100;
/** A longer text in a row that is wrong is cut; its field would refuse it too. */
const MAX_TEXT = LIMITS.text + 1;
const NO_KNOWN_COLUMN =
  "We did not recognise any column of this file. Copy your rows to the template and choose that file.";
const NO_ROWS = "This file has no rows below its header. Add some.";

/**
 * Finds the header and reads each row below it: the columns in any order, by their names or as chosen, and corrected
 * rows instead of the file's. The template's example is left out. If a required field has no column, no row is read.
 * @throws ProblemError 400 at the field `file` for a table without rows, or at `choices` if they do not fit the file
 */
export async function readRows<Row, Input>(
  sheet: ListSheet<Row, Input>,
  table: readonly TableRow[],
  choices: ImportChoices = {},
): Promise<RowsRead<Input>> {
  if (table.length === 0) throw fieldError("file", EMPTY);
  const { fields } = sheet;
  const found = findColumns(fields, table, choices);
  const missing = fields.filter(
    ({ isRequired }, at) => isRequired === true && found.columns[at] === undefined,
  );
  const names = missing.map(({ header }) => header).join(", ");
  return {
    ...describeColumns(fields, found),
    fields: fields.map(describeField),
    missingFields: missing.map(({ path }) => path),
    missingMessage: found.isKnown
      ? `This file needs the columns: ${names}. The template has them.`
      : NO_KNOWN_COLUMN,
    ...(missing.length > 0 ? NOTHING_READ : await readBelow(sheet, found, choices)),
  };
}

const NOTHING_READ = { entries: [], invalid: [], invalidCount: 0, wrongRows: [] };

async function readBelow<Row, Input>(
  sheet: ListSheet<Row, Input>,
  { columns, below }: ColumnsFound,
  { rows: corrected = [] }: ImportChoices,
) {
  const { fields } = sheet;
  const corrections = new Map(corrected.map(({ row, texts }) => [row, texts]));
  const entries: { row: number; input: Input }[] = [];
  const invalid: { row: number; path: string; message: string }[] = [];
  const wrongRows: { row: number; texts: string[] }[] = [];
  let invalidCount = 0;
  let rows = 0;
  for (const [index, { row, cells }] of below.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await nextTurn();
    const correction = corrections.get(row);
    corrections.delete(row);
    const texts = correction
      ? fields.map((_field, at) => (correction[at] ?? "").trim())
      : columns.map((at) => (at === undefined ? "" : (cells[at] ?? "")));
    const isLeftOut = texts.every((text) => text === "") || isExample(fields, texts);
    if (!isLeftOut || correction) rows += 1;
    if (isLeftOut) continue;
    const read = readRow(sheet, texts);
    if ("input" in read) {
      entries.push({ row, input: read.input });
      continue;
    }
    invalidCount += 1;
    if (invalid.length + read.findings.length > MAX_IMPORT_FINDINGS) continue;
    invalid.push(...read.findings.map((finding) => ({ row, ...finding })));
    if (wrongRows.length < MAX_CORRECTABLE_ROWS)
      wrongRows.push({ row, texts: texts.map((text, at) => shownText(fields[at], text)) });
  }
  if (corrections.size > 0) throw fieldError("choices", "This file does not have a corrected row.");
  if (rows === 0) throw fieldError("file", NO_ROWS);
  return { entries, invalid, invalidCount, wrongRows };
}

const describeField = ({
  path,
  header,
  explanation,
  isRequired,
  isLong,
  isOpen,
  choices = [],
}: SheetField<never>) => ({
  path,
  header,
  explanation,
  isRequired: isRequired === true,
  isLong: isLong === true,
  choices: isOpen === true ? [] : [...choices],
});

/** A choice in any spelling that is accepted is shown by its name. */
const shownText = (field: SheetField<never> | undefined, text: string) =>
  field?.choices?.find((choice) => comparable(choice) === comparable(text)) ??
  text.slice(0, MAX_TEXT);

const isExample = (fields: Fields, texts: readonly string[]) =>
  fields.every(({ example, otherExamples = [] }, at) =>
    [example, ...otherExamples].includes(texts[at] ?? ""),
  );

type Findings = readonly { readonly path: string; readonly message: string }[];

function readRow<Row, Input>(
  { fields, input: schema }: ListSheet<Row, Input>,
  texts: readonly string[],
): { readonly input: Input } | { readonly findings: Findings } {
  const input: Record<string, unknown> = {};
  const unread: { path: string; message: string }[] = [];
  const textOf = (path: string) => texts[fields.findIndex((field) => field.path === path)] ?? "";
  for (const [at, { path, read }] of fields.entries()) {
    const text = texts[at] ?? "";
    if (text === "") continue;
    const reading = read ? read(text, textOf) : { value: text };
    if ("message" in reading) unread.push({ path, message: reading.message });
    else input[path] = reading.value;
  }
  const parsed = z.safeParse(schema, input);
  // The schema misses a value that could not be read, which is one mistake and not two.
  const wrong = (parsed.error?.issues ?? [])
    .map(({ path, message }) => ({ path: String(path[0] ?? ""), message }))
    .filter(({ path }) => !unread.some((cell) => cell.path === path));
  const order = fields.map(({ path }) => path);
  const findings = [...unread, ...wrong].toSorted(
    (a, b) => order.indexOf(a.path) - order.indexOf(b.path),
  );
  return parsed.success && findings.length === 0 ? { input: parsed.data } : { findings };
}
