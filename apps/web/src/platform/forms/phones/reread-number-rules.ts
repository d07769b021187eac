import { type NumberingPlans, readPhone } from "./phone-rules";

/**
 * Returns the correct number if a saved number was typed without a country code and read in the wrong country; null if
 * the saved number can only be correct. The typed text is not stored, so its national digits are used. Pure.
 * @param from the country in which it was read
 * @param to the country in which it is now read
 */
export function rereadNumber(
  plans: NumberingPlans,
  number: string,
  {
    from,
    to,
    isMobile,
  }: { readonly from: string; readonly to: string; readonly isMobile: boolean },
): string | null {
  const saved = plans.parsePhoneNumberFromString(number);
  if (from === to || (saved !== undefined && saved.country !== from)) return null;
  const read = readPhone(plans, { country: to, text: saved ? saved.formatNational() : number });
  const fits = read?.country === to && read.dialled !== number && (read.isMobile || !isMobile);
  return fits ? read.dialled : null;
}
