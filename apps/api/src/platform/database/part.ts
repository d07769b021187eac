import { MAX_ROWS } from "@holdfast/contract/platform/list-answer";

/** Which rows of a list a store reads. */
export type Part = { readonly limit: number; readonly offset: number };

/** For what needs the whole list, such as a plan's document: no list may have more rows (`row-limits.ts`). */
export const WHOLE: Part = { limit: MAX_ROWS, offset: 0 };
