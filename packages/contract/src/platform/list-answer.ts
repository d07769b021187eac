import * as z from "zod/mini";
import { optionalWholeFromText } from "./query-rules";

/** Rows that one answer of a list holds at most; the rest comes by its `Link` header. */
export const MAX_ROWS = 10_000;

/** Rows of a page whose size is not named. */
export const PAGE_SIZE = 100;

/**
 * Which rows of a list to answer. Without any of these: all, in answers of at most `MAX_ROWS` rows and about 8 MB.
 * `offset` counts the rows before the first one and replaces `page`; the `Link` header uses it.
 */
export const PageQuery = z.object({
  pageSize: optionalWholeFromText(1, MAX_ROWS),
  /** From 1. */
  page: optionalWholeFromText(1, 1_000_000),
  offset: optionalWholeFromText(0, 1_000_000_000),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** What the person may do with a row or an organisation; screens only ask. */
export const Can = z.object({
  change: z.boolean(),
  archive: z.boolean(),
  manageMembers: z.boolean(),
  deletePlan: z.boolean(),
});
export type Can = z.infer<typeof Can>;
