import { PAYMENT_FAILED } from "@holdfast/contract/purchases/errors";
import type { Checkout } from "@holdfast/contract/purchases/purchase";
import { lazy, Suspense } from "react";
import type { ComponentType } from "react";
import { Alert } from "../../ui/feedback/alert";
import { Skeleton } from "../../ui/feedback/skeleton";
import { Card } from "../../ui/layout/card";
import type { CardFieldsProps } from "./card-context";
import styles from "./checkout.module.css";
import type { PaymentProblem } from "./use-payment";
import { SandboxCardSection } from "./sandbox-card-section";

/** Loaded for a payment by Stripe: no earlier step, and no sandbox, needs its script. */
const StripeCardSection = lazy(async () => ({
  default: (await import("./stripe-card-section")).StripeCardSection,
}));

type PaymentCardProps = CardFieldsProps & {
  readonly checkout: Checkout;
  readonly refusal: PaymentProblem | undefined;
  /** Another sandbox's card fields; tests give their own. */
  readonly sandbox?: ComponentType<CardFieldsProps> | undefined;
};

/** The third step: the card, in the fields of the payment provider. */
export const PaymentCard = ({
  checkout,
  refusal,
  sandbox: Sandbox = SandboxCardSection,
  ...fields
}: PaymentCardProps) => (
  <Card title="Payment">
    {checkout.provider === "sandbox" ? (
      <>
        <Alert variant="warning" title="Sandbox: no money is taken">
          <p>Use a test card, with any future expiry date and any security code:</p>
          <ul className={styles.cards}>
            <li>4242 4242 4242 4242 is paid</li>
            <li>4000 0000 0000 0002 is declined</li>
            <li>4000 0000 0000 0119 is paid, but the response is lost</li>
          </ul>
        </Alert>
        <Sandbox {...fields} />
      </>
    ) : (
      <Suspense fallback={<Skeleton lines={3} height={40} label="Loading the card fields..." />}>
        <StripeCardSection publishableKey={checkout.publishableKey ?? ""} {...fields} />
      </Suspense>
    )}
    <p className={styles.words}>
      The payment provider receives your card details. They never reach Holdfast.
    </p>
    {refusal && <PaymentProblemAlert refusal={refusal} />}
  </Card>
);

const PaymentProblemAlert = ({ refusal }: { readonly refusal: PaymentProblem }) => {
  if (refusal.kind === "payment")
    return (
      <Alert variant="problem" title={PAYMENT_FAILED.message}>
        Your card was not charged. Check the details or use another card.
      </Alert>
    );
  if (refusal.kind === "unknown")
    return (
      <Alert variant="problem" title="We do not know yet whether your card was charged">
        {refusal.message} Press &lsquo;Check payment&rsquo; to continue. Your card is never charged
        twice.
      </Alert>
    );
  return <Alert variant="problem">{refusal.message}</Alert>;
};
