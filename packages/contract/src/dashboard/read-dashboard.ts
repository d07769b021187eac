import { OpenAction } from "../agreed-actions/agreed-action";
import * as z from "zod/mini";
import { DueDocument } from "../documents/document";
import { defineEndpoint, inPlan, json } from "../platform/endpoint";
import { id } from "../platform/field-rules";
import { Finding } from "./finding";
import { ProposedCount } from "../proposals/proposal";
import type { PlanFacts } from "../plans/plan-facts";

/** A team as its shortcut shows it. */
const DashboardTeam = z.object({
  teamId: id(),
  /** As printed in the plan. */
  name: z.string(),
  /** Where the team's part of the plan document begins. */
  anchor: z.string(),
  contactCount: z.number(),
  /** Names. */
  primaries: z.array(z.string()),
});
export type DashboardTeam = z.infer<typeof DashboardTeam>;

/** A confirmed risk as the bubble chart draws it. */
const DashboardRisk = z.object({
  riskId: id(),
  name: z.string(),
  riskCategoryName: z.string(),
  likelihoodText: z.string(),
  /** Events a year. */
  likelihoodValue: z.number(),
  /** Loss value in whole units of the plan's currency. */
  cost: z.number(),
});
export type DashboardRisk = z.infer<typeof DashboardRisk>;

/** A critical area that was not only proposed, with how severely a disruption to it would be felt. */
const DashboardArea = z.object({
  strategicCriticalAreaId: id(),
  name: z.string(),
  category: z.string(),
  /** 1 Desirable to 4 Critical. */
  criticality: z.number(),
  criticalPeriods: z.array(z.string()),
  penalty: z.nullable(z.string()),
  /** Empty until the scales are chosen; then one for each category, 1 Negligible to 5 Severe. */
  scales: z.array(z.object({ category: z.string(), value: z.number() })),
});
export type DashboardArea = z.infer<typeof DashboardArea>;

/** A business unit of the plan's location; its times in days, null until they are set and confirmed. */
const DashboardUnit = z.object({
  departmentId: id(),
  name: z.string(),
  rto: z.nullable(z.number()),
  rpo: z.nullable(z.number()),
});
export type DashboardUnit = z.infer<typeof DashboardUnit>;

const Share = z.object({ done: z.number(), total: z.number() });

/** What is known about the plan, from which its progress and the next steps follow. */
const Facts = z.object({
  riskCategoriesReviewed: Share,
  risksWithCompleteMitigation: Share,
  riskReportAcceptedSinceLastChange: z.boolean(),
  policySaved: z.boolean(),
  accountableMembersChosen: z.boolean(),
  strategicAreasRated: Share,
  mtpdSet: z.boolean(),
  criticalAreasWithScales: Share,
  businessUnitsWithTacticalRow: Share,
  businessUnitsWithAssets: Share,
  businessUnitsWithRecoveryStrategy: Share,
  teamsWithPrimaryAndAlternative: Share,
  planDocumentDownloadedSinceLastChange: z.boolean(),
  documentsUploaded: z.boolean(),
} satisfies Record<keyof PlanFacts, z.core.$ZodType>);

/** What the dashboard shows of a plan, besides the plan itself. */
export const Dashboard = z.object({
  facts: Facts,
  /** How many entries are unconfirmed; kinds without one are left out. */
  proposed: z.array(ProposedCount),
  /** The number of the organisation's contacts. */
  contactCount: z.number(),
  /** Empty for an expired plan, whose teams are not returned. */
  teams: z.array(DashboardTeam),
  risks: z.array(DashboardRisk),
  areas: z.array(DashboardArea),
  units: z.array(DashboardUnit),
  /** At most 100; without those about teams if the plan has expired. */
  findings: z.array(Finding),
  /** Those that expired, or expire or must be reviewed within 30 days, earliest first. */
  dueDocuments: z.array(DueDocument),
  /** What was agreed after incidents and exercises and is not done, earliest first, at most 50. */
  openActions: z.array(OpenAction),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const readDashboard = defineEndpoint({
  name: "readDashboard",
  method: "GET",
  path: "/plans/:planId/dashboard",
  summary:
    "Returns what the dashboard's charts and shortcuts show; without the teams if the plan has expired.",
  access: inPlan("plan.read"),
  response: json(Dashboard),
});
