import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import type { Subscription } from "@holdfast/contract/subscriptions/subscription";
import {
  STATUS_NAMES,
  subscriptionStatus,
} from "@holdfast/contract/subscriptions/subscription-status-rules";
import { signedAmount, type Transaction } from "@holdfast/contract/subscriptions/transaction";
import type { SheetColumn } from "../../platform/spreadsheet/write-workbook";

const day = (instant: string | null) => instant && dateOf(new Date(instant));

/** The columns of an export of subscriptions. */
export const subscriptionColumns = (now: Date): readonly SheetColumn<Subscription>[] => [
  { kind: "text", header: "Subscription Key", width: 24, value: ({ key }) => key },
  {
    kind: "text",
    header: "Status",
    width: 16,
    value: (row) => STATUS_NAMES[subscriptionStatus(row, now)],
  },
  { kind: "text", header: "Organisation", width: 32, value: (row) => row.organisationName },
  { kind: "text", header: "Plan", width: 28, value: (row) => row.planName },
  { kind: "text", header: "Assigned To", width: 30, value: (row) => row.assignedTo },
  { kind: "text", header: "Used By", width: 24, value: (row) => row.userName },
  { kind: "text", header: "Broker", width: 24, value: (row) => row.brokerName },
  { kind: "text", header: "Promo Code", width: 20, value: (row) => row.promoCodeCode },
  { kind: "date", header: "Created", width: 12, value: (row) => day(row.createdDate) },
  { kind: "date", header: "Active From", width: 12, value: (row) => day(row.activeDate) },
  { kind: "date", header: "Expires", width: 12, value: (row) => row.expiryDate },
];

/** The columns of an export of transactions; a transfer out of the brokerage is negative. */
export const transactionColumns = (
  brokerageId: string | null,
): readonly SheetColumn<Transaction>[] => [
  { kind: "date", header: "Date", width: 12, value: ({ date }) => day(date) },
  { kind: "text", header: "Type", width: 14, value: ({ type }) => type },
  {
    kind: "number",
    header: "Amount",
    width: 10,
    format: "#,##0",
    value: (row) => signedAmount(row, brokerageId),
  },
  { kind: "text", header: "From", width: 30, value: (row) => row.fromBrokerageName },
  { kind: "text", header: "To", width: 30, value: (row) => row.toBrokerageName },
  { kind: "text", header: "By", width: 26, value: (row) => row.userName },
];
