import { signedAmount } from "@holdfast/contract/subscriptions/transaction";
import type { Transaction } from "@holdfast/contract/subscriptions/transaction";
import { useMemo } from "react";
import { EmptyState } from "../../ui/feedback/empty-state";
import { Link } from "react-router";
import { SearchTable } from "../../ui/table/search-table";
import type { TableColumn } from "../../ui/table/table-column";
import { MAX_RENDERED } from "../../ui/table/row-window-rules";
import { formatInstant } from "../../platform/format/date-format";

type TransactionsTableProps = {
  readonly transactions: readonly Transaction[];
  /** Null for a person's own purchases. */
  readonly brokerageId: string | null;
};

const searchText = (row: Transaction) => [
  row.type,
  row.fromBrokerageName,
  row.toBrokerageName,
  row.userName,
];

const figure = new Intl.NumberFormat("en-AU", { signDisplay: "negative" });

type TextOf = (row: Transaction) => string | null;
const text = (id: string, header: string, textOf: TextOf): TableColumn<Transaction> => ({
  id,
  header,
  cell: textOf,
  sortBy: textOf,
});

const columnsFor = (brokerageId: string | null): readonly TableColumn<Transaction>[] => [
  {
    id: "date",
    header: "Date",
    isName: true,
    cell: ({ date }) => <span className="figures">{formatInstant(date)}</span>,
    sortBy: ({ date }) => date,
  },
  {
    ...text("type", "Type", ({ type }) => type),
    filter: { allLabel: "All types", valuesOf: ({ type }) => [type] },
  },
  {
    id: "amount",
    header: "Amount",
    isFigure: true,
    cell: (row) => figure.format(signedAmount(row, brokerageId)),
    sortBy: (row) => signedAmount(row, brokerageId),
  },
  ...(brokerageId === null
    ? []
    : [
        text("from", "From", ({ fromBrokerageName }) => fromBrokerageName),
        text("to", "To", ({ toBrokerageName }) => toBrokerageName),
      ]),
  text("user", "By", ({ userName }) => userName),
];

/** Purchases and transfers; a transfer out of the brokerage is negative. */
export const TransactionsTable = ({ transactions, brokerageId }: TransactionsTableProps) => {
  const columns = useMemo(() => columnsFor(brokerageId), [brokerageId]);
  return (
    <SearchTable
      caption="Transactions"
      noun="transaction"
      nouns="transactions"
      rows={transactions}
      columns={columns}
      rowKey={({ transactionId }) => transactionId}
      searchText={searchText}
      isVirtual={transactions.length > MAX_RENDERED}
      empty={
        <EmptyState
          icon="swap"
          title="No transactions yet"
          action={<Link to="/purchase">Buy subscriptions</Link>}
        >
          Purchases appear here
          {brokerageId === null ? "." : ", and transfers to and from other brokerages."}
        </EmptyState>
      }
    />
  );
};
