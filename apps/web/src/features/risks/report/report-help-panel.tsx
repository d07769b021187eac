import { certainCountry } from "@holdfast/contract/organisations/place";
import type { Plan } from "@holdfast/contract/plans/plan";
import { unitsText } from "@holdfast/contract/platform/money-rules";
import {
  hasGuidanceAmounts,
  SMALL_BUSINESS_WORKING_COST,
} from "@holdfast/contract/risks/report/report-guidance-rules";

/** Explains what the three questions decide, with an example. */
export const ReportHelpPanel = ({ plan: { branch, currency } }: { readonly plan: Plan }) => (
  <>
    <p>
      This is what you and your broker go through together. It shows where a loss would hurt most,
      and whether your insurance would cover it.
    </p>
    <p>
      <strong>Maximum indemnity period.</strong> Lost income is covered only until this period ends,
      even if you haven’t recovered by then. Allow for rebuilding, permits and winning customers
      back.
    </p>
    <p>
      <strong>For example:</strong> an office burns down. Permits take 5 months, building 8, and the
      clients come back over another 6. A period of 12 months ends while the walls are going up; 24
      months is enough.
    </p>
    <p>
      <strong>Fast-track recovery</strong> helps you reopen sooner. For example,{" "}
      {hasGuidanceAmounts(currency, certainCountry(branch))
        ? `${unitsText(SMALL_BUSINESS_WORKING_COST, currency)} for `
        : ""}
      rented rooms may save your busiest season.
    </p>
    <p>
      <strong>Sums insured.</strong> After a catastrophe, builders and materials cost more. Increase
      the sums insured by 25% to 33% to allow for it.
    </p>
  </>
);
