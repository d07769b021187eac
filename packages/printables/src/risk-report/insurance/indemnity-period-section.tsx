import { monthsText } from "@holdfast/contract/platform/calendar-rules";
import { BUSINESS_INTERRUPTION } from "@holdfast/contract/risks/insurance/insurance-policy";
import type { RiskReportData } from "../risk-report-data";

/** What passes between the event and the income of before, in order. */
const STEPS = [
  "Investigation and agreement of the claim, and access to the site",
  "Demolition, clearing and removal of hazardous materials",
  "Design, council approval and permits",
  "Rebuilding, or finding and fitting out other premises",
  "Delivery and installation of plant that is made to order",
  "Restocking, hiring and training",
  "Winning customers back until income is what it would have been",
] as const;

/** How to choose the indemnity period, next to the plan's own figures. */
export function IndemnityPeriodSection({
  data: { recovery, report, policies },
}: {
  readonly data: RiskReportData;
}) {
  const { mtpd, isMtpdProposed, penalties } = recovery;
  const insured = policies.filter(({ kind }) => kind === BUSINESS_INTERRUPTION);
  return (
    <>
      <h4>Is the indemnity period long enough?</h4>
      <p>
        The indemnity period is the longest time after an event for which loss of income is insured.
        It ends when income is back, not when work starts again. Write the months that each step
        would take after the worst event in this report, and compare their sum with{" "}
        {monthsText(report.indemnityPeriod.value)}. Many businesses need 18 to 36 months.
      </p>
      <div className="hf-table-block hf-whole">
        <table className="hf-table hf-table--compact">
          <caption>Months until income is back</caption>
          <colgroup>
            <col style={{ width: "80%" }} />
            <col style={{ width: "20%" }} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Months</th>
            </tr>
          </thead>
          <tbody>
            {[...STEPS, "Sum"].map((step) => (
              <tr key={step}>
                <td data-head="Step">{step}</td>
                <td data-head="Months">{"\u00a0"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {insured.map(({ insurancePolicyId, insurer, indemnityMonths }) => (
        <p key={insurancePolicyId}>
          {policyText(insurer, indemnityMonths, report.indemnityPeriod.value)}
        </p>
      ))}
      {mtpd === null ? null : (
        <p>
          The plan says that the business can be stopped for at most {mtpd} (MTPD
          {isMtpdProposed === true ? ", proposed and not confirmed" : null}). What is not back by
          then causes losses that last longer than the interruption, and the indemnity period must
          cover those too.
        </p>
      )}
      {penalties.length === 0 ? null : (
        <p>
          Contract penalties are not loss of income, so check that they are insured as well:{" "}
          {penalties.map(({ area, penalty }) => `${area} (${penalty})`).join("; ")}.
        </p>
      )}
    </>
  );
}

/** Compares the indemnity period of a policy with the decision, both in months. */
const policyText = (insurer: string, months: number | null, decided: number): string => {
  if (months === null)
    return `The insurance schedule has no indemnity period for the policy of ${insurer}.`;
  const less = months < decided ? `, ${monthsText(decided - months)} less than was decided` : "";
  return `The policy of ${insurer} has an indemnity period of ${monthsText(months)}${less}.`;
};
