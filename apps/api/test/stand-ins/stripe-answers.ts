/* Errors and test cards of Stripe's API, as documented. */

/** What the stand-in answers to a request. */
export type Answer = { readonly status: number; readonly body: object };

/** The error object (docs.stripe.com/api/errors). */
export const refused = (status: number, error: Readonly<Record<string, unknown>>): Answer => ({
  status,
  body: { error },
});
/** A refusal of a request that Stripe cannot carry out. */
export const invalid = (code: string, message: string, more = {}) =>
  refused(400, { type: "invalid_request_error", code, message, ...more });

/** For a request whose key another one uses that is still running; not saved as its answer (docs.stripe.com/error-codes). */
export const KEY_IN_USE = refused(409, {
  type: "idempotency_error",
  code: "idempotency_key_in_use",
  message: "Another request with the same idempotency key is still running.",
});

/** The test payment methods (docs.stripe.com/testing), by what their cards do. */
const METHODS: Readonly<Record<string, "paid" | "declined" | "asks" | "slow">> = {
  pm_card_visa: "paid",
  pm_card_visa_chargeDeclined: "declined",
  pm_card_authenticationRequired: "asks",
  pm_slow: "slow",
};
/** A method is used for one purchase, so a test may add to its name: `pm_card_visa__2`. */
export const cardOf = (method: string) => METHODS[method.split("__")[0] ?? ""];
