import * as z from "zod/mini";
import { ACCOUNT, created, defineEndpoint } from "../platform/endpoint";
import {
  LIST_FULL,
  NOT_ALLOWED,
  NOT_FOUND,
  ORGANISATION_ARCHIVED,
  PAYMENT_REQUIRED,
  TOO_MANY_REQUESTS,
} from "../platform/errors";
import { id, optionalText } from "../platform/field-rules";
import { INVALID_KEY, KEY_REFUSED } from "./errors";
import { CreatePlanInput, Plan } from "./plan";

/** The parts of a plan that a clone carries, or leaves. */
export const PLAN_PARTS = [
  "risks",
  "businessUnits",
  "impactAnalysis",
  "recoveryStrategies",
  "recoveryDetails",
  "teams",
  "accountableMembers",
  "documents",
] as const;
export type PlanPartName = (typeof PLAN_PARTS)[number];

/** `subscriptionKey` is `key` under its second name in the specification: one of them is needed, and both must be equal. */
export const ClonePlanInput = z
  .strictObject({
    ...CreatePlanInput.shape,
    planId: id(),
    key: z.optional(CreatePlanInput.shape.key),
    subscriptionKey: z.optional(optionalText(40)),
    /** The parts that are not carried over; the clone has all others. */
    leave: z._default(z.array(z.enum(PLAN_PARTS)).check(z.maxLength(PLAN_PARTS.length)), []),
  })
  .check(
    z.refine(({ key, subscriptionKey }) => Boolean(key ?? subscriptionKey), {
      path: ["key"],
      message: INVALID_KEY,
    }),
    z.refine(({ key, subscriptionKey }) => !key || !subscriptionKey || key === subscriptionKey, {
      path: ["subscriptionKey"],
      message: INVALID_KEY,
    }),
  );

/** The business location is one of the organisation that has the plan. */
export const clonePlan = defineEndpoint({
  name: "clonePlan",
  method: "POST",
  path: "/plans/clone",
  summary:
    "Copies a plan, except for the given parts, to a new plan with a subscription key or promo code.",
  access: ACCOUNT,
  body: ClonePlanInput,
  response: created(Plan),
  errors: [
    KEY_REFUSED,
    LIST_FULL,
    NOT_ALLOWED,
    NOT_FOUND,
    ORGANISATION_ARCHIVED,
    PAYMENT_REQUIRED,
    TOO_MANY_REQUESTS,
  ],
});
