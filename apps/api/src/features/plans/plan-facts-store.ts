import type { PlanFacts } from "@holdfast/contract/plans/plan-progress-rules";
import { DISRUPTION_RISK_SCALE_CATEGORIES } from "@holdfast/content/library/disruption-risk-scales";
import { RISK_CATEGORIES } from "@holdfast/content/library/risk-categories";
import { sql } from "drizzle-orm";

/*
 * What a plan's progress is judged by, as one row of counts beside the plan `p` of the query around
 * it: every count is an index range of that one plan.
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
  'judged', ${count(sql`strategic_bias x where ${ofPlan}`)},
  'scaled', ${count(sql`strategic_bias x where ${ofPlan} and (
    select count(*) from strategic_bia_scales s
    where s.organisation_id = x.organisation_id and s.strategic_bia_id = x.id
  ) >= ${DISRUPTION_RISK_SCALE_CATEGORIES.length}`)},
  'units', ${count(sql`departments x
    where x.organisation_id = p.organisation_id and x.branch_id = p.branch_id`)},
  'timed', ${ofUnits(sql`tactical_bias`)},
  'equipped', ${ofUnits(sql`assets`)},
  'recoverable', ${ofUnits(sql`recovery_strategies`)},
  'teams', ${count(sql`teams x where ${ofPlan}`)},
  'manned', ${count(sql`teams x where ${ofPlan} and (
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
    | "judged"
    | "scaled"
    | "units"
    | "timed"
    | "equipped"
    | "recoverable"
    | "teams"
    | "manned",
    number
  >
>;

/** Policy, documents and downloads are kept by rooms yet to come: nothing of them is done. */
export const factsOf = (counts: FactCounts, isMtpdSet: boolean): PlanFacts => ({
  riskCategoriesLookedAt: { done: counts.categories, total: RISK_CATEGORIES.length },
  risksWithCompleteMitigation: { done: counts.mitigated, total: counts.risks },
  riskReportSaved: counts.reports > 0,
  policySaved: false,
  accountableMembersChosen: false,
  // A 'no' leaves no record, so areas not looked at cannot be told from those found not critical:
  // one critical area shows that the areas have been judged.
  strategicAreasJudged: { done: Math.min(1, counts.judged), total: Math.min(1, counts.areas) },
  mtpdSet: isMtpdSet,
  criticalAreasWithScales: { done: counts.scaled, total: counts.judged },
  businessUnitsWithTacticalRow: { done: counts.timed, total: counts.units },
  businessUnitsWithAssets: { done: counts.equipped, total: counts.units },
  businessUnitsWithRecoveryStrategy: { done: counts.recoverable, total: counts.units },
  teamsWithPrimaryAndAlternative: { done: counts.manned, total: counts.teams },
  planDocumentDownloadedSinceLastChange: false,
  documentsUploaded: false,
});
