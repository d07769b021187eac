import { type ImportChoices, MAX_IMPORT_COLUMNS } from "@holdfast/contract/directory/import";
import { fieldError } from "../../../platform/problem-error";
import { columnLetters } from "../../../platform/spreadsheet/column-letters";
import type { TableRow } from "../../../platform/spreadsheet/read-cells";
import type { SheetField } from "./list-sheet";

export type Fields = readonly SheetField<never>[];

/** Which column of a file each field is read from. */
export type ColumnsFound = {
  /** The names of the file's columns; empty for one without a name. */
  readonly headers: readonly string[];
  /** The column of each field, from 0. */
  readonly columns: readonly (number | undefined)[];
  /** The rows below the header. */
  readonly below: readonly TableRow[];
  /** Whether a column has a name that is known, or was chosen. */
  readonly isKnown: boolean;
};

/** A title or a note may precede the header. */
const HEADER_WITHIN = 10;
const MAX_IGNORED = 20;
/** Characters of a header or an example. */
const MAX_SHOWN = 100;

const normalised = (header: string) =>
  header
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
/** Without a remark such as '(work)'. */
const withoutRemark = (header: string) => normalised(header.replaceAll(/\([^()]*\)/g, ""));

/**
 * Finds the header and the column of each field: the one chosen, or else by the field's name or a synonym. Without any
 * known name, the first row is the header.
 * @throws ProblemError 400 at the field `choices` for columns that the list does not have, or that are chosen twice
 */
export function findColumns(
  fields: Fields,
  table: readonly TableRow[],
  { hasHeader = true, columns: chosen }: ImportChoices,
): ColumnsFound {
  const candidates = table.slice(0, HEADER_WITHIN).map(({ cells }, index) => {
    const columns = columnsOf(fields, cells);
    return { index, columns, count: columns.filter((at) => at !== undefined).length };
  });
  const [best] = candidates.toSorted((a, b) => b.count - a.count);
  const header = hasHeader && best ? best.index : -1;
  const names = table[header]?.cells ?? [];
  const below = table.slice(header + 1);
  const width = below.reduce((most, { cells }) => Math.max(most, cells.length), names.length);
  return {
    headers: Array.from({ length: width }, (_, at) => names[at] ?? ""),
    columns: chosen ? chosenColumns(fields, chosen) : guessed(fields, hasHeader, best?.columns),
    below,
    isKnown: chosen !== undefined || (hasHeader && best !== undefined && best.count > 0),
  };
}

const guessed = (
  fields: Fields,
  hasHeader: boolean,
  columns: readonly (number | undefined)[] | undefined,
) => (hasHeader && columns ? columns : fields.map(() => undefined));

/** Returns each column of a file with a text from below its header, and those that are not imported. */
export function describeColumns(fields: Fields, { headers, columns, below }: ColumnsFound) {
  const described = headers.map((header, at) => ({
    header: (header || `Column ${columnLetters(at)}`).slice(0, MAX_SHOWN),
    example: (below.find(({ cells }) => cells[at])?.cells[at] ?? "").slice(0, MAX_SHOWN),
    path: fields[columns.indexOf(at)]?.path ?? null,
  }));
  const ignored = described.filter(
    ({ path, example }, at) => path === null && (headers[at] !== "" || example !== ""),
  );
  return {
    columns: described,
    ignoredColumns: ignored.slice(0, MAX_IGNORED).map(({ header }) => header),
  };
}

function chosenColumns(fields: Fields, chosen: readonly (string | null)[]): (number | undefined)[] {
  const paths = chosen.slice(0, MAX_IMPORT_COLUMNS).filter((path) => path !== null);
  if (new Set(paths).size < paths.length)
    throw fieldError("choices", "Choose each field for one column only.");
  if (paths.some((path) => !fields.some((field) => field.path === path)))
    throw fieldError("choices", "This list does not have one of the chosen fields.");
  return fields.map(({ path }) => {
    const at = chosen.indexOf(path);
    return at < 0 ? undefined : at;
  });
}

/** Returns where each field's column is; a header counts once, and the exact name before a synonym. */
function columnsOf(fields: Fields, header: readonly string[]): (number | undefined)[] {
  const names = header.map(normalised);
  const remarked = header.map(withoutRemark);
  const taken = new Set<number>();
  const columns = new Map<string, number>();
  const take = (path: string, found: readonly string[], wording: readonly string[]) => {
    const at = found.findIndex((name, index) => !taken.has(index) && wording.includes(name));
    if (at < 0 || columns.has(path)) return;
    taken.add(at);
    columns.set(path, at);
  };
  for (const found of [names, remarked]) {
    for (const { path, header: name } of fields) take(path, found, [normalised(name)]);
    for (const { path, synonyms } of fields) take(path, found, synonyms.map(normalised));
  }
  return fields.map(({ path }) => columns.get(path));
}
