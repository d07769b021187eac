import * as z from "zod/mini";
import { id, LIMITS, optionalEmail, optionalText, requiredText } from "../platform/field-rules";
import { lookupId } from "../platform/number-rules";

export const SELECT_CONTACT_TYPE = "Please select the contact type.";
export const SELECT_WORK_TYPE = "Please select the work type.";
export const UNKNOWN_LOCATION = "This business location could not be found.";

/** A person of the organisation: someone to phone, and a member of teams and committees. */
export const Contact = z.object({
  contactId: id(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  /** Answered when the person is not at work. */
  afterHoursPhone: z.nullable(z.string()),
  jobTitle: z.nullable(z.string()),
  contactTypeId: z.number(),
  workTypeId: z.number(),
  department: z.nullable(z.string()),
  /** The business location, with its name so that a list needs no second call. */
  branchId: z.nullable(id()),
  branchName: z.nullable(z.string()),
  /** Grows with every change; sent as `If-Match`. */
  version: z.number(),
});
export type Contact = z.infer<typeof Contact>;

/**
 * Phone numbers must be valid, and are of the organisation's country unless they start with a country code. The API
 * stores and returns them in international format, '+61 491 570 006', with any extension. The server checks the
 * numbering plans.
 */
export const ContactInput = z.strictObject({
  firstName: requiredText("Please input the first name."),
  lastName: requiredText("Please input the last name."),
  email: optionalEmail(),
  phone: optionalText(LIMITS.phone),
  mobile: optionalText(LIMITS.phone),
  afterHoursPhone: optionalText(LIMITS.phone),
  jobTitle: optionalText(),
  contactTypeId: lookupId(SELECT_CONTACT_TYPE),
  workTypeId: lookupId(SELECT_WORK_TYPE),
  department: optionalText(),
  branchId: z.pipe(optionalText(), z.nullable(id(UNKNOWN_LOCATION))),
});
export type ContactInput = z.infer<typeof ContactInput>;

export const ContactChanges = z.partial(ContactInput);
export type ContactChanges = z.infer<typeof ContactChanges>;
