import * as z from "zod/mini";
import { optionalCountry } from "../platform/countries";
import { id, LIMITS, optionalEmail, optionalText, requiredText } from "../platform/field-rules";

/** The country as the API returns it: ISO 3166-1 alpha-2, and whether it is only assumed because nobody stated it. */
export const countryFields = { country: z.string(), isCountryAssumed: z.boolean() };

type WithCountry = { readonly country: string; readonly isCountryAssumed: boolean };

/** Returns the country of a location, or null if it is only assumed: then it must choose nothing that is printed. */
export const certainCountry = ({ country, isCountryAssumed }: WithCountry): string | null =>
  isCountryAssumed ? null : country;

/** The fields shared by a business location and a recovery site, as the API returns them. */
export const placeFields = {
  name: z.string(),
  address: z.string(),
  additionalAddressInformation: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  ...countryFields,
  /** The stated country, if the address names another: then `country` is that of the address, and only assumed. */
  disputedCountry: z.nullable(z.string()),
};

/** The optional fields of the forms for locations and sites. */
export const placeInput = {
  additionalAddressInformation: optionalText(),
  email: optionalEmail(),
  phone: optionalText(LIMITS.phone),
  country: optionalCountry(),
};

export const Department = z.object({ departmentId: id(), name: z.string() });

/** A business location with its business units. */
export const Branch = z.object({
  branchId: id(),
  ...placeFields,
  isHeadOffice: z.boolean(),
  departments: z.array(Department),
});
export type Branch = z.infer<typeof Branch>;

export const BranchInput = z.strictObject({
  name: requiredText("Please input the branch name."),
  address: requiredText("Please input the branch address.", LIMITS.line),
  ...placeInput,
});

/** A short-term recovery site. */
export const AlternativeSite = z.object({ alternativeSiteId: id(), ...placeFields });
export type AlternativeSite = z.infer<typeof AlternativeSite>;

export const AlternativeSiteInput = z.strictObject({
  name: requiredText("Please input the name."),
  address: requiredText("Please input the address.", LIMITS.line),
  ...placeInput,
});
