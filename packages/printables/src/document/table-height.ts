import { type FilledTable, fittedRows } from "./printed-table";

/** Millimetres on paper, from style/tables.css and style/pages.css. */
const PAGE_WIDTH = 170;
const CELL_PADDING = 4;
const LINE = 4.45;
const ROW_EDGES = 2.85;
/** Average width of a character, including the unused end of a line. */
const LETTER = 1.65;
/** Caption and header of a continuation. */
const CONTINUATION_HEAD = 14;

/**
 * Estimates the printed height of a table's rows, in millimetres. Character widths vary, so this may be off by a
 * line in twenty; it decides only where pages break, never what is printed on them.
 */
export function tableHeight(table: FilledTable): number {
  const { blanks, rest } = fittedRows(table);
  const continuation = rest.length > 0 ? CONTINUATION_HEAD : 0;
  const widths = table.columns.map(({ width }) => width);
  return table.rows.reduce(
    (sum, { texts }) =>
      sum + rowHeight(Math.max(1, ...texts.map((text, at) => linesOf(text, widths[at])))),
    blanks * rowHeight(1) + continuation,
  );
}

/** Estimates the printed height of a text over the whole width, in millimetres. */
export const textHeight = (text: string): number => rowHeight(linesOf(text, 100));

const rowHeight = (lines: number) => lines * LINE + ROW_EDGES;

/** @param width the column's share of the page width in per cent */
function linesOf(text: string, width = 100): number {
  const letters = Math.floor(((width / 100) * PAGE_WIDTH - CELL_PADDING) / LETTER);
  return text
    .split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);
}
