import { useRef, useState } from "react";
import { PAYMENT_FAILED } from "@holdfast/contract/purchases/errors";
import type {
  BillingAddress,
  Purchase,
  StartedPurchase,
} from "@holdfast/contract/purchases/purchase";
import {
  finishPurchase,
  purchaseSubscription,
} from "@holdfast/contract/purchases/purchase-endpoints";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { CallError } from "../../platform/api/call-error";
import { messageOf } from "../../ui/feedback/shown-error";
import type { CardFields } from "./card-context";

export type PaymentOrder = {
  readonly quantity: number;
  readonly discountCode: string | null;
  readonly billingAddress: BillingAddress;
  readonly expectedTotal: number;
};

/** `unknown`: the request has no answer, so the card may have been charged. */
export type PaymentProblem = {
  readonly kind: "card" | "payment" | "order" | "unknown";
  readonly message: string;
  readonly code?: string;
};

/** A refusal that says for certain that this request charged nothing. */
const isCertain = (error: unknown) =>
  error instanceof CallError && [400, 401, 409, 422].includes(error.status);

/** Returns the purchase after the holder of the card has authenticated, if the bank requires it. */
async function authenticated(started: StartedPurchase, card: CardFields): Promise<Purchase> {
  const { clientSecret, purchaseId } = started;
  if (clientSecret === undefined || !card.authenticate) return started;
  await card.authenticate(clientSecret);
  return callEndpoint(finishPurchase, { params: { purchaseId } });
}

/**
 * Pays once, however often it is called: while a payment runs, further calls do nothing, and a payment without an answer
 * is repeated with the same token, which the server takes for the same purchase.
 */
export function usePayment(onPaid: (purchase: Purchase) => void) {
  const [isPaying, setPaying] = useState(false);
  const [refusal, setRefusal] = useState<PaymentProblem>();
  const isRunning = useRef(false);
  /** The request whose outcome is unknown. */
  const unanswered = useRef<(PaymentOrder & { readonly singleUseToken: string }) | null>(null);

  const send = async (order: PaymentOrder, card: CardFields) => {
    if (!unanswered.current) {
      const created = await card.createToken();
      if ("refused" in created) return setRefusal({ kind: "card", message: created.refused });
      unanswered.current = { ...order, singleUseToken: created.token };
    }
    try {
      const started = await callEndpoint(purchaseSubscription, { body: unanswered.current });
      const purchase = await authenticated(started, card);
      unanswered.current = null;
      if (purchase.status !== "failed") return onPaid(purchase);
      const { code, message } = PAYMENT_FAILED;
      setRefusal({ kind: "payment", message, code });
    } catch (error) {
      if (!isCertain(error)) return setRefusal({ kind: "unknown", message: messageOf(error) });
      unanswered.current = null;
      const { code, message } = error as CallError;
      const kind = code === PAYMENT_FAILED.code ? "payment" : "order";
      setRefusal({ kind, message, code });
    }
  };

  const pay = async (order: PaymentOrder, card: CardFields) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPaying(true);
    setRefusal(undefined);
    try {
      await send(order, card);
    } catch (error) {
      setRefusal({ kind: "card", message: messageOf(error) });
    } finally {
      isRunning.current = false;
      setPaying(false);
    }
  };

  return { isPaying, refusal, pay, clearRefusal: () => setRefusal(undefined) };
}
