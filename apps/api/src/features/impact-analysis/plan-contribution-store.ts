import { DISRUPTION_RISK_SCALE_CATEGORIES } from "@holdfast/content/library/risks/disruption-risk-scales";
import { type SQL, sql } from "drizzle-orm";
import {
  countOf,
  factsOf,
  isOfPlan,
  type PlanContribution,
  refersTo,
  share,
} from "../../platform/access/plan-contribution-store";
import { countUnits, countUnitsIn, isUnitOfBranches } from "../business-units/public";
import { isProposed } from "../proposals/public";
import { countAreas } from "../strategic-areas/public";
import { cloneAnalysis } from "./cloned-analysis-store";

type Fact =
  | "mtpdSet"
  | "strategicAreasRated"
  | "criticalAreasWithScales"
  | "businessUnitsWithTacticalRow"
  | "businessUnitsWithAssets";

const dependencies = sql`from unit_dependencies x`;

const usesUnits = (condition: (rows: SQL) => SQL) =>
  sql`${condition(sql`from tactical_bias x`)} or ${condition(sql`from assets x`)}
    or ${condition(dependencies)}`;

/** A rating that is not only proposed. */
const isRating = sql`${isOfPlan} and not ${isProposed("strategic-bia", "x")}`;

export const impactAnalysisContribution: PlanContribution<Fact> = {
  facts: factsOf<Fact>(
    {
      mtpdSet: sql`p.mtpd_id is not null
        and not ${isProposed("mtpd", "p")}`,
      strategicAreasRated: share(sql`n.rated + n.uncritical`, sql`n.areas`),
      criticalAreasWithScales: share(sql`n.scaled`, sql`n.rated`),
      businessUnitsWithTacticalRow: share(
        countUnitsIn(sql`tactical_bias`, "tactical-bia"),
        sql`n.units`,
      ),
      businessUnitsWithAssets: share(countUnitsIn(sql`assets`, "asset"), sql`n.units`),
    },
    sql`(select ${countAreas(sql`p.organisation_id`)} as areas,
      ${countOf(sql`strategic_bias x where ${isRating}`)} as rated,
      ${countOf(sql`uncritical_areas x where ${isOfPlan}`)} as uncritical,
      ${countOf(sql`strategic_bias x where ${isRating} and (
        select count(*) from strategic_bia_scales s
        where s.organisation_id = x.organisation_id and s.strategic_bia_id = x.id
      ) >= ${DISRUPTION_RISK_SCALE_CATEGORIES.length}`)} as scaled,
      ${countUnits} as units) n`,
  ),
  references: {
    department: (ids) =>
      sql`${usesUnits((rows) => refersTo(rows, sql`x.department_id`, ids))}
        or ${refersTo(dependencies, sql`x.needed_department_id`, ids)}`,
    supplier: (ids) => refersTo(dependencies, sql`x.supplier_id`, ids),
    "strategic-critical-area": (ids) =>
      sql`${refersTo(sql`from strategic_bias x`, sql`x.strategic_critical_area_id`, ids)}
        or ${refersTo(dependencies, sql`x.strategic_critical_area_id`, ids)}`,
    branch: (ids) => usesUnits((rows) => isUnitOfBranches(rows, ids)),
  },
  clone: { impactAnalysis: cloneAnalysis },
};
