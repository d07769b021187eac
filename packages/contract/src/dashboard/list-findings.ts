import * as z from "zod/mini";
import { defineEndpoint, inPlan, json } from "../platform/endpoint";
import { Finding } from "./finding";

export const listFindings = defineEndpoint({
  name: "listFindings",
  method: "GET",
  path: "/plans/:planId/findings",
  summary:
    "Lists what is contradictory in the plan or would fail on the day, at most 100; without the teams if the plan has expired.",
  access: inPlan("plan.read"),
  response: json(z.object({ findings: z.array(Finding) })),
});
