import type { DocumentColumn } from "./document-table";
import { wrappedLines } from "./text-width";

/** Millimetres on paper, from style/tables.css and style/pages.css. */
const PAGE_WIDTH = 170;
const CELL_PADDING = 4;
/** A line, the space around the lines of a row, and the average width of a character. */
const USUAL = { line: 4.45, edges: 2.85, character: 1.64 } as const;
const COMPACT = { line: 3.67, edges: 1.65, character: 1.46 } as const;

/** The type of a table: small with little space ('compact'), or the usual one. */
export type TableType = "compact" | undefined;
const sizesOf = (type: TableType) => (type === "compact" ? COMPACT : USUAL);

/**
 * Estimates the printed height of a table's row, in millimetres. Character widths vary, so this may be off by a line
 * in twenty; it decides only on which page a row is printed.
 */
export const tableRowHeight = (
  columns: readonly DocumentColumn[],
  texts: readonly string[],
  type?: TableType,
) =>
  rowHeight(Math.max(1, ...texts.map((text, at) => linesOf(text, columns[at]?.width, type))), type);

/** The height of a row to write on. */
export const blankRowHeight = (type?: TableType) => rowHeight(1, type);

/** Estimates the printed height of a text over the whole width, in millimetres. */
export const textHeight = (text: string): number => rowHeight(linesOf(text, 100));

/** Returns how many lines a row of at most that height has. */
export const linesWithin = (height: number, type?: TableType): number =>
  Math.floor((height - sizesOf(type).edges) / sizesOf(type).line);

/** @param width the column's share of the page width in per cent */
export const charactersOf = (width: number, type?: TableType): number =>
  Math.floor(((width / 100) * PAGE_WIDTH - CELL_PADDING) / sizesOf(type).character);

const rowHeight = (lines: number, type?: TableType) =>
  lines * sizesOf(type).line + sizesOf(type).edges;

const linesOf = (text: string, width = 100, type?: TableType): number =>
  wrappedLines(text, charactersOf(width, type));
