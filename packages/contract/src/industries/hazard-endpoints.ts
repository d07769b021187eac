import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json } from "../platform/endpoint";
import { RISK_SERVICE_AWAY } from "./errors";

/** What one kind of loss means to an industry, as an indication (specification 3, 'Hazard index entry'). */
export const HazardIndexEntry = z.object({
  categoryName: z.string(),
  /** From 0 to 100; words for it in `hazard-exposure-rules.ts`. */
  rating: z.number(),
  /** HTML, two paragraphs: why, and what to do. Of an outside service: to be made harmless before it is shown. */
  comment: z.string(),
});
export type HazardIndexEntry = z.infer<typeof HazardIndexEntry>;

/** Something that stands out among what can happen to an industry (specification 3, 'Risk exposure'). */
export const RiskExposure = z.object({ id: z.number(), name: z.string() });
export type RiskExposure = z.infer<typeof RiskExposure>;

const aliasOrCode = z.string().check(z.minLength(1), z.maxLength(200));

export const readHazardIndex = defineEndpoint({
  name: "readHazardIndex",
  method: "GET",
  path: "/industries/:code/hazard_index",
  summary: "How exposed an industry is to each kind of loss; empty where nothing is known.",
  access: ACCOUNT,
  params: { code: aliasOrCode },
  answer: json(z.array(HazardIndexEntry)),
  errors: [RISK_SERVICE_AWAY],
});

export const listSignificantExposures = defineEndpoint({
  name: "listSignificantExposures",
  method: "GET",
  path: "/industries/:code/significant_exposures/au",
  summary: "What stands out among the exposures of an industry in Australia.",
  access: ACCOUNT,
  params: { code: aliasOrCode },
  answer: json(z.array(RiskExposure)),
  errors: [RISK_SERVICE_AWAY],
});
