/** The text of a cell and the width of its column in per cent of the page width. */
export type MeasuredCell = readonly [text: string, width: number];

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
export function tableHeight(
  rows: readonly (readonly MeasuredCell[])[],
  limits: { readonly padTo: number; readonly atMost?: number },
): number {
  const blanks = Math.max(0, limits.padTo - rows.length);
  const continuation = rows.length > (limits.atMost ?? Infinity) ? CONTINUATION_HEAD : 0;
  return rows.reduce((sum, cells) => sum + rowHeight(cells), blanks * rowHeight([]) + continuation);
}

const rowHeight = (cells: readonly MeasuredCell[]) =>
  Math.max(1, ...cells.map(linesOf)) * LINE + ROW_EDGES;

function linesOf([text, width]: MeasuredCell): number {
  const letters = Math.floor(((width / 100) * PAGE_WIDTH - CELL_PADDING) / LETTER);
  return text
    .split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);
}
