import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * Whether a number in E.164 exists in its country's numbering plan (ITU-T E.164; the plans as
 * libphonenumber holds them in full).
 */
export function isAssignableNumber(phoneNumber: string): boolean {
  const parsed = parsePhoneNumberFromString(phoneNumber);
  return parsed !== undefined && parsed.isValid() && parsed.number === phoneNumber;
}
