import * as z from "zod/mini";

/** Rows a list answers at most, where the specification names no paging. */
export const MOST_ROWS = 10_000;

/** What the person may do with a row or an organisation; screens only ask. */
export const Can = z.object({
  change: z.boolean(),
  archive: z.boolean(),
  manageMembers: z.boolean(),
  deletePlan: z.boolean(),
});
export type Can = z.infer<typeof Can>;
