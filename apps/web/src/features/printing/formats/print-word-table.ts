import { Paragraph, Table, TableCell, TableRow, WidthType } from "docx";
import { runsOf } from "./print-word-text";

/** Converts a table with its column widths and its header rows, which Word repeats on every page. */
export function wordTable(table: HTMLTableElement): Table {
  const widths = [...table.querySelectorAll("col")].map((column) =>
    Number.parseFloat(column.style.width),
  );
  const rows = [...table.rows].map(
    (row) =>
      new TableRow({
        cantSplit: true,
        ...(row.parentElement?.tagName === "THEAD" ? { tableHeader: true } : {}),
        children: [...row.cells].map((cell, at) => wordCell(cell, widths[at])),
      }),
  );
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    margins: { top: 40, bottom: 40, left: 80, right: 80 },
    rows,
  });
}

const wordCell = (cell: HTMLTableCellElement, width: number | undefined) =>
  new TableCell({
    ...(width === undefined || Number.isNaN(width) || cell.colSpan > 1
      ? {}
      : { width: { size: width, type: WidthType.PERCENTAGE } }),
    columnSpan: cell.colSpan,
    rowSpan: cell.rowSpan,
    ...(cell.tagName === "TH" ? { shading: { fill: "E7ECEE" } } : {}),
    children: [new Paragraph({ style: "Cell", children: runsOf(cell) })],
  });
