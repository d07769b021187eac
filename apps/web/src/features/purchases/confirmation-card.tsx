import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { PAYMENT_FAILED } from "@holdfast/contract/purchases/errors";
import type { Purchase } from "@holdfast/contract/purchases/purchase";
import { downloadReceipt } from "@holdfast/contract/purchases/purchase-endpoints";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { useDownload } from "../../platform/api/use-download";
import { Button } from "../../ui/buttons/button";
import { Alert } from "../../ui/feedback/alert";
import { Card } from "../../ui/layout/card";
import { Link } from "react-router";
import styles from "./checkout.module.css";

type ConfirmationCardProps = {
  readonly purchase: Purchase;
  readonly isBroker: boolean;
  /** Leads back to the payment, with another card. */
  readonly onRetry: () => void;
};

/** The last step: what was bought, or that the payment is still being made, has failed or was returned. */
export const ConfirmationCard = ({ purchase, isBroker, onRetry }: ConfirmationCardProps) => (
  <Card title="Confirmation">
    {purchase.status === "completed" && <Completed purchase={purchase} isBroker={isBroker} />}
    {purchase.status === "processing" && (
      <Alert variant="note" title="Your payment is being processed">
        This can take a few minutes. You can leave this page: an email to {purchase.email} will tell
        you the result. Do not pay again. You can also follow it in{" "}
        <Link to="/admin/purchases">My Purchases</Link>.
      </Alert>
    )}
    {purchase.status === "failed" && (
      <Alert
        variant="problem"
        title={PAYMENT_FAILED.message}
        actions={<Button onPress={onRetry}>Try again</Button>}
      >
        Your card was not charged.
      </Alert>
    )}
    {purchase.status === "refunded" && (
      <Alert variant="problem" title="Your payment has been refunded">
        The keys could not be issued, so the whole amount has been returned to your card. Please{" "}
        <Link to="/contact-us">contact us</Link>.
      </Alert>
    )}
  </Card>
);

const Completed = ({
  purchase,
  isBroker,
}: Pick<ConfirmationCardProps, "purchase" | "isBroker">) => {
  const { isRunning, download } = useDownload("download");
  const client = useQueryClient();
  // The quota, the keys and the dot in the menu have changed.
  useEffect(() => void client.invalidateQueries(), [client]);
  const { quantity, receiptNumber, email, purchaseId } = purchase;
  const count = quantity === 1 ? "1 subscription" : `${quantity} subscriptions`;
  return (
    <>
      <Alert variant="done" title="Thank you for your purchase">
        You bought {count}.{" "}
        {isBroker ? "Your brokerage’s quota has grown." : "Your keys are ready."} A confirmation
        with receipt <span className={styles.receipt}>{receiptNumber}</span> is on its way to{" "}
        {email}.
      </Alert>
      <div className={styles.buttons}>
        <Link
          className={styles.keys}
          to={isBroker ? "/admin/brokerage-subscriptions" : "/admin/my-subscriptions"}
        >
          {isBroker ? "Open Brokerage Subscriptions" : "Open My Subscriptions"}
        </Link>
        <Button
          icon="download"
          isPending={isRunning}
          onPress={() =>
            void download(() => callEndpoint(downloadReceipt, { params: { purchaseId } }))
          }
        >
          Download receipt
        </Button>
        <Link className={styles.keys} to="/admin/purchases">
          Open My Purchases
        </Link>
      </div>
    </>
  );
};
