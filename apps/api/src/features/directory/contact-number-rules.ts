import { INVALID_INPUT } from "@holdfast/contract/platform/errors";
import { INVALID_PHONE } from "@holdfast/contract/platform/field-rules";
import { notMobile } from "@holdfast/contract/platform/phone-rules";
import { isLandline, validNumber } from "../../platform/phone-number";
import { ProblemError } from "../../platform/problem-error";

const NUMBERS = ["phone", "mobile", "afterHoursPhone"] as const;
type Numbers = { readonly [Name in (typeof NUMBERS)[number]]?: string | null };

/**
 * Returns the contact with its numbers as they are stored, read in the country of its organisation. A number equal to the stored one is not changed:
 * earlier versions stored any text, which remains until someone edits it.
 * @throws ProblemError 400 at each number that is not valid
 */
export function withFormattedNumbers<Input extends Numbers>(
  input: Input,
  country: string,
  stored?: Numbers,
): Input {
  const fields = [];
  const formatted: { -readonly [Name in keyof Numbers]: string } = {};
  for (const name of NUMBERS) {
    const text = input[name];
    if (text === undefined || text === null || text === stored?.[name]) continue;
    const number = validNumber(text, country);
    if (number === undefined) fields.push({ path: name, message: INVALID_PHONE });
    else if (name === "mobile" && isLandline(text, country))
      fields.push({ path: name, message: notMobile(country) });
    else formatted[name] = number;
  }
  if (fields.length > 0) throw new ProblemError(INVALID_INPUT, { fields });
  return { ...input, ...formatted };
}
