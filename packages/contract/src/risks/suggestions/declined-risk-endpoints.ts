import * as z from "zod/mini";
import { defineEndpoint, inPlan, json } from "../../platform/endpoint";
import { lookupId } from "../../platform/number-rules";
import { RISK_UNKNOWN } from "../register/risk";

/** The ids of the preset risks that a person answered with 'Not for us', in order. */
const DeclinedRisks = z.array(z.number());

export const listDeclinedRisks = defineEndpoint({
  name: "listDeclinedRisks",
  method: "GET",
  path: "/plans/:planId/declined_risks",
  summary: "Lists the preset risks that are not suggested to the plan any more.",
  access: inPlan("plan.read"),
  response: json(DeclinedRisks),
});

export const saveDeclinedRisk = defineEndpoint({
  name: "saveDeclinedRisk",
  method: "PUT",
  path: "/plans/:planId/declined_risks",
  summary:
    "Records that a suggested risk is not for this plan, or takes that back. Returns the list.",
  access: inPlan("plan.change"),
  body: z.strictObject({ riskPresetId: lookupId(RISK_UNKNOWN), isDeclined: z.boolean() }),
  response: json(DeclinedRisks),
});
