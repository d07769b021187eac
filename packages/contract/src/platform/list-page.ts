import * as z from "zod/mini";
import { optionalWholeFromText } from "./query-rules";

/** Maximum number of rows in one response of a list; its `Link` header leads to the rest. */
export const MAX_ROWS = 10_000;

/** Default number of rows per page. */
export const PAGE_SIZE = 100;

/**
 * Which rows of a list to return. By default all, in responses of at most `MAX_ROWS` rows and about 32 MB. `offset`
 * is the number of rows to skip and replaces `page`; the `Link` header uses it.
 */
export const PageQuery = z.object({
  pageSize: optionalWholeFromText(1, MAX_ROWS),
  /** Starts at 1. */
  page: optionalWholeFromText(1, 1_000_000),
  offset: optionalWholeFromText(0, 1_000_000_000),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** What the user may do with a row or an organisation. Screens only read it; the server decides. */
export const Can = z.object({
  change: z.boolean(),
  archive: z.boolean(),
  manageMembers: z.boolean(),
  deletePlan: z.boolean(),
  approvePlan: z.boolean(),
  readHistory: z.boolean(),
});
export type Can = z.infer<typeof Can>;
