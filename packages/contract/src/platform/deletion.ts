import * as z from "zod/mini";
import { nothing, type PlansTouched, writesInOrganisation } from "./endpoint";
import { id } from "./field-rules";
import { MAX_ROWS } from "./list-page";

/** The records of one list that a call deletes, all or none. */
export const RecordsToDelete = z.strictObject({
  ids: z
    .array(id())
    .check(
      z.minLength(1, "Please select an entry."),
      z.maxLength(MAX_ROWS, "Please select at most 10,000 entries at a time."),
    ),
});
export type RecordsToDelete = z.infer<typeof RecordsToDelete>;

/** What all endpoints that delete records of a list have in common. */
export const deletesRecords = <const T extends PlansTouched>(touches: T) =>
  ({
    method: "POST",
    access: writesInOrganisation("organisation.change", { touches }),
    body: RecordsToDelete,
    response: nothing,
  }) as const;
