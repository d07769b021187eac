import * as z from "zod/mini";

/** Something in the plan that contradicts itself or would fail on the day. */
export const Finding = z.object({
  /** The unit, area, supplier, site, team or person. */
  place: z.string(),
  title: z.string(),
  /** Why it matters. */
  reason: z.string(),
  /** The page where it is changed. */
  to: z.string(),
  /** The page of the plan that shows it. */
  shownOn: z.string(),
});
export type Finding = z.infer<typeof Finding>;
