import type { PriceCurrency } from "@holdfast/contract/purchases/price-currencies";

/** A payment that is about to be made. */
export type PaymentOrder = {
  /** Makes each step of the payment happen once. */
  readonly purchaseId: string;
  /** From the provider's card fields in the browser. */
  readonly token: string;
  /** Whole cents. */
  readonly amount: number;
  readonly currency: PriceCurrency;
  /** Shown to the seller in the provider's own records. */
  readonly description: string;
};

/** A payment that the provider knows. */
export type PreparedPayment = { readonly paymentId: string; readonly purchaseId: string };

/** A request of the provider to this server, as it was received. */
export type SignedEvent = {
  readonly payload: Buffer;
  readonly signature: string;
  readonly receivedAt: Date;
};

/**
 * `pending`: the provider does not know yet. `needs-authentication`: the bank wants to ask the holder of the card first
 * (3-D Secure).
 */
export type PaymentOutcome = "paid" | "not-paid" | "pending" | "needs-authentication";

/**
 * The port to a payment provider. A payment has two steps, so that its id is stored before money moves: a process that
 * stops in between can ask for it (decision 026).
 */
export type PaymentProvider = {
  readonly name: "sandbox" | "stripe";
  /** For the provider's card fields; null for the sandbox. */
  readonly publishableKey: string | null;
  /** Prepares a payment without taking money. Any error means that nothing was and will be charged. */
  prepare(order: PaymentOrder): Promise<PreparedPayment>;
  /** Takes the money. An error means that the outcome is unknown. */
  confirm(payment: PreparedPayment): Promise<PaymentOutcome>;
  /**
   * Returns what the page needs to let the holder of the card authenticate; undefined for a payment that waits for
   * nothing of the kind. The provider takes the money once the holder has authenticated.
   */
  authenticationSecret(payment: PreparedPayment): Promise<string | undefined>;
  /**
   * Ends a payment whose outcome is unknown: cancels it unless it is paid, so that a late `confirm` takes no money. An
   * error means that the outcome is still unknown.
   */
  settle(payment: PreparedPayment): Promise<PaymentOutcome>;
  /** Returns the money, once. An error means that it must be called again. */
  refund(payment: PreparedPayment): Promise<void>;
  /**
   * Returns the payment whose outcome an event of the provider announces; undefined for any other event. Absent: the
   * provider sends none.
   * @throws Error unless the signature is the provider's and recent
   */
  readonly readEvent?: (event: SignedEvent) => PreparedPayment | undefined;
};
