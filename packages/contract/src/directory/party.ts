import * as z from "zod/mini";
import { LIMITS, optionalText, requiredEmail, requiredText } from "../platform/field-rules";

/* What customers, suppliers and strategic third parties have in common. */

/** As the API answers it. */
export const partyFields = {
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** Unit, suite, floor. */
  additionalAddressInformation: z.nullable(z.string()),
  website: z.nullable(z.string()),
};

/** As a form sends it. */
export const partyInput = {
  name: requiredText("Please input the name."),
  email: requiredEmail("Please input the email."),
  phone: optionalText(LIMITS.phone),
  address: optionalText(LIMITS.line),
  additionalAddressInformation: optionalText(),
  website: optionalText(LIMITS.url),
};
