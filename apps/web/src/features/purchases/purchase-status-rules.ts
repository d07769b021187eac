import type { Purchase } from "@holdfast/contract/purchases/purchase";

/** What the buyer reads about a purchase: its status in words, and what to do about it. */
export type PurchaseState = {
  readonly label: string;
  /** Undefined for a paid purchase, which has a receipt. */
  readonly advice?: string;
  readonly next: "receipt" | "wait" | "contact" | "buy-again";
};

/** A payment usually settles within minutes; after this long the screen asks the buyer to contact us (ms). */
const SETTLED_WITHIN = 60 * 60 * 1_000;

const OVERDUE: PurchaseState = {
  label: "Not settled yet",
  advice: "We do not know yet whether your card was charged. Do not pay again. Please contact us.",
  next: "contact",
};

const STATES: Readonly<Record<Purchase["status"], PurchaseState>> = {
  completed: { label: "Paid", next: "receipt" },
  processing: {
    label: "Being processed",
    advice: "This can take a few minutes. Do not pay again.",
    next: "wait",
  },
  failed: { label: "Payment failed", advice: "Your card was not charged.", next: "buy-again" },
  refunded: {
    label: "Refunded",
    advice: "The keys could not be issued. The whole amount was returned to your card.",
    next: "contact",
  },
};

/** Returns the state of a purchase for its buyer. */
export const purchaseState = (
  { status, createdAt }: Pick<Purchase, "status" | "createdAt">,
  now: Date,
): PurchaseState =>
  status === "processing" && now.getTime() - Date.parse(createdAt) > SETTLED_WITHIN
    ? OVERDUE
    : STATES[status];
