import { lookedAtText } from "@holdfast/contract/plans/plan-completion-rules";
import { categoryReview } from "../assessment/category-review";
import type { RiskReportData } from "../risk-report-data";

/** The notice on the cover and above the signatures of a report whose assessment is not finished; otherwise nothing. */
export function FirstDraftNotice({ data }: { readonly data: RiskReportData }) {
  const { lookedAt, open } = categoryReview(data);
  if (open.length === 0) return null;
  return (
    <div className="hf-status">
      <p>
        <strong>FIRST DRAFT.</strong> {lookedAtText(lookedAt)}. The totals leave out what the other
        categories may add.
      </p>
    </div>
  );
}
