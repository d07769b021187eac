import { monthsText } from "@holdfast/contract/platform/calendar-rules";
import type { InsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy";
import type { MoneyCurrency } from "@holdfast/contract/platform/money-rules";
import { formatUnits } from "../../../platform/format/money-format";
import type { TableColumn } from "../../../ui/table/table-column";

/** Returns the columns of the insurance schedule. @param currency of the plan */
export const insuranceColumns = (
  currency: MoneyCurrency,
): readonly TableColumn<InsurancePolicy>[] => [
  { id: "kind", header: "Kind", isName: true, cell: ({ kind }) => kind },
  { id: "insurer", header: "Insurer", cell: ({ insurer }) => insurer },
  { id: "number", header: "Policy number", cell: ({ policyNumber }) => policyNumber ?? "" },
  { id: "phone", header: "Phone for claims", cell: ({ claimsPhone }) => claimsPhone ?? "" },
  {
    id: "sum",
    header: "Sum insured",
    isFigure: true,
    cell: ({ sumInsured }) => formatUnits(sumInsured, currency),
  },
  {
    id: "indemnity",
    header: "Indemnity period",
    isFigure: true,
    cell: ({ indemnityMonths }) => (indemnityMonths === null ? "" : monthsText(indemnityMonths)),
  },
];
