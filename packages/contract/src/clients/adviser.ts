import * as z from "zod/mini";
import { defineEndpoint, inPlan, json } from "../platform/endpoint";

/** The firm of a brokerage as the reports of its clients print it. */
export const Adviser = z.object({
  firmName: z.string(),
  licence: z.nullable(z.string()),
  adviserName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
});
export type Adviser = z.infer<typeof Adviser>;

export const readAdviser = defineEndpoint({
  name: "readAdviser",
  method: "GET",
  path: "/plans/:planId/adviser",
  summary:
    "Returns the firm of the brokerage that manages the plan's organisation; null without one.",
  access: inPlan("plan.read"),
  response: json(z.nullable(Adviser)),
});
