import { workbookParts, zipFile } from "./zip-file";

/*
 * Lists as spreadsheet programs write them (ECMA-376 part 1, 18.3.1.4 'c', 18.4.8 'si' and 18.17.4.1 'Date Conversion'),
 * built by code so that a reader sees what differs: Excel and LibreOffice store texts in a shared table, Google Sheets in
 * the cells.
 */

type Cell =
  | string
  | { readonly number: number }
  /** YYYY-MM-DD. */
  | { readonly date: string }
  | { readonly formula: string; readonly text: string };
export type ListRows = readonly (readonly Cell[])[];

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const column = (at: number) => String.fromCodePoint(65 + at);

/** Style 1 shows a number as a date. */
const STYLES =
  '<styleSheet><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>';

/** Days between the first days of the two date systems. */
const FROM_1900_TO_1904 = 1_462;
const serialOf = (date: string) => (Date.parse(date) - Date.UTC(1899, 11, 30)) / 86_400_000;

type CellWriter = {
  /** Returns the attributes and the content of a text cell. */
  readonly text: (text: string) => string;
  readonly uses1904?: boolean;
};

function cellOf(cell: Cell, ref: string, { text, uses1904 = false }: CellWriter): string {
  if (typeof cell === "string") return `<c r="${ref}" ${text(cell)}</c>`;
  if ("formula" in cell)
    return `<c r="${ref}" t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.text)}</v></c>`;
  if ("number" in cell) return `<c r="${ref}"><v>${cell.number}</v></c>`;
  const serial = serialOf(cell.date) - (uses1904 ? FROM_1900_TO_1904 : 0);
  return `<c r="${ref}" s="1"><v>${serial}</v></c>`;
}

const rowsOf = (rows: ListRows, attributes: string, writer: CellWriter) =>
  rows
    .map(
      (cells, at) =>
        `<row r="${at + 1}"${attributes}>${cells.map((cell, index) => cellOf(cell, `${column(index)}${at + 1}`, writer)).join("")}</row>`,
    )
    .join("");

const widthOf = (rows: ListRows) => Math.max(...rows.map(({ length }) => length));
const spansOf = (rows: ListRows) => ` spans="1:${widthOf(rows)}"`;

/** A table of texts that cells refer to by their index. */
function sharedTexts(space = "") {
  const texts: string[] = [];
  return {
    text: (text: string) => `t="s"><v>${texts.push(text) - 1}</v>`,
    part: () =>
      `<sst count="${texts.length}" uniqueCount="${texts.length}">${texts.map((text) => `<si><t${space}>${escaped(text)}</t></si>`).join("")}</sst>`,
  };
}

/** Excel for Mac: shared strings, dates of 1904, cached results of formulas, and a title merged across the columns. */
export function excelForMacFile(title: string, rows: ListRows): Buffer {
  const { text, part } = sharedTexts();
  const data = rowsOf([[title], ...rows], spansOf(rows), { text, uses1904: true });
  const merged = `<mergeCells count="1"><mergeCell ref="A1:${column(widthOf(rows) - 1)}1"/></mergeCells>`;
  return zipFile(
    workbookParts([{ name: "Sheet1", data: `<sheetData>${data}</sheetData>${merged}` }], {
      properties: '<workbookPr date1904="1"/>',
      sharedStrings: part(),
      styles: STYLES,
    }),
  );
}

/** Excel: shared strings and dates of 1900. */
export function excelFile(rows: ListRows): Buffer {
  const { text, part } = sharedTexts();
  const data = rowsOf(rows, spansOf(rows), { text });
  return zipFile(
    workbookParts([{ name: "Sheet1", data: `<sheetData>${data}</sheetData>` }], {
      sharedStrings: part(),
      styles: STYLES,
    }),
  );
}

/** LibreOffice: shared strings, formatted rows, and an empty row at the end of the sheet. */
export function libreOfficeFile(rows: ListRows): Buffer {
  const { text, part } = sharedTexts(' xml:space="preserve"');
  const data = rowsOf(
    rows,
    ' customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false"',
    { text },
  );
  const last = '<row r="1048576" customFormat="false" ht="12.8"/>';
  return zipFile(
    workbookParts([{ name: "Tabelle1", data: `<sheetData>${data}${last}</sheetData>` }], {
      sharedStrings: part(),
      styles: STYLES,
    }),
  );
}

/** Google Sheets: texts in the cells. */
export function googleSheetsFile(rows: ListRows): Buffer {
  const text = (words: string) => `t="inlineStr"><is><t>${escaped(words)}</t></is>`;
  const data = rowsOf(rows, "", { text });
  return zipFile(
    workbookParts([{ name: "Sheet1", data: `<sheetData>${data}</sheetData>` }], { styles: STYLES }),
  );
}

function shownText(cell: Cell): string {
  if (typeof cell === "string") return cell;
  if ("formula" in cell) return cell.text;
  return "number" in cell ? String(cell.number) : cell.date.split("-").toReversed().join("/");
}

/** A CSV file of Excel for Windows in a country that writes decimals with a comma. */
export const windowsCsv = (rows: ListRows): Buffer =>
  Buffer.from(rows.map((cells) => cells.map(shownText).join(";")).join("\r\n"), "latin1");
