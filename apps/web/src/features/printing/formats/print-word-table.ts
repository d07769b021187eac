import {
  AlignmentType,
  BorderStyle,
  HeightRule,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from "docx";
import { partColours, RULE } from "./print-word-colours";
import { TEXT_WIDTH } from "./print-word-page";
import { runsOf } from "./print-word-text";

/** The height of a row to write in by hand, 8 millimetres, in twentieths of a point. */
const HANDWRITING = 454;
const TO_WRITE_IN = ".hf-table--log .hf-blank-row, .hf-table--roomy tbody tr";

/** Converts a table with its column widths and its header rows, which Word repeats on every page. */
export function wordTable(table: HTMLTableElement): Table {
  const columnWidths = widthsOf(table);
  const rule = { style: BorderStyle.SINGLE, size: 4, color: RULE };
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths,
    layout: TableLayoutType.FIXED,
    margins: { top: 40, bottom: 40, left: 80, right: 80 },
    borders: {
      top: rule,
      bottom: rule,
      left: rule,
      right: rule,
      insideHorizontal: rule,
      insideVertical: rule,
    },
    rows: [...table.rows].map((row) => wordRow(row, columnWidths, isKeptWithNext(row, table))),
  });
}

/** The widths of the paper's columns, read as text: the app's pages permit no style in markup, so it has no effect. */
function widthsOf(table: HTMLTableElement): readonly number[] {
  const shares = [...table.querySelectorAll("col")].map((column) =>
    Number(/width:([\d.]+)%/u.exec(column.getAttribute("style") ?? "")?.[1]),
  );
  const sum = shares.reduce((all, share) => all + share, 0);
  return shares.map((share) => Math.round((TEXT_WIDTH * share) / sum));
}

/** As on paper: short tables stay whole, and no header or single row stands alone on a page. */
function isKeptWithNext(row: HTMLTableRowElement, table: HTMLTableElement): boolean {
  const after = table.rows.length - 1 - row.rowIndex;
  if (after === 0) return false;
  const isFirst = row.rowIndex <= (table.tHead?.rows.length ?? 0);
  return table.closest(".hf-whole") !== null || isFirst || after === 1;
}

const wordRow = (
  row: HTMLTableRowElement,
  columnWidths: readonly number[],
  isKept: boolean,
): TableRow => {
  const cells = [...row.cells];
  return new TableRow({
    cantSplit: true,
    ...(row.parentElement?.tagName === "THEAD" ? { tableHeader: true } : {}),
    ...(row.matches(TO_WRITE_IN)
      ? { height: { value: HANDWRITING, rule: HeightRule.ATLEAST } }
      : {}),
    children: cells.map((cell, at) => {
      const from = cells.slice(0, at).reduce((columns, { colSpan }) => columns + colSpan, 0);
      const width = columnWidths
        .slice(from, from + cell.colSpan)
        .reduce((sum, column) => sum + column, 0);
      return wordCell(cell, width, isKept);
    }),
  });
};

const wordCell = (cell: HTMLTableCellElement, width: number, isKept: boolean) =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    columnSpan: cell.colSpan,
    rowSpan: cell.rowSpan,
    ...(cell.tagName === "TH" ? { shading: { fill: partColours(cell).strong } } : {}),
    children: [
      new Paragraph({
        style: "Cell",
        keepNext: isKept,
        ...(cell.matches(".hf-number") ? { alignment: AlignmentType.RIGHT } : {}),
        children: runsOf(cell),
      }),
    ],
  });
