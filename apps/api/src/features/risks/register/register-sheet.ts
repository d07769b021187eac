import { amountPrefix } from "@holdfast/contract/platform/money-rules";
import type { Proposal } from "@holdfast/contract/proposals/proposal";
import { markedName } from "@holdfast/contract/proposals/proposal-mark-rules";
import {
  REGISTER_COLUMN_IDS,
  REGISTER_COLUMNS,
  type RegisterColumnId,
  responsiblePerson,
  strategyNames,
} from "@holdfast/contract/risks/register/register-columns";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import type { SheetCells, SheetColumn } from "../../../platform/spreadsheet/write-workbook";

/** Returns Excel's number format of an amount: the currency's prefix, and thousands separators. */
const money = (currency: { readonly prefix: string }, digits: "#,##0" | "#,##0.00") =>
  `"${amountPrefix(currency)}"${digits}`;

/**
 * Returns the columns of the exported register, formatted as on the screen. Loss values are whole units of the
 * currency; annualised values have two decimals in any currency. A proposed risk says so after its name.
 */
export function registerSheetColumns(
  currency: { readonly prefix: string },
  proposals: readonly Proposal[],
): readonly SheetColumn<Risk>[] {
  const proposed = new Set(proposals.map(({ recordId }) => recordId));
  const cells: Readonly<Record<RegisterColumnId, SheetCells<Risk>>> = {
    name: {
      kind: "text",
      width: 34,
      value: ({ riskId, name }) => markedName(name, proposed.has(riskId)),
    },
    category: { kind: "text", width: 24, value: ({ riskCategoryName }) => riskCategoryName },
    likelihood: { kind: "text", width: 18, value: ({ likelihoodText }) => likelihoodText },
    cost: {
      kind: "number",
      width: 16,
      format: money(currency, "#,##0"),
      value: ({ cost }) => cost,
    },
    annualised: {
      kind: "number",
      width: 18,
      format: money(currency, "#,##0.00"),
      value: ({ annualisedValue }) => annualisedValue,
    },
    strategy: { kind: "text", width: 28, value: strategyNames },
    status: { kind: "text", width: 20, value: ({ mitigationStatusName }) => mitigationStatusName },
    person: { kind: "text", width: 24, value: responsiblePerson },
    "follow-up": { kind: "date", width: 16, value: ({ followUpDate }) => followUpDate },
  };
  return REGISTER_COLUMN_IDS.map((id) => ({ ...cells[id], header: REGISTER_COLUMNS[id].header }));
}
