import * as z from "zod/mini";
import { MAX_IMAGE_BYTES } from "../files/image";
import {
  industryCode,
  industryName,
  organisationName,
  tradingName,
} from "../organisations/organisation";
import { optionalCountry } from "../platform/countries";
import { id, instant, LIMITS, requiredEmail, requiredText } from "../platform/field-rules";

/** A plan of a client, as the broker's list shows it. */
export const ClientPlan = z.object({
  planId: id(),
  name: z.string(),
  /** The business location. */
  branchName: z.string(),
  /** Null if no valid key covers the plan. */
  expiryDate: z.nullable(instant()),
  expiryStatus: z.enum(["expired", "expiring-soon", "not-expired"]),
});
export type ClientPlan = z.infer<typeof ClientPlan>;

/** An organisation that a brokerage manages. */
export const Client = z.object({
  organisationId: id(),
  /** Full business name. */
  name: z.string(),
  /** Trading name. */
  legalName: z.string(),
  industryName: z.string(),
  avatarUrl: z.nullable(z.string()),
  isArchived: z.boolean(),
  /** Whether someone with an account is an owner. */
  hasOwner: z.boolean(),
  /** The invited person whom the organisation waits for; null once it has an owner, and if nobody is invited. */
  pendingOwner: z.nullable(z.object({ email: z.string(), isExpired: z.boolean() })),
  /** Of the first contact with one, to invite as its owner; null if the client has or waits for an owner. */
  contactEmail: z.nullable(z.string()),
  plans: z.array(ClientPlan),
});
export type Client = z.infer<typeof Client>;

/** A new client: its organisation, and the person who is invited as its owner (specification 5). */
export const NewClient = z.strictObject({
  name: organisationName(),
  legalName: tradingName(),
  industryCode: industryCode(),
  industryName: industryName(),
  /** Of the Head Office. */
  address: requiredText("Please input the address.", LIMITS.line),
  country: optionalCountry(),
  userEmail: requiredEmail("Please input a user email."),
});

/** The logo, which is optional. */
export const CLIENT_LOGO = { field: "logo", maxBytes: MAX_IMAGE_BYTES, required: false } as const;

/** The name of a client's first plan. */
export const FIRST_PLAN = "Head Office plan";
