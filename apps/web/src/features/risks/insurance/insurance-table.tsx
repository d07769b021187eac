import { useMemo } from "react";
import { monthsText } from "@holdfast/contract/platform/calendar-rules";
import type { InsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy";
import type { MoneyCurrency } from "@holdfast/contract/platform/money-rules";
import { formatUnits } from "../../../platform/format/money-format";
import { TermPopover } from "../../library/public";
import { DataTable } from "../../../ui/table/data-table";
import type { DataTableProps, TableColumn } from "../../../ui/table/table-column";

const columnsFor = (currency: MoneyCurrency): readonly TableColumn<InsurancePolicy>[] => [
  { id: "kind", header: "Kind", isName: true, cell: ({ kind }) => kind },
  { id: "insurer", header: "Insurer", cell: ({ insurer }) => insurer },
  {
    id: "number",
    header: "Policy number",
    cell: ({ policyNumber }) => policyNumber ?? "",
    stackInto: "insurer",
  },
  {
    id: "phone",
    header: "Phone for claims",
    cell: ({ claimsPhone }) => claimsPhone ?? "",
    stackInto: "insurer",
  },
  {
    id: "sum",
    header: "Sum insured",
    help: <TermPopover term="Sum Insured" />,
    isFigure: true,
    cell: ({ sumInsured }) => formatUnits(sumInsured, currency),
  },
  {
    id: "indemnity",
    header: "Indemnity period",
    help: <TermPopover term="Indemnity Period" />,
    isFigure: true,
    stackInto: "sum",
    cell: ({ indemnityMonths }) => (indemnityMonths === null ? "" : monthsText(indemnityMonths)),
  },
];

type InsuranceTableProps = Pick<DataTableProps<InsurancePolicy>, "rows" | "empty" | "actions"> & {
  /** Of the plan. */
  readonly currency: MoneyCurrency;
};

/** The insurance schedule, a row for each policy. */
export const InsuranceTable = ({ currency, ...shown }: InsuranceTableProps) => {
  const columns = useMemo(() => columnsFor(currency), [currency]);
  return (
    <DataTable
      caption="Insurance policies of the plan"
      columns={columns}
      rowKey={({ insurancePolicyId }) => insurancePolicyId}
      stackBelow={FULL_WIDTH}
      {...shown}
    />
  );
};

/** The table width for the policies of most plans (CSS pixels). */
const FULL_WIDTH = 960;
