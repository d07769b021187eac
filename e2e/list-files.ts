import { workbookParts, zipFile } from "../apps/api/test/setup/zip-file";

/*
 * Lists as spreadsheet programs write them, built by code so that a reader sees what differs: Excel and LibreOffice
 * store texts in a shared table, Google Sheets in the cells.
 */

type Cell =
  | string
  | { readonly number: number; readonly style?: number }
  | { readonly formula: string; readonly text: string };
type Rows = readonly (readonly Cell[])[];

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const column = (at: number) => String.fromCodePoint(65 + at);

/** Excel: shared strings, dates of 1904, cached results of formulas, and a title merged across the columns. */
export function excelFile(title: string, rows: Rows): Buffer {
  const texts: string[] = [];
  const shared = (text: string) => `<v>${texts.push(text) - 1}</v>`;
  const cellOf = (cell: Cell, ref: string) => {
    if (typeof cell === "string") return `<c r="${ref}" t="s">${shared(cell)}</c>`;
    if ("formula" in cell)
      return `<c r="${ref}" t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.text)}</v></c>`;
    return `<c r="${ref}"${cell.style ? ` s="${cell.style}"` : ""}><v>${cell.number}</v></c>`;
  };
  const width = Math.max(...rows.map(({ length }) => length));
  const data = [[title], ...rows].map((cells, at) => {
    const row = at + 1;
    return `<row r="${row}" spans="1:${width}">${cells.map((cell, index) => cellOf(cell, `${column(index)}${row}`)).join("")}</row>`;
  });
  const merged = `<mergeCells count="1"><mergeCell ref="A1:${column(width - 1)}1"/></mergeCells>`;
  return zipFile(
    workbookParts([{ name: "Sheet1", data: `<sheetData>${data.join("")}</sheetData>${merged}` }], {
      properties: '<workbookPr date1904="1"/>',
      sharedStrings: `<sst count="${texts.length}" uniqueCount="${texts.length}">${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join("")}</sst>`,
      styles:
        '<styleSheet><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>',
    }),
  );
}

/** LibreOffice: shared strings, formatted rows, and an empty row at the end of the sheet. */
export function libreOfficeFile(rows: readonly (readonly string[])[]): Buffer {
  const texts = [...new Set(rows.flat())];
  const data = rows.map(
    (cells, at) =>
      `<row r="${at + 1}" customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false">${cells.map((text, index) => `<c r="${column(index)}${at + 1}" s="0" t="s"><v>${texts.indexOf(text)}</v></c>`).join("")}</row>`,
  );
  const last = '<row r="1048576" customFormat="false" ht="12.8"/>';
  return zipFile(
    workbookParts([{ name: "Tabelle1", data: `<sheetData>${data.join("")}${last}</sheetData>` }], {
      sharedStrings: `<sst count="${texts.length}" uniqueCount="${texts.length}">${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join("")}</sst>`,
    }),
  );
}

/** Google Sheets: texts in the cells. */
export function googleSheetsFile(rows: readonly (readonly string[])[]): Buffer {
  const data = rows.map(
    (cells, at) =>
      `<row r="${at + 1}">${cells.map((text, index) => `<c r="${column(index)}${at + 1}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`).join("")}</row>`,
  );
  return zipFile(
    workbookParts([{ name: "Sheet1", data: `<sheetData>${data.join("")}</sheetData>` }]),
  );
}

/** A CSV file of Excel for Windows in a country that writes decimals with a comma. */
export const windowsCsv = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(rows.map((cells) => cells.join(";")).join("\r\n"), "latin1");
