import { MAX_ROWS } from "@holdfast/contract/platform/list-page";

/** The rows of a list that a store reads. */
export type RowRange = {
  readonly limit: number;
  readonly offset: number;
  /** The id of the row that they follow; absent: they begin with the first. Only for lists with `orderKey`. */
  readonly after?: string | undefined;
};

/** For operations on the whole list, such as a plan's document: no list may have more rows (`row-limits.ts`). */
export const ALL_ROWS: RowRange = { limit: MAX_ROWS, offset: 0 };
