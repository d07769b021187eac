import { moneyOf } from "@holdfast/contract/purchases/price-currencies";
import type { ListedPurchase, Purchase } from "@holdfast/contract/purchases/purchase";
import { useMemo } from "react";
import type { ReactNode } from "react";
import { formatInstant } from "../../platform/format/date-format";
import { formatMinor } from "../../platform/format/money-format";
import { Button } from "../../ui/buttons/button";
import { Icon } from "../../ui/buttons/icon";
import type { IconName } from "../../ui/buttons/icon-paths";
import { Link } from "react-router";
import { MAX_RENDERED } from "../../ui/table/row-window-rules";
import { SearchTable } from "../../ui/table/search-table";
import type { TableColumn } from "../../ui/table/table-column";
import { purchaseState } from "./purchase-status-rules";
import styles from "./purchases.module.css";

type PurchasesTableProps = {
  readonly purchases: readonly ListedPurchase[];
  readonly now: Date;
  /** Whether a receipt is being downloaded. */
  readonly isDownloading: boolean;
  readonly onDownload: (purchase: Purchase) => void;
  readonly empty: ReactNode;
};

const ICONS: Readonly<Record<Purchase["status"], IconName>> = {
  completed: "check-circle",
  processing: "clock",
  failed: "alert",
  refunded: "swap",
};

const countText = (quantity: number) =>
  quantity === 1 ? "1 subscription" : `${quantity.toLocaleString("en-AU")} subscriptions`;

const searchText = ({ quantity, receiptNumber, discountCode }: Purchase) => [
  countText(quantity),
  receiptNumber,
  discountCode,
];

const columnsAt = (now: Date): readonly TableColumn<ListedPurchase>[] => [
  {
    id: "date",
    header: "Date",
    isName: true,
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <span className="figures">{formatInstant(createdAt)}</span>,
  },
  {
    id: "order",
    header: "Order",
    sortBy: ({ quantity }) => quantity,
    cell: ({ quantity, price, discountCode, currency }) => (
      <>
        {countText(quantity)}
        {price.discount > 0 && (
          <span className={styles.line}>
            Discount{discountCode === null ? "" : ` ${discountCode}`}:{" "}
            {formatMinor(-price.discount, moneyOf(currency))}
          </span>
        )}
      </>
    ),
  },
  {
    id: "amount",
    header: "Amount",
    isFigure: true,
    sortBy: ({ price }) => price.total,
    cell: ({ price, currency, taxName }) => (
      <>
        {formatMinor(price.total, moneyOf(currency))}
        {taxName !== null && (
          <span className={styles.line}>
            Including {taxName} {formatMinor(price.tax, moneyOf(currency))}
          </span>
        )}
      </>
    ),
  },
  {
    id: "status",
    header: "Status",
    width: "24%",
    sortBy: (purchase) => purchaseState(purchase, now).label,
    filter: {
      allLabel: "All statuses",
      valuesOf: (purchase) => [purchaseState(purchase, now).label],
    },
    cell: (purchase) => <Status purchase={purchase} now={now} />,
  },
  {
    id: "receipt",
    header: "Receipt",
    sortBy: ({ receiptNumber }) => receiptNumber,
    cell: ({ receiptNumber }) =>
      receiptNumber && <span className={styles.receipt}>{receiptNumber}</span>,
  },
];

type StatusProps = { readonly purchase: ListedPurchase; readonly now: Date };

const Status = ({ purchase, now }: StatusProps) => {
  const { label, advice } = purchaseState(purchase, now);
  return (
    <>
      <span className={styles.status} data-status={purchase.status}>
        <Icon name={ICONS[purchase.status]} size={16} />
        {label}
      </span>
      {advice !== undefined && <span className={styles.line}>{advice}</span>}
      {purchase.declinedAt.length > 0 && <DeclinedAttempts times={purchase.declinedAt} />}
    </>
  );
};

const DeclinedAttempts = ({ times }: { readonly times: readonly string[] }) => (
  <details className={styles.line}>
    <summary>
      {times.length === 1 ? "1 declined attempt" : `${times.length} declined attempts`}
    </summary>
    <ul className={styles.attempts}>
      {times.map((time) => (
        <li key={time} className="figures">
          {formatInstant(time)}
        </li>
      ))}
    </ul>
  </details>
);

/** A person's purchases, with their receipts and what to do about those that are not paid. */
export const PurchasesTable = (props: PurchasesTableProps) => {
  const { purchases, now, isDownloading, onDownload } = props;
  const columns = useMemo(() => columnsAt(now), [now]);
  return (
    <SearchTable
      caption="Your purchases"
      noun="purchase"
      nouns="purchases"
      rows={purchases}
      columns={columns}
      searchText={searchText}
      rowKey={({ purchaseId }) => purchaseId}
      isVirtual={purchases.length > MAX_RENDERED}
      empty={props.empty}
      actions={(purchase) => {
        const { next } = purchaseState(purchase, now);
        const day = formatInstant(purchase.createdAt);
        if (next === "receipt")
          return (
            <Button
              size="small"
              icon="download"
              label={`Download receipt ${purchase.receiptNumber ?? ""}`}
              isDisabled={isDownloading}
              onPress={() => onDownload(purchase)}
            >
              Receipt
            </Button>
          );
        if (next === "contact")
          return (
            <Link to="/contact-us" aria-label={`Contact us about the purchase of ${day}`}>
              Contact us
            </Link>
          );
        if (next === "buy-again")
          return (
            <Link to="/purchase" aria-label={`Try again: the purchase of ${day}`}>
              Try again
            </Link>
          );
        return null;
      }}
    />
  );
};
