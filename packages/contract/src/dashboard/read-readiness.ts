import * as z from "zod/mini";
import { READINESS_LOSSES } from "../exercises/readiness-rules";
import { defineEndpoint, inPlan, json } from "../platform/endpoint";

/** How ready a team is, and what costs it most. */
const TeamReadiness = z.object({
  teamTypeId: z.number(),
  /** As printed in the plan. */
  name: z.string(),
  /** 0 to 100 (`readinessOf`). */
  score: z.number(),
  /** The one reason that costs most points; null with all 100. */
  loss: z.nullable(z.object({ reason: z.enum(READINESS_LOSSES), points: z.number() })),
});
export type TeamReadiness = z.infer<typeof TeamReadiness>;

/** How ready the plan's people are. */
export const PlanReadiness = z.object({
  /** People of the plan's teams, and those who confirmed their details within the plan's days. Null if it has expired. */
  contacts: z.nullable(z.object({ confirmed: z.number(), total: z.number() })),
  teams: z.array(TeamReadiness),
});
export type PlanReadiness = z.infer<typeof PlanReadiness>;

export const readReadiness = defineEndpoint({
  name: "readReadiness",
  method: "GET",
  path: "/plans/:planId/readiness",
  summary:
    "Returns how many people of the plan's teams have confirmed their details, and how ready each team is; without the people if the plan has expired.",
  access: inPlan("plan.read"),
  response: json(PlanReadiness),
});
