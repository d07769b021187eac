/** Millimetres of a table's page below the title of its appendix, of the next pages, and of a row to write on. */
const FIRST_PAGE = 212;
const NEXT_PAGE = 245;
const BLANK_ROW = 10;

/** How far the estimated heights may be off, as factors: near the end of a page, each can mean another page. */
const FACTORS = [0.88, 0.92, 0.96, 1, 1.04, 1.08, 1.12] as const;

/**
 * Returns how many empty rows fit below the last row of a table, at most `atMost`, so that they don't begin a page, even
 * if the heights are not exact.
 * @param heights estimated millimetres of its rows
 */
export const blankRowsAtEnd = (heights: readonly number[], atMost: number): number =>
  Math.min(...FACTORS.map((factor) => rowsLeft(heights, factor, atMost)));

function rowsLeft(heights: readonly number[], factor: number, atMost: number): number {
  let left = FIRST_PAGE;
  for (const height of heights) {
    const needed = height * factor;
    left = needed > left ? NEXT_PAGE - needed : left - needed;
  }
  return Math.max(0, Math.min(atMost, Math.floor(left / BLANK_ROW)));
}
