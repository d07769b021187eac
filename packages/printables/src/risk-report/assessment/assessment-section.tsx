import type { CategoryReview } from "./category-review";
import { DeterminationTable } from "./determination-table";
import { InsuranceSection } from "../insurance/insurance-section";
import { chartedGroups, RiskCharts } from "./risk-charts";
import type { RiskGroup } from "../risk-groups";
import type { ReportCurrency, RiskReportData } from "../risk-report-data";

interface AssessmentProps {
  readonly groups: readonly RiskGroup[];
  readonly review: CategoryReview;
  readonly currency: ReportCurrency;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly policies: RiskReportData["policies"];
  /** ISO 3166-1 alpha-2; null if it is not certain. */
  readonly country: string | null;
}

/** Risk and Threat Assessment: charts, the table of all risks with its totals, and the insured risks. */
export function AssessmentSection({
  groups,
  review,
  currency,
  today,
  policies,
  country,
}: AssessmentProps) {
  return (
    <section className="hf-sheet hf-sheet--follows">
      <h2 id="risk-and-threat-assessment">Risk and Threat Assessment</h2>
      {groups.length === 0 ? (
        <>
          <p>No risks have been recorded for this plan.</p>
          <CategoriesWithoutRisks review={review} />
        </>
      ) : (
        <>
          <p className="hf-leads-in">
            Each bubble is a risk: the further right, the more often it may happen; the higher and
            larger, the more one event would cost. The letter shows the rating, and the number
            refers to the table of risks below. Risks with the same likelihood and nearly the same
            loss value share a bubble. Both scales rise in tenfold steps; a value beyond a scale is
            shown at its end.{chartedCategoriesText(groups)}
          </p>
          <RiskCharts groups={groups} currency={currency} />
          <h3 id="risk-determination">Risk determination and decisions</h3>
          <DeterminationTable groups={groups} currency={currency} today={today} />
          <CategoriesWithoutRisks review={review} />
          <InsuranceSection
            groups={groups}
            currency={currency}
            today={today}
            policies={policies}
            country={country}
          />
        </>
      )}
    </section>
  );
}

/** Names the categories without risks: those in which none applies, and those that nobody looked at. */
const CategoriesWithoutRisks = ({ review }: Pick<AssessmentProps, "review">) => (
  <>
    {review.ruledOut.length === 0 ? null : (
      <p>Looked at, none apply: {review.ruledOut.join("; ")}.</p>
    )}
    {review.open.length === 0 ? null : <p>Not looked at yet: {review.open.join("; ")}.</p>}
  </>
);

/** Says which categories have their own chart, if the report has more than one. */
const chartedCategoriesText = (groups: readonly RiskGroup[]) => {
  const charted = chartedGroups(groups).length;
  if (groups.length < 2) return "";
  if (charted === groups.length) return " A chart of each category follows.";
  return charted === 0
    ? " Each category has at most three risks, so none has its own chart."
    : " A chart of each category with four or more risks follows, with the same letters and colours.";
};
