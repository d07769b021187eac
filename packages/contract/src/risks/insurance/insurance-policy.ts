import * as z from "zod/mini";
import { id, LIMITS, optionalText, requiredText } from "../../platform/field-rules";
import { wholeNumber } from "../../platform/number-rules";
import { MAX_COST } from "../register/risk";

/** What a policy covers. Only business interruption insurance has an indemnity period. */
export const INSURANCE_KINDS = [
  "Business interruption",
  "Property and contents",
  "Machinery breakdown",
  "Public and product liability",
  "Professional indemnity",
  "Management liability",
  "Workers compensation",
  "Employers’ liability",
  "Cyber",
  "Motor vehicle",
  "Other",
] as const;
export type InsuranceKind = (typeof INSURANCE_KINDS)[number];
export const BUSINESS_INTERRUPTION: InsuranceKind = "Business interruption";

/** The range of an indemnity period, in months. */
export const INDEMNITY_MONTHS = { min: 1, max: 120 } as const;

export const SELECT_INSURANCE_KIND = "Please select the kind of insurance.";
export const INSURER_MISSING = "Please input the insurer.";
const SUM_INSURED_RANGE = "Please input a whole number from 0 to 1,000,000,000,000,000.";
const INDEMNITY_MONTHS_RANGE = "Please input a whole number of months from 1 to 120.";

const kind = () => z.enum(INSURANCE_KINDS, SELECT_INSURANCE_KIND);

/** A row of a plan's insurance schedule. */
export const InsurancePolicy = z.object({
  insurancePolicyId: id(),
  kind: kind(),
  insurer: z.string(),
  policyNumber: z.nullable(z.string()),
  /** The number for claims, of the insurer or the broker. */
  claimsPhone: z.nullable(z.string()),
  /** In whole units of the plan's currency. */
  sumInsured: z.nullable(z.number()),
  /** In months; null for other kinds than business interruption. */
  indemnityMonths: z.nullable(z.number()),
  comments: z.nullable(z.string()),
  /** Grows with every change; sent as `If-Match`. */
  version: z.number(),
});
export type InsurancePolicy = z.infer<typeof InsurancePolicy>;

/** An indemnity period of another kind than business interruption is not stored. */
export const InsurancePolicyInput = z.strictObject({
  kind: kind(),
  insurer: requiredText(INSURER_MISSING),
  policyNumber: optionalText(),
  claimsPhone: optionalText(LIMITS.phone),
  sumInsured: z.nullish(wholeNumber(SUM_INSURED_RANGE, { min: 0, max: MAX_COST })),
  indemnityMonths: z.nullish(wholeNumber(INDEMNITY_MONTHS_RANGE, INDEMNITY_MONTHS)),
  comments: optionalText(LIMITS.text),
});
export type InsurancePolicyInput = z.infer<typeof InsurancePolicyInput>;

export const InsurancePolicyChanges = z.partial(InsurancePolicyInput);
export type InsurancePolicyChanges = z.infer<typeof InsurancePolicyChanges>;
