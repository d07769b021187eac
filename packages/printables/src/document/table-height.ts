import type { DocumentColumn } from "./document-table";
import { wrappedLines } from "./text-width";

/** Millimetres on paper, from style/tables.css and style/pages.css. */
const PAGE_WIDTH = 170;
const CELL_PADDING = 4;
const LINE = 4.45;
const ROW_EDGES = 2.85;
/** Average width of a character. */
const CHARACTER = 1.64;

/**
 * Estimates the printed height of a table's row, in millimetres. Character widths vary, so this may be off by a line
 * in twenty; it decides only on which page a row is printed.
 */
export const tableRowHeight = (columns: readonly DocumentColumn[], texts: readonly string[]) =>
  rowHeight(Math.max(1, ...texts.map((text, at) => linesOf(text, columns[at]?.width))));

/** The height of a row to write on. */
export const blankRowHeight = () => rowHeight(1);

/** Estimates the printed height of a text over the whole width, in millimetres. */
export const textHeight = (text: string): number => rowHeight(linesOf(text, 100));

const rowHeight = (lines: number) => lines * LINE + ROW_EDGES;

/** @param width the column's share of the page width in per cent */
const linesOf = (text: string, width = 100): number =>
  wrappedLines(text, Math.floor(((width / 100) * PAGE_WIDTH - CELL_PADDING) / CHARACTER));
