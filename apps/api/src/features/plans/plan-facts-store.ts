import type { PlanFacts } from "@holdfast/contract/plans/plan-progress-rules";
import { DISRUPTION_RISK_SCALE_CATEGORIES } from "@holdfast/content/library/disruption-risk-scales";
import { RISK_CATEGORIES } from "@holdfast/content/library/risk-categories";
import { sql } from "drizzle-orm";

/*
 * The counts that determine a plan's progress, as one JSON column for the plan `p` of the enclosing query. Every count
 * is an index range of that one plan.
 */
const count = (source: ReturnType<typeof sql>) => sql`(select count(*)::int from ${source})`;
const ofPlan = sql`x.organisation_id = p.organisation_id and x.plan_id = p.id`;
const ofUnits = (table: ReturnType<typeof sql>) => sql`(
  select count(distinct x.department_id)::int from ${table} x
  where ${ofPlan} and p.branch_id = (
    select d.branch_id from departments d
    where d.organisation_id = x.organisation_id and d.id = x.department_id))`;

export const factColumns = sql`json_build_object(
  'categories', (select count(distinct x.risk_category_id)::int from risks x where ${ofPlan}),
  'risks', ${count(sql`risks x where ${ofPlan}`)},
  'mitigated', ${count(sql`risks x where ${ofPlan} and x.mitigation_process <> ''
    and x.mitigation_status_id is not null and x.accountable_contact_id is not null`)},
  'reports', ${count(sql`risk_reports x where ${ofPlan}`)},
  'areas', ${count(sql`strategic_critical_areas x where x.organisation_id = p.organisation_id`)},
  'areasRated', ${count(sql`strategic_bias x where ${ofPlan}`)},
  'areasScaled', ${count(sql`strategic_bias x where ${ofPlan} and (
    select count(*) from strategic_bia_scales s
    where s.organisation_id = x.organisation_id and s.strategic_bia_id = x.id
  ) >= ${DISRUPTION_RISK_SCALE_CATEGORIES.length}`)},
  'units', ${count(sql`departments x
    where x.organisation_id = p.organisation_id and x.branch_id = p.branch_id`)},
  'unitsWithTimes', ${ofUnits(sql`tactical_bias`)},
  'unitsWithAssets', ${ofUnits(sql`assets`)},
  'unitsWithStrategy', ${ofUnits(sql`recovery_strategies`)},
  'teams', ${count(sql`teams x where ${ofPlan}`)},
  'teamsStaffed', ${count(sql`teams x where ${ofPlan} and (
    select count(distinct c.designation) from team_contacts c
    where c.organisation_id = x.organisation_id and c.team_id = x.id) = 2`)}
)`;

export type FactCounts = Readonly<
  Record<
    | "categories"
    | "risks"
    | "mitigated"
    | "reports"
    | "areas"
    | "areasRated"
    | "areasScaled"
    | "units"
    | "unitsWithTimes"
    | "unitsWithAssets"
    | "unitsWithStrategy"
    | "teams"
    | "teamsStaffed",
    number
  >
>;

/** Returns the facts of a plan. Policy, documents and downloads belong to features still to be built: none is done. */
export const factsOf = (counts: FactCounts, isMtpdSet: boolean): PlanFacts => ({
  riskCategoriesReviewed: { done: counts.categories, total: RISK_CATEGORIES.length },
  risksWithCompleteMitigation: { done: counts.mitigated, total: counts.risks },
  riskReportSaved: counts.reports > 0,
  policySaved: false,
  accountableMembersChosen: false,
  // A 'no' is not stored, so an area not reviewed yet cannot be told from one found not critical: one critical area
  // counts as evidence that the areas were reviewed.
  strategicAreasRated: { done: Math.min(1, counts.areasRated), total: Math.min(1, counts.areas) },
  mtpdSet: isMtpdSet,
  criticalAreasWithScales: { done: counts.areasScaled, total: counts.areasRated },
  businessUnitsWithTacticalRow: { done: counts.unitsWithTimes, total: counts.units },
  businessUnitsWithAssets: { done: counts.unitsWithAssets, total: counts.units },
  businessUnitsWithRecoveryStrategy: { done: counts.unitsWithStrategy, total: counts.units },
  teamsWithPrimaryAndAlternative: { done: counts.teamsStaffed, total: counts.teams },
  planDocumentDownloadedSinceLastChange: false,
  documentsUploaded: false,
});
