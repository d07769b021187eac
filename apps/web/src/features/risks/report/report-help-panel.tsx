import type { Plan } from "@holdfast/contract/plans/plan";
import { guidanceAmount } from "@holdfast/contract/risks/report/report-guidance-rules";

/** What the three questions decide, with an example. */
export const ReportHelpPanel = ({ currency }: { readonly currency: Plan["currency"] }) => (
  <>
    <p>
      This is what you and your broker sit down over. It shows where a loss would hurt most, and
      whether what you are insured for would carry you through.
    </p>
    <p>
      <strong>Maximum indemnity period.</strong> Lost income is made up for until this period ends,
      not until you have recovered. Most who choose too short a period notice in its last month.
    </p>
    <p>
      <strong>For example:</strong> a café burns down. Permits take 5 months, building 8, and the
      regulars come back over another 6. A period of 12 months ends while the boundaries go up; 24
      months carries it through.
    </p>
    <p>
      <strong>Fast-track recovery</strong> is money for speed. {guidanceAmount(100_000, currency)}{" "}
      for a rented kitchen may save a season.
    </p>
    <p>
      <strong>Sums insured.</strong> After a catastrophe, builders and materials cost more. An
      increase of 25% to 33% allows for it.
    </p>
  </>
);
