import * as z from "zod/mini";
import { id } from "../platform/field-rules";
import { INSURANCE_KINDS } from "../risks/insurance/insurance-policy";

export const PARTY_KINDS = ["supplier", "customer", "third-party"] as const;

/** A supplier, customer or third party. */
export const PlanParty = z.object({
  partyId: id(),
  kind: z.enum(PARTY_KINDS),
  name: z.string(),
  /** The tags of a supplier or customer; the service of a third party. */
  categories: z.array(z.string()),
  contactPerson: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.string(),
  address: z.nullable(z.string()),
  /** Floor, suite or entrance. */
  addressDetails: z.nullable(z.string()),
  website: z.nullable(z.string()),
  comments: z.nullable(z.string()),
  isProposed: z.boolean(),
});
export type PlanParty = z.infer<typeof PlanParty>;

/** A row of the insurance schedule. */
export const PlanInsurancePolicy = z.object({
  insurancePolicyId: id(),
  kind: z.enum(INSURANCE_KINDS),
  insurer: z.string(),
  policyNumber: z.nullable(z.string()),
  /** The line for claims. */
  claimsPhone: z.nullable(z.string()),
  /** In whole units of the plan's currency. */
  sumInsured: z.nullable(z.number()),
  indemnityMonths: z.nullable(z.number()),
  comments: z.nullable(z.string()),
});
export type PlanInsurancePolicy = z.infer<typeof PlanInsurancePolicy>;
