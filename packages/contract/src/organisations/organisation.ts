import * as z from "zod/mini";
import { optionalCountry } from "../platform/countries";
import { id, instant, LIMITS, optionalText, requiredText } from "../platform/field-rules";
import { Can } from "../platform/list-page";
import { countryFields } from "./place";

const SELECT_INDUSTRY = "Please select industry.";

/** A plan in an organisation's list: enough for Go or Renew. */
export const PlanSummary = z.object({
  planId: id(),
  name: z.string(),
  branchId: id(),
  /** Null if no valid key covers the plan. */
  expiryDate: z.nullable(instant()),
});

export const Organisation = z.object({
  organisationId: id(),
  /** Full business name. */
  name: z.string(),
  /** Trading name. */
  legalName: z.string(),
  registrationNumber: z.nullable(z.string()),
  industryCode: z.string(),
  industryName: z.string(),
  industry: z.object({ code: z.string(), name: z.string() }),
  governance: z.nullable(z.string()),
  /** Of the Head Office. */
  ...countryFields,
  avatarUrl: z.nullable(z.string()),
  isArchived: z.boolean(),
  isDefault: z.boolean(),
  roleName: z.string(),
  can: Can,
  branches: z.array(z.object({ branchId: id(), name: z.string() })),
  plans: z.array(PlanSummary),
  /** Grows with every change; sent as `If-Match`. */
  version: z.number(),
});
export type Organisation = z.infer<typeof Organisation>;

export const organisationName = () => requiredText("Please input the name.");
export const tradingName = () => requiredText("Please input the trading name.");
export const industryCode = () => requiredText(SELECT_INDUSTRY, 10);
export const industryName = () => requiredText(SELECT_INDUSTRY);

const profile = {
  name: organisationName(),
  legalName: tradingName(),
  industryCode: industryCode(),
  industryName: industryName(),
  registrationNumber: optionalText(),
  governance: optionalText(LIMITS.text),
};

/** Creating also creates the branch named Head Office at the address. */
export const CreateOrganisationInput = z.strictObject({
  ...profile,
  address: requiredText("Please input the address.", LIMITS.line),
  additionalAddressInformation: optionalText(),
  /** Of the Head Office. */
  country: optionalCountry(),
});

/** For archiving, `isArchived` alone (the specification writes IsArchived; both are accepted). */
export const UpdateOrganisationInput = z.partial(
  z.strictObject({ ...profile, isArchived: z.boolean(), IsArchived: z.boolean() }),
);

export const HEAD_OFFICE = "Head Office";
export const BUSINESS_UPDATED = "Business information has been successfully updated";
