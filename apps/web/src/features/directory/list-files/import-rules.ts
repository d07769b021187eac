import type { ImportChoices, ImportReport } from "@holdfast/contract/directory/import";

/** Shown in place of a file's name. */
export const PASTED_ROWS = "Pasted rows";

export type ImportField = ImportReport["fields"][number];

/** A row to correct: a text for each field, and the messages of the last check by field. */
export type EditedRow = {
  readonly row: number;
  readonly texts: readonly string[];
  readonly messages: ReadonlyMap<string, string>;
};

type Checked = { readonly report: ImportReport; readonly choices: ImportChoices };

/** Returns the messages of one row by field. */
export const messagesOfRow = (
  { invalid }: ImportReport,
  row: number,
): ReadonlyMap<string, string> =>
  new Map(invalid.filter((cell) => cell.row === row).map(({ path, message }) => [path, message]));

/** Returns a row as it was corrected, or else as it is in the file; undefined for a row that needs no correction. */
export function findEditedRow({ report, choices }: Checked, row: number): EditedRow | undefined {
  const found = [...(choices.rows ?? []), ...report.wrongRows].find(
    (candidate) => candidate.row === row,
  );
  return found && { row, texts: found.texts, messages: messagesOfRow(report, row) };
}

/** Returns the choices with a row as corrected; null takes its correction back. */
export function choicesWithRow(
  choices: ImportChoices,
  row: number,
  texts: readonly string[] | null,
): ImportChoices {
  const others = (choices.rows ?? []).filter((candidate) => candidate.row !== row);
  const rows = texts ? [...others, { row, texts: [...texts] }] : others;
  return { ...choices, rows: rows.toSorted((a, b) => a.row - b.row) };
}

export const isLeftOut = (texts: readonly string[]): boolean =>
  texts.every((text) => text.trim() === "");

/** Returns the columns with a field chosen for one of them; a column that had this field is no longer imported. */
export const columnsWith = (
  columns: readonly (string | null)[],
  chosenAt: number,
  path: string | null,
): (string | null)[] =>
  columns.map((column, at) => (at === chosenAt ? path : column === path ? null : column));
