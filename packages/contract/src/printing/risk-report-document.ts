import * as z from "zod/mini";
import { Adviser } from "../clients/adviser";
import { RISK_SERVICE_UNAVAILABLE } from "../industries/errors";
import { HazardIndexEntry, RiskExposure } from "../industries/hazard-endpoints";
import { Currency } from "../plans/plan";
import { defineEndpoint, inPlan, json } from "../platform/endpoint";
import { dateOnly } from "../platform/field-rules";
import { optionalTimeZone } from "../platform/time-zone";
import { InsurancePolicy } from "../risks/insurance/insurance-policy";
import { Risk } from "../risks/register/risk";
import { RiskReport } from "../risks/report/risk-report";

/**
 * Everything that the Risk & Insurance Report shows. Texts that are not recorded are empty. Risks are in any order; the
 * document numbers, groups and totals them (specification, plan-workspace, 'Risk & Insurance Report').
 */
export const RiskReportDocument = z.object({
  business: z.object({
    name: z.string(),
    tradingName: z.string(),
    /** A `data:` URL: a printed document fetches nothing. */
    logoUrl: z.nullable(z.string()),
    /** Empty until the business has chosen an industry. */
    industryName: z.string(),
  }),
  plan: z.object({
    name: z.string(),
    location: z.object({
      name: z.string(),
      address: z.string(),
      /** ISO 3166-1 alpha-2; null if it is not certain: then the report names no law, scheme or amount. */
      country: z.nullable(z.string()),
    }),
    isExpired: z.boolean(),
    /** Null if no subscription covers the plan. */
    expiryDate: z.nullable(dateOnly()),
  }),
  currency: Currency,
  dateIssued: dateOnly(),
  /** Empty if the industry has no hazard index; the section is then left out. */
  hazardIndex: z.array(HazardIndexEntry),
  exposures: z.array(RiskExposure),
  risks: z.array(Risk),
  /** Names of the unconfirmed risks; they are in no table and no total. */
  proposedRisks: z.array(z.string()),
  /** Ids of the categories of which none of the risks applies. */
  ruledOut: z.array(z.number()),
  /** The date of the report's acceptance. */
  acceptedDate: dateOnly(),
  /** The date the register changed after the acceptance; null if it hasn't. */
  registerChangedDate: z.nullable(dateOnly()),
  /** The plan's insurance schedule. */
  policies: z.array(InsurancePolicy),
  /** What the indemnity period is compared with. */
  recovery: z.object({
    /** The plan's MTPD, such as '7 days'; null if it has none. */
    mtpd: z.nullable(z.string()),
    /** Whether it is unconfirmed. */
    isMtpdProposed: z.optional(z.boolean()),
    penalties: z.array(z.object({ area: z.string(), penalty: z.string() })),
  }),
  /** The firm that manages the business as a client, its logo as a `data:` URL; null without one. */
  adviser: z.nullable(Adviser),
  /** The three answers, and who accepted them. */
  report: RiskReport,
});
export type RiskReportDocument = z.infer<typeof RiskReportDocument>;

export const readRiskReportDocument = defineEndpoint({
  name: "readRiskReportDocument",
  method: "GET",
  path: "/plans/:planId/risk_report/document",
  summary: "Returns the data of the printed Risk & Insurance Report, once it is accepted.",
  access: inPlan("plan.read"),
  /** For the dates of the report; UTC by default. */
  query: z.object({ timeZone: optionalTimeZone() }),
  response: json(RiskReportDocument),
  errors: [RISK_SERVICE_UNAVAILABLE],
});
