import { countryName } from "./countries";

/** The country of a number without a country code, where no organisation's is known (specification 9, accounts). */
export const DEFAULT_COUNTRY = "AU";

/** The kinds of numbers that cost the caller little or nothing, and work inside their country. */
const HOME_TYPES: ReadonlySet<string | undefined> = new Set(["TOLL_FREE", "SHARED_COST", "UAN"]);

/** A number that libphonenumber has parsed with its full metadata. */
type ParsedNumber = {
  readonly countryCallingCode: string;
  readonly getType: () => string | undefined;
  readonly formatNational: () => string;
};

/**
 * Whether a number only works inside its country, such as 13 11 14 or 1300 in Australia and 0800 in New Zealand. With a
 * country code it would be wrong. The countries with the calling code 1 dial each other's free numbers with it.
 */
export const isDialledAtHomeOnly = (number: ParsedNumber): boolean =>
  number.countryCallingCode !== "1" && HOME_TYPES.has(number.getType());

/** The countries whose free and shared-cost numbers are recognised everywhere: 13, 1300, 1800, 0508, 0800, 0860. */
const FREE_NUMBER_COUNTRIES = ["AU", "NZ", "ZA", "GB", "IE"] as const;

const groupsOf = (text: string) => text.match(/\d+/gu) ?? [];

const isInFull = (number: ParsedNumber, text: string) =>
  groupsOf(number.formatNational()).join("") === groupsOf(text).join("");

/** Whether a text is written as its country writes the number; a mobile in any groups: they cannot be mistaken. */
function isWrittenAsAtHome(number: ParsedNumber, text: string): boolean {
  if (number.countryCallingCode === "1") return true;
  if (!isInFull(number, text)) return false;
  const [first, ...others] = groupsOf(text);
  return (
    others.length === 0 ||
    isMobileType(number.getType()) ||
    first === groupsOf(number.formatNational())[0]
  );
}

/**
 * Returns the number that a text stands for in a country, undefined if it is none. A free or shared-cost number of
 * another country, such as 1300 555 011 in New Zealand, is that number, although it could be a landline without its 0.
 * Pure.
 * @param parse parses a valid number in a country
 */
export function readNumber<Parsed extends ParsedNumber>(
  text: string,
  country: string | null,
  parse: (text: string, country: string | null) => Parsed | undefined,
): Parsed | undefined {
  const here = parse(text, country);
  if (text.startsWith("+") || (here && isWrittenAsAtHome(here, text))) return here;
  for (const elsewhere of FREE_NUMBER_COUNTRIES) {
    const number = parse(text, elsewhere);
    if (number && isDialledAtHomeOnly(number) && isInFull(number, text)) return number;
  }
  return here;
}

const MOBILE_TYPES: ReadonlySet<string | undefined> = new Set(["MOBILE", "FIXED_LINE_OR_MOBILE"]);

/** For a number without a country code in a field for mobiles. */
export const notMobile = (country: string): string =>
  `This is not a mobile number in ${countryName(country)}. Start with + and the country code.`;

/** Whether a number can receive text messages, as far as its numbering plan shows. */
export const isMobileType = (type: string | undefined): boolean => MOBILE_TYPES.has(type);
