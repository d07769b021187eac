import * as z from "zod/mini";
import { created, defineEndpoint, inPlan, json } from "../../platform/endpoint";
import { LIST_FULL } from "../../platform/errors";
import { RiskReport, RiskReportInput } from "./risk-report";

export const readRiskReport = defineEndpoint({
  name: "readRiskReport",
  method: "GET",
  path: "/plans/:planId/risk_report",
  summary: "Returns the current report; null until the first one is accepted.",
  access: inPlan("plan.read"),
  response: json(z.nullable(RiskReport)),
});

export const acceptRiskReport = defineEndpoint({
  name: "acceptRiskReport",
  method: "POST",
  path: "/plans/:planId/risk_report",
  summary: "Accepts the report with the answers to its three questions.",
  access: inPlan("plan.change"),
  body: RiskReportInput,
  response: created(RiskReport),
  errors: [LIST_FULL],
});
