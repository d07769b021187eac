import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json } from "../platform/endpoint";
import { RISK_SERVICE_UNAVAILABLE } from "./errors";

/** How exposed an industry is to one kind of loss, as an indication (specification 3, 'Hazard index entry'). */
export const HazardIndexEntry = z.object({
  categoryName: z.string(),
  /** From 0 to 100; `hazard-exposure-rules.ts` maps it to a band. */
  rating: z.number(),
  /** HTML, two paragraphs: why, and what to do. From an external service: sanitise before display. */
  comment: z.string(),
});
export type HazardIndexEntry = z.infer<typeof HazardIndexEntry>;

/** One of an industry's most significant exposures (specification 3, 'Risk exposure'). */
export const RiskExposure = z.object({ id: z.number(), name: z.string() });
export type RiskExposure = z.infer<typeof RiskExposure>;

const aliasOrCode = z.string().check(z.minLength(1), z.maxLength(200));

export const readHazardIndex = defineEndpoint({
  name: "readHazardIndex",
  method: "GET",
  path: "/industries/:code/hazard_index",
  summary: "Returns how exposed an industry is to each kind of loss; empty if nothing is known.",
  access: ACCOUNT,
  params: { code: aliasOrCode },
  response: json(z.array(HazardIndexEntry)),
  errors: [RISK_SERVICE_UNAVAILABLE],
});

export const listSignificantExposures = defineEndpoint({
  name: "listSignificantExposures",
  method: "GET",
  path: "/industries/:code/significant_exposures/au",
  summary: "Lists the exposures that are usually the most significant in an industry.",
  access: ACCOUNT,
  params: { code: aliasOrCode },
  response: json(z.array(RiskExposure)),
  errors: [RISK_SERVICE_UNAVAILABLE],
});
