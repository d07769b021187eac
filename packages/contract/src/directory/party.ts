import * as z from "zod/mini";
import { LIMITS, optionalText, requiredEmail, requiredText } from "../platform/field-rules";

/* The fields shared by customers, suppliers and strategic third parties. */

/** As the API returns them. */
export const partyFields = {
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** Unit, suite, floor. */
  additionalAddressInformation: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** Grows with every change; sent as `If-Match`. */
  version: z.number(),
};

/** As a form sends them. */
export const partyInput = {
  name: requiredText("Please input the name."),
  email: requiredEmail("Please input the email."),
  phone: optionalText(LIMITS.phone),
  address: optionalText(LIMITS.line),
  additionalAddressInformation: optionalText(),
  website: optionalText(LIMITS.url),
};
