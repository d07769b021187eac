import * as z from "zod/mini";
import { id } from "./field-rules";
import { MAX_ROWS } from "./list-page";

/** How long a deleted entry of a list can be restored (minutes). */
export const RESTORE_MINUTES = 10;

/** The entries of one list that a call deletes or restores, all or none. */
export const EntryIds = z.strictObject({
  ids: z
    .array(id())
    .check(
      z.minLength(1, "Please select an entry."),
      z.maxLength(MAX_ROWS, "Please select at most 10,000 entries at a time."),
    ),
});
export type EntryIds = z.infer<typeof EntryIds>;
