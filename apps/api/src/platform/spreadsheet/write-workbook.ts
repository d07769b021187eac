import { startOfDate } from "@holdfast/contract/platform/calendar-rules";
import { calculateColumnWidth, writeXlsx } from "hucre/xlsx";
import { choiceSheets, dropDownsOf, guideSheets } from "./template-sheets";
import type { Cell, CellStyle, CellValue } from "hucre/xlsx";

type Kind<Row> =
  | { readonly kind: "text"; readonly value: (row: Row) => string | null }
  /** `format` is Excel's, such as `#,##0.00`. */
  | {
      readonly kind: "number";
      readonly format: string;
      readonly value: (row: Row) => number | null;
    }
  /** A date YYYY-MM-DD, shown as DD/MM/YYYY. */
  | { readonly kind: "date"; readonly value: (row: Row) => string | null };

/** The cells below the header of a column. */
export type SheetCells<Row> = Kind<Row> & {
  /** In characters. Text wraps at this width; for a number it is the minimum, so that no number is cut off. */
  readonly width: number;
};
export type SheetColumn<Row> = SheetCells<Row> & {
  readonly header: string;
  /** The texts of a drop-down in the cells below; any other text can be entered too, because an import checks it. */
  readonly choices?: readonly string[];
};

export type SheetOfRows<Row> = {
  /** Shown in the file's properties. */
  readonly title: string;
  /** One word, A to Z, because references use it without quotes. */
  readonly sheetName: string;
  readonly columns: readonly SheetColumn<Row>[];
  readonly rows: readonly Row[];
  readonly writtenAt: Date;
  /** The rows of a second sheet 'Guide', the first one its header. */
  readonly guide?: readonly (readonly [column: string, needed: string, explanation: string])[];
};

/** Characters of a cell; Excel reports a file with more of them as damaged. */
const MAX_CHARACTERS = 32_767;
const A4_LANDSCAPE = { paperSize: "a4", orientation: "landscape", fitToPage: true } as const;
const HEAD: CellStyle = {
  font: { bold: true },
  fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "E8EDF1" } },
  border: { bottom: { style: "thin", color: { rgb: "7A8894" } } },
  alignment: { vertical: "bottom", wrapText: true },
};

/**
 * Writes rows as an Excel workbook of one sheet: a header that stays in view and is repeated on every printed page,
 * real numbers and dates. Text stays text, also if it begins with `=`: nothing becomes a formula, neither on opening nor,
 * because the cells are formatted as text, on editing.
 */
export async function writeWorkbook<Row>(sheet: SheetOfRows<Row>): Promise<Buffer> {
  const { title, sheetName, columns, rows, writtenAt } = sheet;
  const cells = new Map<string, Partial<Cell>>();
  for (const [at, { header, kind }] of columns.entries()) {
    const horizontal = kind === "number" ? "right" : "left";
    const style = { ...HEAD, alignment: { ...HEAD.alignment, horizontal } } as const;
    cells.set(`0,${at}`, { value: header, style });
  }
  const values = rows.map((row, index) =>
    columns.map((column, at) => {
      const value = valueOf(column, row);
      // As a plain value, the name of an error such as '#REF!' would become that error.
      if (typeof value === "string" && value.startsWith("#"))
        cells.set(`${index + 1},${at}`, { richText: [{ text: value }] });
      return value;
    }),
  );
  const bytes = await writeXlsx({
    properties: { title, creator: "Holdfast", created: writtenAt, modified: writtenAt },
    sheets: [
      {
        name: sheetName,
        columns: columns.map((column, at) => ({
          width: widthOf(column, values, at),
          style: styleOf(column),
        })),
        rows: [columns.map(({ header }) => header), ...values],
        cells,
        freezePane: { rows: 1 },
        pageSetup: { ...A4_LANDSCAPE, fitToWidth: 1, fitToHeight: 0, printTitlesRow: "$1:$1" },
        dataValidations: dropDownsOf(columns),
      },
      ...guideSheets(sheet.guide),
      ...choiceSheets(columns),
    ],
  });
  return Buffer.from(bytes);
}

/** Characters that XML cannot hold even escaped; the writer escapes control characters itself. */
const UNWRITABLE = /[\ufffe\uffff]/g;
/** '_x0041_' in a cell is read as the letter of that number unless its first underscore is escaped the same way. */
const LIKE_AN_ESCAPE = /_(?=x[0-9a-f]{4}_)/gi;

const textOf = (text: string) =>
  text
    .slice(0, MAX_CHARACTERS)
    .toWellFormed()
    .replaceAll(UNWRITABLE, "\ufffd")
    .replaceAll(LIKE_AN_ESCAPE, "_x005F_");

function valueOf<Row>(column: SheetColumn<Row>, row: Row): CellValue {
  if (column.kind === "number") return column.value(row);
  const text = column.value(row);
  if (text === null || text === "") return null;
  return column.kind === "text" ? textOf(text) : startOfDate(text);
}

function styleOf<Row>(column: SheetColumn<Row>): CellStyle {
  switch (column.kind) {
    case "text":
      return { numFmt: "@", alignment: { vertical: "top", wrapText: true } };
    case "number":
      return { numFmt: column.format, alignment: { vertical: "top" } };
    case "date":
      return { numFmt: "dd/mm/yyyy", alignment: { vertical: "top", horizontal: "left" } };
  }
}

function widthOf<Row>(
  column: SheetColumn<Row>,
  values: readonly (readonly CellValue[])[],
  at: number,
): number {
  if (column.kind !== "number") return column.width;
  const largest = values.reduce((most, row) => Math.max(most, Number(row[at] ?? 0)), 0);
  return Math.max(column.width, calculateColumnWidth([largest], { numFmt: column.format }));
}
