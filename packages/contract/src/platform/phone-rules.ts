import { countryName } from "./countries";

/** The country of a number without a country code, where no organisation's is known (specification 9, accounts). */
export const DEFAULT_COUNTRY = "AU";

/** The kinds of numbers that cost the caller little or nothing, and work inside their country. */
const HOME_TYPES: ReadonlySet<string | undefined> = new Set(["TOLL_FREE", "SHARED_COST", "UAN"]);

/** What libphonenumber's full metadata says of a number. */
export type NumberKind = { readonly type: string | undefined; readonly callingCode: string };

/**
 * Whether a number only works inside its country, such as 13 11 14 or 1300 in Australia and 0800 in New Zealand. With a
 * country code it would be wrong. The countries with the calling code 1 dial each other's free numbers with it.
 */
export const isDialledAtHomeOnly = ({ type, callingCode }: NumberKind): boolean =>
  callingCode !== "1" && HOME_TYPES.has(type);

const MOBILE_TYPES: ReadonlySet<string | undefined> = new Set(["MOBILE", "FIXED_LINE_OR_MOBILE"]);

/** For a number without a country code in a field for mobiles. */
export const notMobile = (country: string): string =>
  `This is not a mobile number in ${countryName(country)}. Start with + and the country code.`;

/** Whether a number can receive text messages, as far as its numbering plan shows. */
export const isMobileType = (type: string | undefined): boolean => MOBILE_TYPES.has(type);
