/** The country of a number without a country code (specification 9, accounts). */
export const DEFAULT_COUNTRY = "AU";

/**
 * Whether a number only works inside Australia, such as 13 11 14, 1300 or 1800: these begin with 1. With a country
 * code they would be wrong.
 */
export const isDialledAtHomeOnly = (country: string | undefined, nationalNumber: string): boolean =>
  country === DEFAULT_COUNTRY && nationalNumber.startsWith("1");
