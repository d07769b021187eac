import * as z from "zod/mini";
import { countryFields } from "../organisations/place";
import { CHECK_DAYS } from "../contact-checks/contact-check-rules";
import { id, instant, requiredText } from "../platform/field-rules";
import { Can } from "../platform/list-page";
import { wholeNumber } from "../platform/number-rules";
import { INVALID_KEY } from "./errors";
import { PROGRESS_SECTIONS } from "./plan-progress-rules";

const percent = z.number();
export const Progress = z.object({
  risk_analysis: percent,
  policy_programme: percent,
  analysis_planning: percent,
  planning_design: percent,
  implementation: percent,
  validation: percent,
}) satisfies z.core.$ZodType<Record<(typeof PROGRESS_SECTIONS)[number], number>>;

/** The currency of a new plan until another is chosen (specification 9). */
export const DEFAULT_CURRENCY = "AUD";
export const Currency = z.object({
  code: z.string(),
  name: z.string(),
  symbol: z.string(),
  /** Precedes an amount, such as AU$. */
  prefix: z.string(),
  /** Decimal places. */
  minorUnits: z.number(),
});

/** A current or former key or promo code of a plan. */
export const PlanSubscription = z.object({
  subscriptionId: id(),
  key: z.string(),
  promoCodeCode: z.nullable(z.string()),
  activeDate: z.nullable(instant()),
  expiryDate: z.nullable(instant()),
  isRevoked: z.boolean(),
});
export type PlanSubscription = z.infer<typeof PlanSubscription>;

export const Plan = z.object({
  planId: id(),
  name: z.string(),
  organisationId: id(),
  organisationName: z.string(),
  branchId: id(),
  branch: z.object({ branchId: id(), name: z.string(), address: z.string(), ...countryFields }),
  currency: Currency,
  /** `value` in days; a fraction for options in hours. Null until set. */
  mtpd: z.nullable(z.object({ mtpdId: z.number(), name: z.string(), value: z.number() })),
  accountableContactIds: z.array(id()),
  createdDate: instant(),
  lastModifiedDate: instant(),
  /** Null if no valid key covers the plan. */
  expiryDate: z.nullable(instant()),
  /** Same as `expiryDate`, under the name in the specification. */
  expiry: z.nullable(instant()),
  /** Newest first, as returned by `GET plans/{planId}/subscriptions`. */
  subscriptions: z.array(PlanSubscription),
  expiryStatus: z.enum(["expired", "expiring-soon", "not-expired"]),
  /** Days after which the contacts of its teams are stale, and whether they are then asked automatically. */
  contactCheckDays: z.number(),
  asksStaleContacts: z.boolean(),
  /** Whether each of its teams gets a question a month. */
  asksMonthlyQuestions: z.boolean(),
  progress: Progress,
  can: Can,
});
export type Plan = z.infer<typeof Plan>;

export const planName = () => requiredText("Please input the name.");
export const businessLocation = () => id("Please select the business location.");
export const keyOrPromoCode = () => requiredText(INVALID_KEY, 40);
export const currencyCode = () => requiredText("Please select currency.", 3);
export const accountableContacts = () =>
  z._default(z.array(id()).check(z.maxLength(200, "Please choose at most 200 contacts.")), []);

export const CreatePlanInput = z.strictObject({
  name: planName(),
  branchId: businessLocation(),
  key: keyOrPromoCode(),
  currency: currencyCode(),
  contacts: accountableContacts(),
});

const CHECK_DAYS_MESSAGE = `Please input ${CHECK_DAYS.min} to ${CHECK_DAYS.max} days.`;

export const UpdatePlanInput = z.partial(
  z.strictObject({
    name: planName(),
    branchId: businessLocation(),
    currency: currencyCode(),
    contacts: z.array(id()).check(z.maxLength(200)),
    contactCheckDays: wholeNumber(CHECK_DAYS_MESSAGE, CHECK_DAYS),
    asksStaleContacts: z.boolean(),
    asksMonthlyQuestions: z.boolean(),
  }),
);
