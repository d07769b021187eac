import { monthsText } from "@holdfast/contract/platform/calendar-rules";
import { unitsText } from "@holdfast/contract/platform/money-rules";
import { DocumentTable } from "../../document/document-table";
import { MoneyText } from "../../document/text/money-text";
import { amountColumnWidth, nameColumnWidth } from "../amount-column-width";
import type { ReportCurrency, RiskReportData } from "../risk-report-data";

interface InsuranceScheduleProps {
  readonly policies: RiskReportData["policies"];
  readonly currency: ReportCurrency;
}

/** In per cent of the page. */
const LEAST = { insurer: 22, number: 18, sum: 16, indemnity: 15 } as const;

/** The policies of the plan, with their sums insured. */
export function InsuranceScheduleTable({ policies, currency }: InsuranceScheduleProps) {
  if (policies.length === 0)
    return <p>The plan has no insurance schedule, so sums insured cannot be compared.</p>;
  const sums = policies.map(({ sumInsured }) =>
    sumInsured === null ? "Not recorded" : unitsText(sumInsured, currency),
  );
  const sum = amountColumnWidth(sums, LEAST.sum);
  const { insurer, number, indemnity } = LEAST;
  return (
    <DocumentTable
      caption="Insurance schedule"
      columns={[
        { head: "Insurance", width: nameColumnWidth([insurer, number, sum, indemnity]) },
        { head: "Insurer", width: insurer },
        { head: "Policy number", width: number },
        { head: "Sum insured", width: sum, isNumber: true },
        { head: "Indemnity period", width: indemnity },
      ]}
      rows={policies.map((policy, at) => [
        policy.kind,
        policy.insurer,
        policy.policyNumber ?? "Not recorded",
        <MoneyText key="sum" text={sums[at] ?? ""} />,
        policy.indemnityMonths === null ? "" : monthsText(policy.indemnityMonths),
      ])}
      height="compact"
    />
  );
}
