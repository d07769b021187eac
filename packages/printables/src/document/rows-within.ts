import { shortenedInColumn } from "./shortened-name";
import { wrappedLines } from "./text-width";

/** Millimetres on paper of text and tables in the type of style/day-pages.css. */
const LINE = 4.95;
const ROW_EDGES = 2.3;
const PAGE_WIDTH = 170;
const CELL_PADDING = 4;
const CHARACTER = 1.92;

/** A text and the width of its cell in per cent of the page's. */
export type Measured = readonly [text: string, width: number];

const charactersOf = (width: number) =>
  Math.floor(((width / 100) * PAGE_WIDTH - CELL_PADDING) / CHARACTER);

const linesOf = ([text, width]: Measured) => wrappedLines(text, charactersOf(width));

/** Shortens a text until it has that many lines in a cell of that width, in per cent of the page's. */
export const shortenedToLines = (text: string, lines: number, width: number): string =>
  shortenedInColumn(text, lines, charactersOf(width));

/** Estimates the height of a row from its cells, in millimetres. */
export const rowHeight = (cells: readonly Measured[]): number =>
  ROW_EDGES + LINE * Math.max(...cells.map(linesOf));

/** Returns the first rows that fit in `room` millimetres, and at least `atLeast` of them. */
export function rowsWithin<Row>(
  rows: readonly Row[],
  room: number,
  atLeast: number,
  cellsOf: (row: Row) => readonly Measured[],
): Row[] {
  let left = room;
  const beyond = rows.findIndex((row, at) => {
    left -= rowHeight(cellsOf(row));
    return left < 0 && at >= atLeast;
  });
  return beyond === -1 ? [...rows] : rows.slice(0, beyond);
}
