import { type ComponentType, useCallback, useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { countryName } from "@holdfast/contract/platform/countries";
import { DISCOUNT_REFUSED, PRICE_CHANGED } from "@holdfast/contract/purchases/errors";
import { moneyOf } from "@holdfast/contract/purchases/price-currencies";
import {
  type BillingAddress,
  type Checkout,
  MAX_QUANTITY,
  type Purchase,
} from "@holdfast/contract/purchases/purchase";
import { readPurchase } from "@holdfast/contract/purchases/purchase-endpoints";
import { endpointQuery } from "../../platform/api/use-endpoint";
import { formatMinor } from "../../platform/format/money-format";
import type { Draft } from "../../platform/forms/form-values";
import { focusOnMount } from "../../ui/layout/focus-on-mount";
import { Button } from "../../ui/buttons/button";
import { Alert } from "../../ui/feedback/alert";
import { messageOf } from "../../ui/feedback/shown-error";
import { BillingForm } from "./billing-form";
import type { CardFields, CardFieldsProps } from "./card-context";
import { CheckoutSteps, STEPS } from "./checkout-steps";
import styles from "./checkout.module.css";
import { ConfirmationCard } from "./confirmation-card";
import { type OrderDraft, OrdersForm } from "./orders-form";
import { PaymentCard } from "./payment-card";
import { PriceSummaryCard } from "./price-summary-card";
import { usePayment } from "./use-payment";
import { usePrice } from "./use-price";

const ORDERS = 0;
const BILLING = 1;
const PAYMENT = 2;
const CONFIRMATION = 3;
const BILLING_FORM = "billing-form";
/** How often a purchase that is being processed is fetched (ms). */
const POLL_INTERVAL = 3_000;

const NEW_ORDER: OrderDraft = { quantity: 1, discountCode: null, typedCode: "" };

type CheckoutCardProps = {
  readonly checkout: Checkout;
  readonly isBroker: boolean;
  /** The country that the billing address starts with; null if it is not certain. ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** Leaves the purchase, from its first step. */
  readonly onLeave: () => void;
  /** Another sandbox's card fields; tests give their own. */
  readonly sandbox?: ComponentType<CardFieldsProps>;
};

/** The purchase in four steps (specification 4, 'Purchase steps'). Going back preserves what was typed. */
export const CheckoutCard = (props: CheckoutCardProps) => {
  const { checkout, isBroker, country, onLeave, sandbox } = props;
  const [step, setStep] = useState<number>(ORDERS);
  const [hasMoved, setMoved] = useState(false);
  const [order, setOrder] = useState(NEW_ORDER);
  const [address, setAddress] = useState<Draft<BillingAddress>>(
    country === null ? {} : { country: countryName(country) },
  );
  const [purchase, setPurchase] = useState<Purchase>();
  const [isFilled, setFilled] = useState(false);
  const [canPay, setCanPay] = useState(false);
  const card = useRef<CardFields | null>(null);
  const { price, isCurrent, error } = usePrice(order);

  const goTo = (next: number) => {
    setStep(Math.max(ORDERS, next));
    setMoved(true);
    scrollTo({ top: 0 });
  };
  const payment = usePayment((paid) => {
    setPurchase(paid);
    goTo(CONFIRMATION);
  });
  const current = useLatest(purchase);

  const setReady = useCallback((fields: CardFields | null) => {
    card.current = fields;
    setCanPay(fields !== null);
  }, []);
  const pay = () => {
    const fields = card.current;
    const { quantity, discountCode } = order;
    if (!fields || !isFilled || quantity === null || !price || !isCurrent) return;
    const billingAddress = address as BillingAddress;
    const ordered = { quantity, discountCode, billingAddress, expectedTotal: price.total };
    void payment.pay(ordered, fields);
  };

  const isUnknown = payment.refusal?.kind === "unknown";
  const quantity = order.quantity ?? 0;
  const canOrder = isCurrent && price !== undefined && price.total > 0 && quantity <= MAX_QUANTITY;
  const total = price ? formatMinor(price.total, moneyOf(checkout.currency)) : "";
  const goBack = () => {
    payment.clearRefusal();
    if (step === ORDERS) onLeave();
    else goTo(step - 1);
  };

  return (
    <div className={styles.checkout}>
      <CheckoutSteps current={step} />
      <div className={styles.columns}>
        {/* The button that led here is gone: the next step takes the focus. */}
        <div
          key={step}
          className={styles.main}
          tabIndex={-1}
          ref={hasMoved ? focusOnMount : undefined}
        >
          {step === ORDERS && (
            <OrdersForm
              checkout={checkout}
              draft={order}
              onChange={(changes) => setOrder((draft) => ({ ...draft, ...changes }))}
              error={error === null ? undefined : messageOf(error)}
            />
          )}
          {step === BILLING && (
            <BillingForm
              id={BILLING_FORM}
              values={address}
              onChange={setAddress}
              onComplete={() => goTo(PAYMENT)}
            />
          )}
          {step === PAYMENT && (
            <PaymentCard
              checkout={checkout}
              refusal={payment.refusal}
              sandbox={sandbox}
              onReady={setReady}
              onFilled={setFilled}
              onSubmit={pay}
            />
          )}
          {step === CONFIRMATION && current && (
            <ConfirmationCard
              purchase={current}
              isBroker={isBroker}
              onRetry={() => goTo(PAYMENT)}
            />
          )}
          {error !== null && step !== CONFIRMATION && (
            <Alert variant="problem">{messageOf(error)}</Alert>
          )}
          {isOrderRefused(payment.refusal?.code) && step === PAYMENT && (
            <Button onPress={() => goTo(ORDERS)}>Check your order</Button>
          )}
        </div>
        <div className={styles.summary}>
          <PriceSummaryCard
            quantity={current?.quantity ?? quantity}
            price={current?.price ?? price}
            currency={current?.currency ?? checkout.currency}
            taxName={current ? current.taxName : checkout.taxName}
          />
        </div>
        {step !== CONFIRMATION && (
          <div className={`${styles.buttons} ${styles.next}`}>
            <Button icon="arrow-left" onPress={goBack} isDisabled={payment.isPaying || isUnknown}>
              {step === ORDERS ? "Go Back" : "Back"}
            </Button>
            {step === ORDERS && (
              <Button variant="primary" isDisabled={!canOrder} onPress={() => goTo(BILLING)}>
                Checkout
              </Button>
            )}
            {step === BILLING && <BillingButton />}
            {step === PAYMENT && (
              <Button
                variant="primary"
                isDisabled={!canPay || !isFilled || !canOrder}
                isPending={payment.isPaying}
                onPress={pay}
              >
                {isUnknown ? "Check payment" : `Pay ${total}`}
              </Button>
            )}
          </div>
        )}
      </div>
      <output className="visually-hidden">
        Step {step + 1} of {STEPS.length}: {STEPS[step]}
      </output>
    </div>
  );
};

/** Submits the billing form, whose fields then show what is missing. */
const BillingButton = () => (
  <Button
    variant="primary"
    onPress={() => {
      const form = document.getElementById(BILLING_FORM);
      if (form instanceof HTMLFormElement) form.requestSubmit();
    }}
  >
    Continue to payment
  </Button>
);

/** The price or the discount has changed since the person saw it. */
const isOrderRefused = (code: string | undefined) =>
  code === PRICE_CHANGED.code || code === DISCOUNT_REFUSED.code;

/** Returns the current state of a purchase; polls while it is being processed. */
function useLatest(purchase: Purchase | undefined): Purchase | undefined {
  const isProcessing = purchase?.status === "processing";
  const params = { purchaseId: purchase?.purchaseId ?? "" };
  const { data } = useQuery({
    ...endpointQuery(readPurchase, { params }),
    enabled: isProcessing,
    refetchInterval: ({ state }) =>
      state.data && state.data.status !== "processing" ? false : POLL_INTERVAL,
  });
  return isProcessing ? (data ?? purchase) : purchase;
}
