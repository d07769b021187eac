import { RISK_CATEGORIES } from "@holdfast/content/library/risks/risk-categories";
import { sql } from "drizzle-orm";
import {
  countOf,
  factsOf,
  isOfPlan,
  type PlanContribution,
  refersTo,
  share,
} from "../../platform/access/plan-contribution-store";
import { isProposed } from "../proposals/public";
import { cloneRisks } from "./cloned-risks-store";
import { reportBasis } from "./report/report-basis-store";

type Fact =
  | "riskCategoriesReviewed"
  | "risksWithCompleteMitigation"
  | "riskReportAcceptedSinceLastChange";

/** A proposed risk counts as neither looked at nor complete. */
const isConfirmed = sql`${isOfPlan} and not ${isProposed("risk", "x")}`;

export const riskContribution: PlanContribution<Fact> = {
  facts: factsOf<Fact>({
    riskCategoriesReviewed: share(
      sql`(select count(*)::int from (
        select x.risk_category_id from risks x where ${isConfirmed}
        union select x.risk_category_id from ruled_out_risk_categories x where ${isOfPlan}) y)`,
      sql`${RISK_CATEGORIES.length}::int`,
    ),
    risksWithCompleteMitigation: share(
      countOf(sql`risks x where ${isConfirmed} and x.mitigation_process <> ''
        and x.mitigation_status_id is not null and x.accountable_contact_id is not null`),
      countOf(sql`risks x where ${isOfPlan}`),
    ),
    riskReportAcceptedSinceLastChange: sql`coalesce((
      select x.created_at >= coalesce(p.risks_changed_at, '-infinity')
        and x.basis_hash = ${reportBasis(sql`p`)}
      from risk_reports x where ${isOfPlan}
      order by x.created_at desc, x.id desc limit 1), false)`,
  }),
  references: {
    contact: (ids) => refersTo(sql`from risks x`, sql`x.accountable_contact_id`, ids),
  },
  clone: { risks: cloneRisks },
};
