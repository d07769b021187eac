import { setImmediate as nextTurn } from "node:timers/promises";
import { MAX_IMPORT_FINDINGS } from "@holdfast/contract/directory/import";
import * as z from "zod/mini";
import { fieldError, ProblemError } from "../../platform/problem-error";
import type { TableRow } from "../../platform/spreadsheet/read-cells";
import type { ListSheet, SheetField } from "./list-sheet";

type Finding = { readonly row: number; readonly path: string; readonly message: string };

/** The rows of a file by the rules of the form. */
export type RowsRead<Input> = {
  readonly entries: readonly { readonly row: number; readonly input: Input }[];
  /** At most `MAX_IMPORT_FINDINGS`; `invalidCount` counts all rows that are wrong. */
  readonly invalid: readonly Finding[];
  readonly invalidCount: number;
  readonly ignoredColumns: readonly string[];
};

/** A title or a note may precede the header. */
const HEADER_WITHIN = 10;
/** Rows that are checked before other requests get their turn. */
const AT_ONCE = 100;
const MAX_IGNORED = 20;

const normalised = (header: string) =>
  header
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/**
 * Finds the header and reads each row below it: the columns in any order, by their names or synonyms. The template's
 * example is left out.
 * @throws ProblemError 400 at the field `file` for a table without the required columns, or without rows
 */
export async function readRows<Row, Input>(
  sheet: ListSheet<Row, Input>,
  table: readonly TableRow[],
): Promise<RowsRead<Input>> {
  const { header, columns, below } = findHeader(sheet.fields, table);
  const entries: { row: number; input: Input }[] = [];
  const invalid: Finding[] = [];
  let invalidCount = 0;
  let rows = 0;
  for (const [index, { row, cells }] of below.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await nextTurn();
    const texts = columns.map((at) => (at === undefined ? "" : (cells[at] ?? "")));
    if (texts.every((text) => text === "") || isExample(sheet.fields, texts)) continue;
    rows += 1;
    const read = readRow(sheet, texts);
    if ("input" in read) entries.push({ row, input: read.input });
    else {
      invalidCount += 1;
      if (invalid.length < MAX_IMPORT_FINDINGS)
        invalid.push(...read.findings.map((finding) => ({ row, ...finding })));
    }
  }
  if (rows === 0) throw fieldError("file", "This file has no rows below its header. Add some.");
  const used = new Set(columns);
  const ignored = header.filter((name, at) => name !== "" && !used.has(at));
  return {
    entries,
    invalid: invalid.slice(0, MAX_IMPORT_FINDINGS),
    invalidCount,
    ignoredColumns: ignored.slice(0, MAX_IGNORED).map((name) => name.slice(0, 100)),
  };
}

type Fields = readonly SheetField<never>[];

function findHeader(fields: Fields, table: readonly TableRow[]) {
  const candidates = table.slice(0, HEADER_WITHIN).map(({ cells }, index) => {
    const columns = columnsOf(fields, cells);
    return { index, columns, count: columns.filter((at) => at !== undefined).length };
  });
  const [best] = candidates.toSorted((one, other) => other.count - one.count);
  if (!best || best.count === 0)
    throw fieldError(
      "file",
      "No column of this file has a name that we know. Copy your rows to the template and choose that file.",
    );
  const missing = fields.filter(
    ({ isRequired }, at) => isRequired && best.columns[at] === undefined,
  );
  if (missing.length > 0) {
    const names = missing.map(({ header }) => header).join(", ");
    throw fieldError("file", `This file needs the columns: ${names}. The template has them.`);
  }
  return {
    header: table[best.index]?.cells ?? [],
    columns: best.columns,
    below: table.slice(best.index + 1),
  };
}

/** Returns where each field's column is; a header counts once, and the exact name before a synonym. */
function columnsOf(fields: Fields, header: readonly string[]): (number | undefined)[] {
  const names = header.map(normalised);
  const taken = new Set<number>();
  const columns = new Map<string, number>();
  const take = (path: string, wanted: readonly string[]) => {
    const at = names.findIndex((name, index) => !taken.has(index) && wanted.includes(name));
    if (at < 0 || columns.has(path)) return;
    taken.add(at);
    columns.set(path, at);
  };
  for (const { path, header: name } of fields) take(path, [normalised(name)]);
  for (const { path, synonyms } of fields) take(path, synonyms.map(normalised));
  return fields.map(({ path }) => columns.get(path));
}

const isExample = (fields: Fields, texts: readonly string[]) =>
  fields.every(({ example }, at) => example === (texts[at] ?? ""));

type Findings = readonly { readonly path: string; readonly message: string }[];

function readRow<Row, Input>(
  { fields, input: schema, complete }: ListSheet<Row, Input>,
  texts: readonly string[],
): { readonly input: Input } | { readonly findings: Findings } {
  const given: Record<string, unknown> = {};
  const unread: { path: string; message: string }[] = [];
  for (const [at, { path, read }] of fields.entries()) {
    const text = texts[at] ?? "";
    if (text === "") continue;
    const reading = read ? read(text) : { value: text };
    if ("message" in reading) unread.push({ path, message: reading.message });
    else given[path] = reading.value;
  }
  const parsed = z.safeParse(schema, given);
  // The schema misses a value that could not be read, which is one mistake and not two.
  const wrong = (parsed.error?.issues ?? [])
    .map(({ path, message }) => ({ path: String(path[0] ?? ""), message }))
    .filter(({ path }) => !unread.some((one) => one.path === path));
  const findings = [...unread, ...wrong];
  if (!parsed.success || findings.length > 0) return { findings };
  try {
    return { input: complete(parsed.data) };
  } catch (thrown) {
    if (thrown instanceof ProblemError) return { findings: thrown.fields };
    throw thrown;
  }
}
