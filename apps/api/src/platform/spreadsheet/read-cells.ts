import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from "@holdfast/contract/directory/import";
import { detectDelimiter, parseCsv } from "hucre/csv";
import { type CellValue, type MergeRange, readXlsx, type Sheet } from "hucre/xlsx";
import { columnLetters } from "./column-letters";
import {
  NOT_A_TABLE,
  SpreadsheetRefused,
  TOO_MANY_ROWS,
  TOO_MUCH_TEXT,
  unknownResult,
} from "./spreadsheet-refused";

/** Columns and rows that are read; the rows beyond the limit show that the file has too many. */
const RANGE = `A1:CV${MAX_IMPORT_ROWS + 102}`;
const MAX_CELL = 32_767;
/** Characters of all cells: 2,000 for each row. A small file can refer to one long text from every cell. */
const MAX_CHARACTERS = 2_000 * MAX_IMPORT_ROWS;

export type TableFormat = "xlsx" | "csv";
/** A row with content: its number in the file, from 1, and its cells as text. */
export type TableRow = { readonly row: number; readonly cells: readonly string[] };

/**
 * Returns the rows with content of the first visible sheet, or of a CSV file, as text.
 * @throws SpreadsheetRefused with a message for the person
 */
export async function readCells(bytes: Uint8Array, format: TableFormat): Promise<TableRow[]> {
  const rows = format === "xlsx" ? await cellsOfWorkbook(bytes) : cellsOfCsv(bytes);
  const table = rows
    .map((values, index) => ({
      row: index + 1,
      cells: values.slice(0, MAX_IMPORT_COLUMNS).map(textOf),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  // One more for the header.
  if (table.length > MAX_IMPORT_ROWS + 1) throw new SpreadsheetRefused(TOO_MANY_ROWS);
  let characters = 0;
  for (const { cells } of table) for (const cell of cells) characters += cell.length;
  if (characters > MAX_CHARACTERS) throw new SpreadsheetRefused(TOO_MUCH_TEXT);
  return table;
}

async function cellsOfWorkbook(bytes: Uint8Array): Promise<CellValue[][]> {
  let isFirst = true;
  const { sheets } = await readXlsx(bytes, {
    range: RANGE,
    sheets: ({ hidden, veryHidden }) => {
      const isRead = isFirst && !hidden && !veryHidden;
      if (isRead) isFirst = false;
      return isRead;
    },
  });
  const [sheet] = sheets;
  if (!sheet) throw new SpreadsheetRefused("This workbook has no visible sheet.");
  assertKnownResults(sheet.cells);
  for (const merge of sheet.merges ?? []) fillMerged(sheet.rows, merge);
  return sheet.rows;
}

/** Programs write formulas without results, which would be missing without notice. Excel adds them when it saves. */
function assertKnownResults(cells: Sheet["cells"]) {
  for (const [key, { formula, value }] of cells ?? []) {
    if (formula === undefined || value !== null) continue;
    const [row, column] = key.split(",").map(Number);
    throw new SpreadsheetRefused(unknownResult(`${columnLetters(column ?? 0)}${(row ?? 0) + 1}`));
  }
}

/** Repeats the value of cells that are merged across rows, as they read. A merged title above the header stays one cell. */
function fillMerged(rows: CellValue[][], { startRow, endRow, startCol, endCol }: MergeRange) {
  if (startCol !== endCol) return;
  const value = rows[startRow]?.[startCol] ?? null;
  for (const row of rows.slice(startRow + 1, endRow + 1)) row[startCol] = value;
}

/** By its byte order mark, or UTF-8; otherwise the encoding in which Excel for Windows saves CSV files. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) {
    const swapped = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2))).swap16();
    return new TextDecoder("utf-16le").decode(swapped);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Control characters that no text file has. */
const BINARY = /[^\P{Cc}\s\u0080-\u009f]/u;
/** The line in which Excel names the separator. */
const SEPARATOR = /^sep=(.)\r?\n/i;

function cellsOfCsv(bytes: Uint8Array): CellValue[][] {
  const text = decode(bytes);
  if (BINARY.test(text)) throw new SpreadsheetRefused(NOT_A_TABLE);
  const named = SEPARATOR.exec(text);
  const content = named ? text.slice(named[0].length) : text;
  const delimiter = named?.[1] ?? delimiterOf(content);
  const rows = parseCsv(content, { delimiter, maxRows: MAX_IMPORT_ROWS + 102 });
  // The numbers of the rows count the separator's line.
  return named ? [[], ...rows] : rows;
}

/** Cells copied from a spreadsheet have tabs between them, and often commas in them. */
const delimiterOf = (content: string) =>
  /^[^\r\n]*\t/.test(content) ? "\t" : detectDelimiter(content);

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** A date cell of the strict format, which the reader returns as its text. */
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})T[\d:.]+Z?$/;

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return "";
  const [isIso, year, month, day] = (typeof value === "string" && ISO_DATE.exec(value)) || [];
  if (isIso !== undefined) return `${day}/${month}/${year}`;
  if (value instanceof Date)
    return `${twoDigits(value.getUTCDate())}/${twoDigits(value.getUTCMonth() + 1)}/${value.getUTCFullYear()}`;
  return (typeof value === "boolean" ? String(value).toUpperCase() : String(value))
    .slice(0, MAX_CELL)
    .trim();
}
