import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json } from "../platform/endpoint";

/** What businesses in an industry often have in their plan. Only suggestions: nothing is added until it is accepted. */
export const StarterSet = z.object({
  /** The kind of business the set was written for. */
  name: z.string(),
  /** Whether it was written for this industry; if not, it is the nearest set. */
  isOwn: z.boolean(),
  businessUnits: z.array(z.object({ name: z.string(), why: z.string() })),
  strategicAreas: z.array(
    z.object({
      name: z.string(),
      strategicCriticalAreaCategoryId: z.number(),
      description: z.string(),
    }),
  ),
  /** Kinds of suppliers to look for, not names of businesses. */
  suppliersByKind: z.array(
    z.object({ kind: z.string(), exampleNeed: z.string(), category: z.string() }),
  ),
});
export type StarterSet = z.infer<typeof StarterSet>;

export const readStarterSet = defineEndpoint({
  name: "readStarterSet",
  method: "GET",
  path: "/industries/:code/starter_set",
  summary:
    "Suggestions for a new plan in an industry: business units, strategic areas and kinds of suppliers; those of the nearest industry if there are none.",
  access: ACCOUNT,
  params: { code: z.string().check(z.minLength(1), z.maxLength(200)) },
  response: json(StarterSet),
});
