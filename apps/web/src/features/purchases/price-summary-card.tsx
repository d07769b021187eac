import { moneyOf, type PriceCurrency } from "@holdfast/contract/purchases/price-currencies";
import type { PriceSummary } from "@holdfast/contract/purchases/purchase";
import { formatMinor } from "../../platform/format/money-format";
import { Card } from "../../ui/layout/card";
import styles from "./checkout.module.css";

type PriceSummaryCardProps = {
  readonly quantity: number;
  /** Undefined while it is calculated for the first time. */
  readonly price: PriceSummary | undefined;
  readonly currency: PriceCurrency;
  readonly taxName: string | null;
};

/** What a purchase costs. Prices include tax; the last lines show how much of the total it is. */
export const PriceSummaryCard = (props: PriceSummaryCardProps) => {
  const { quantity, price, taxName } = props;
  const currency = moneyOf(props.currency);
  const amount = (cents: number | undefined) =>
    cents === undefined ? "\u2013" : formatMinor(cents, currency);
  const including = taxName === null ? "" : `, including ${taxName}`;
  const count =
    quantity === 1 ? "1 subscription" : `${quantity.toLocaleString("en-AU")} subscriptions`;
  return (
    <Card title="Price summary">
      <dl className={styles.sums} aria-live="polite">
        <Line label={`${count}${including}`} value={amount(price?.totalSubscription)} />
        {price !== undefined && price.discount > 0 && (
          <Line label={`Discount${including}`} value={`\u2212${amount(price.discount)}`} />
        )}
        {taxName !== null && (
          <>
            <Line label={`Subtotal, excluding ${taxName}`} value={amount(price?.subTotal)} />
            <Line label={`Plus ${taxName}`} value={amount(price?.tax)} />
          </>
        )}
        <Line label="Total" value={amount(price?.total)} isTotal />
      </dl>
    </Card>
  );
};

const Line = (props: {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}) => (
  <div className={props.isTotal === true ? styles.total : styles.sum}>
    <dt>{props.label}</dt>
    <dd className="figures">{props.value}</dd>
  </div>
);
