/** Millimetres of a table's page below the title of its appendix, of the next pages, and of a row to write on. */
const FIRST_PAGE = 205;
const NEXT_PAGE = 225;
const BLANK_ROW = 10;

/**
 * Returns how many empty rows fit below the last row of a table, at most `atMost`, so that they don't begin a page.
 * @param heights estimated millimetres of its rows
 */
export function blankRowsAtEnd(heights: readonly number[], atMost: number): number {
  let left = FIRST_PAGE;
  for (const height of heights) left = height > left ? NEXT_PAGE - height : left - height;
  return Math.max(0, Math.min(atMost, Math.floor(left / BLANK_ROW)));
}
