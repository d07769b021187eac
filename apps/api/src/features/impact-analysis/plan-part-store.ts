import { DISRUPTION_RISK_SCALE_CATEGORIES } from "@holdfast/content/library/disruption-risk-scales";
import { type SQL, sql } from "drizzle-orm";
import {
  countOf,
  factsOf,
  isOfPlan,
  type PlanPart,
  refersTo,
  share,
} from "../../platform/access/plan-part-store";
import { deletedRows, type RecordReference } from "../../platform/access/record-references-store";
import {
  countUnits,
  countUnitsIn,
  isUnitOfBranches,
  marksOfUnitsInBranch,
  nameOfUnit,
  ofUnitsInBranch,
} from "../business-units/public";
import { nameOfSupplier } from "../directory/public";
import { isProposed, isRecordProposed, marksOfDeleted } from "../proposals/public";
import { countAreas, nameOfArea } from "../strategic-areas/public";
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

/** Rows of dependencies; those that name a record which was deleted meanwhile are not put back. */
const dependenciesOf = (where: Parameters<typeof deletedRows>[1]): RecordReference => ({
  ...deletedRows("unit_dependencies", where),
  restore: (rows) => sql`
    insert into unit_dependencies
    select r.* from jsonb_populate_recordset(null::unit_dependencies, ${rows}) r
    where ${nameOfUnit(sql`r.organisation_id`, sql`r.department_id`)} is not null
      and coalesce(r.system_name,
        ${nameOfArea(sql`r.organisation_id`, sql`r.strategic_critical_area_id`)},
        ${nameOfUnit(sql`r.organisation_id`, sql`r.needed_department_id`)},
        ${nameOfSupplier(sql`r.organisation_id`, sql`r.supplier_id`)}) is not null
    on conflict do nothing`,
});

/** A rating that is not only proposed. */
const isRating = sql`${isOfPlan} and not ${isProposed("strategic-bia")}`;

export const impactAnalysisPart: PlanPart<Fact> = {
  facts: factsOf<Fact>(
    {
      mtpdSet: sql`p.mtpd_id is not null
        and not ${isRecordProposed("mtpd", sql`p.organisation_id`, sql`p.id`)}`,
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
  uses: {
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
  references: {
    branch: [
      deletedRows("tactical_bias", ofUnitsInBranch(sql`tactical_bias`)),
      deletedRows("assets", ofUnitsInBranch(sql`assets`)),
      marksOfUnitsInBranch(sql`tactical_bias`, "tactical-bia"),
      marksOfUnitsInBranch(sql`assets`, "asset"),
      dependenciesOf(ofUnitsInBranch(sql`unit_dependencies`)),
    ],
    "strategic-critical-area": [
      deletedRows("strategic_bias", { record: sql`x.strategic_critical_area_id` }),
      deletedRows("uncritical_areas", { record: sql`x.strategic_critical_area_id` }),
      marksOfDeleted("strategic-bia", {
        record: sql`r.strategic_critical_area_id`,
        rows: sql`strategic_bias r`,
      }),
      deletedRows("strategic_bia_scales", {
        record: sql`b.strategic_critical_area_id`,
        plan: sql`b.plan_id`,
        source: sql`strategic_bia_scales x join strategic_bias b
          on b.organisation_id = x.organisation_id and b.id = x.strategic_bia_id`,
      }),
      dependenciesOf({ record: sql`x.strategic_critical_area_id` }),
    ],
    supplier: [dependenciesOf({ record: sql`x.supplier_id` })],
  },
};
