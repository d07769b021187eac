import * as z from "zod/mini";
import { id, instant, requiredEmail, requiredText } from "../platform/field-rules";
import { wholeNumber } from "../platform/number-rules";

/** A subscription key, used or not (specification 3). */
export const Subscription = z.object({
  subscriptionId: id(),
  key: z.string(),
  organisationName: z.nullable(z.string()),
  planName: z.nullable(z.string()),
  /** The broker who issued the key, or who created its promo code; the email address of one without a name. */
  brokerName: z.nullable(z.string()),
  createdDate: instant(),
  activeDate: z.nullable(instant()),
  /** YYYY-MM-DD, in UTC. */
  expiryDate: z.nullable(z.string()),
  exactExpiryDate: z.nullable(instant()),
  /** An email address. */
  assignedTo: z.nullable(z.string()),
  assignedById: z.nullable(id()),
  planId: z.nullable(id()),
  promoCodeId: z.nullable(id()),
  promoCodeCode: z.nullable(z.string()),
  isRevoked: z.boolean(),
  isExpired: z.boolean(),
  /** The person who used it for a plan. */
  userName: z.nullable(z.string()),
});
export type Subscription = z.infer<typeof Subscription>;

/** How many keys one call can issue. */
export const MAX_ISSUED_KEYS = 100;

export const IssueKeysInput = z.strictObject({
  quantity: wholeNumber("Please input the quantity.", {
    min: 1,
    max: MAX_ISSUED_KEYS,
    tooLarge: `Please issue at most ${MAX_ISSUED_KEYS} keys at a time.`,
  }),
  /** Null: the keys are not assigned yet. */
  email: z.optional(z.nullable(requiredEmail("Please input the email."))),
});

const subscriptionKey = () => requiredText("Please input the subscription key.", 40);

export const AssignKeyInput = z.strictObject({
  subscriptionKey: subscriptionKey(),
  email: requiredEmail("Please input the email."),
});

export const RevokeKeyInput = z.strictObject({ subscriptionKey: subscriptionKey() });
