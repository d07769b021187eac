import type { Stripe } from "stripe";
import * as z from "zod/mini";
import { SECOND } from "../clock";
import type {
  PaymentOutcome,
  PaymentProvider,
  PreparedPayment,
  SignedEvent,
} from "./payment-provider";
import type { StripeAccount } from "./payment-settings";

/** A payment takes Stripe a few seconds; the caller waits for it. */
const TIMEOUT = 20 * SECOND;

/**
 * Payments by Stripe, through its official library and PaymentIntents (docs.stripe.com/api/payment_intents). `prepare`
 * creates one without confirming it; `settle` cancels it, after which Stripe refuses to charge it. The card is entered
 * in Stripe's own fields, so only the id of a payment method reaches this server.
 *
 * @param returnUrl the purchase page
 */
export async function stripeProvider(
  account: StripeAccount,
  returnUrl: string,
): Promise<PaymentProvider> {
  const { default: Client } = await import("stripe");
  const stripe = new Client(account.secretKey, {
    timeout: TIMEOUT,
    maxNetworkRetries: 1,
    telemetry: false,
    ...addressOf(account.url),
  });

  async function settle({ paymentId }: PreparedPayment): Promise<PaymentOutcome> {
    try {
      const intent = await stripe.paymentIntents.retrieve(paymentId);
      if (!CAN_BE_CANCELLED.has(intent.status)) return outcomeOf(intent);
      return outcomeOf(await stripe.paymentIntents.cancel(paymentId));
    } catch (error) {
      throw withoutValues(error);
    }
  }

  return {
    name: "stripe",
    publishableKey: account.publishableKey,
    async prepare({ purchaseId, token, amount, currency, description }) {
      const order = {
        amount,
        currency: currency.toLowerCase(),
        payment_method: token,
        allowed_payment_method_types: ["card" as const],
        description,
        metadata: { purchase_id: purchaseId },
      };
      try {
        const options = { idempotencyKey: `prepare-${purchaseId}` };
        const intent = await stripe.paymentIntents.create(order, options);
        return { paymentId: intent.id, purchaseId };
      } catch (error) {
        throw withoutValues(error);
      }
    },
    async confirm(payment) {
      try {
        const intent = await stripe.paymentIntents.confirm(
          payment.paymentId,
          // The page shows the bank's questions by Stripe's script; the address is required all the same.
          { use_stripe_sdk: true, return_url: returnUrl },
          { idempotencyKey: `confirm-${payment.purchaseId}` },
        );
        return intent.status === "requires_action" ? "needs-authentication" : outcomeOf(intent);
      } catch (error) {
        if (error instanceof Client.errors.StripeCardError) return "not-paid";
        // It has been cancelled meanwhile, or is already paid.
        if (error instanceof Client.errors.StripeInvalidRequestError) return settle(payment);
        throw withoutValues(error);
      }
    },
    async authenticationSecret({ paymentId }) {
      try {
        const intent = await stripe.paymentIntents.retrieve(paymentId);
        return intent.status === "requires_action"
          ? (intent.client_secret ?? undefined)
          : undefined;
      } catch (error) {
        throw withoutValues(error);
      }
    },
    settle,
    async refund({ paymentId, purchaseId }) {
      let status: string | null;
      try {
        const options = { idempotencyKey: `refund-${purchaseId}` };
        ({ status } = await stripe.refunds.create({ payment_intent: paymentId }, options));
      } catch (error) {
        // Stripe forgets idempotency keys after a day; the refund itself happens once all the same.
        if (failureOf(error).code === "charge_already_refunded") return;
        throw withoutValues(error);
      }
      // The buyer has no money back then (docs.stripe.com/refunds), so the purchase remains unsettled and listed.
      if (status === "failed" || status === "canceled")
        throw new Error(`Stripe could not refund the payment: the refund is ${status}.`);
    },
    ...(account.webhookSecret === undefined
      ? {}
      : { readEvent: eventReader(stripe, account.webhookSecret) }),
  };
}

/** How old a signed event may be (s), against repeats by others (docs.stripe.com/webhooks/signature). */
const EVENT_TOLERANCE = 5 * 60;
/** The events that end a payment. A failed authentication is left to the page, which waits for it, and to the job. */
const ENDS_PAYMENT = new Set(["payment_intent.succeeded", "payment_intent.canceled"]);

const eventReader =
  (stripe: Stripe, secret: string) =>
  ({ payload, signature, receivedAt }: SignedEvent): PreparedPayment | undefined => {
    const event = stripe.webhooks.constructEvent(
      payload,
      signature,
      secret,
      EVENT_TOLERANCE,
      undefined,
      receivedAt.getTime(),
    );
    if (!ENDS_PAYMENT.has(event.type)) return undefined;
    const { id, metadata } = event.data.object as Stripe.PaymentIntent;
    // The account may sell other things, too.
    const { purchase_id: purchaseId = "" } = metadata;
    return z.uuid().safeParse(purchaseId).success ? { paymentId: id, purchaseId } : undefined;
  };

type Failure = {
  readonly statusCode?: number;
  readonly code?: string;
  readonly type?: string;
};
const failureOf = (error: unknown) => error as Failure;

/** Returns an error for the log: Stripe's own messages may repeat what was sent. */
function withoutValues(error: unknown): Error {
  const { statusCode, code, type } = failureOf(error);
  return new Error(
    statusCode === undefined
      ? "Stripe cannot be reached."
      : `Stripe answered ${statusCode}: ${code ?? type ?? "no reason"}.`,
  );
}

type Intent = Pick<Stripe.PaymentIntent, "status">;

/** The states in which a payment has taken no money and can be cancelled. */
const CAN_BE_CANCELLED = new Set<Intent["status"]>([
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
  "requires_capture",
]);

function outcomeOf({ status }: Intent): PaymentOutcome {
  if (status === "succeeded") return "paid";
  return status === "canceled" || status === "requires_payment_method" ? "not-paid" : "pending";
}

function addressOf(url: string | undefined) {
  if (url === undefined) return {};
  const { hostname, port, protocol } = new URL(url);
  return {
    host: hostname,
    port: port === "" ? (protocol === "http:" ? 80 : 443) : Number(port),
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
  };
}
