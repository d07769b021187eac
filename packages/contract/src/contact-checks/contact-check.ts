import * as z from "zod/mini";
import { ContactInput } from "../directory/contact";
import { id, instant } from "../platform/field-rules";
import { onceEach } from "../platform/list-rules";
import { MAX_ASKED } from "./contact-check-rules";

/** What a person confirms or corrects, and nothing else of the contact. */
export const ContactDetailsInput = z.pick(ContactInput, {
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  mobile: true,
  afterHoursPhone: true,
});
export type ContactDetailsInput = z.infer<typeof ContactDetailsInput>;

const text = z.nullable(z.string());
export const ContactDetails = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: text,
  phone: text,
  mobile: text,
  afterHoursPhone: text,
});
export type ContactDetails = z.infer<typeof ContactDetails>;

/** In the order of the screens. */
export const DETAIL_NAMES = [
  "firstName",
  "lastName",
  "email",
  "mobile",
  "phone",
  "afterHoursPhone",
] as const satisfies readonly (keyof ContactDetails)[];

/** A contact of the plan's organisation: when it was confirmed, and what it was asked. */
export const ContactCheck = z.object({
  contactId: id(),
  /** Of the contact, sent as `If-Match` with a decision. */
  version: z.number(),
  details: ContactDetails,
  jobTitle: text,
  /** Whether the contact is in one of the plan's teams. */
  isInTeam: z.boolean(),
  confirmedAt: z.nullable(instant()),
  /** The latest message to a person who has not answered; null if there is none, or the link has expired. */
  askedAt: z.nullable(instant()),
  reminders: z.number(),
  /** A correction that waits for an editor. */
  proposal: z.nullable(
    z.object({ proposalId: id(), proposedAt: instant(), details: ContactDetails }),
  ),
});
export type ContactCheck = z.infer<typeof ContactCheck>;

export const AskContactsInput = z.strictObject({
  contactIds: z.array(id()).check(
    z.minLength(1, "Please select a contact."),
    z.maxLength(MAX_ASKED, `Please ask at most ${MAX_ASKED} contacts at once.`),
    onceEach((contactId) => contactId, "This contact is selected twice."),
  ),
});

/** How many contacts were asked, and why the others were not. */
export const AskedContacts = z.object({
  asked: z.number(),
  /** Without an email address and a mobile. */
  unreachable: z.number(),
  /** Without an email address, while text messages are limited or not allowed to the number. */
  notTexted: z.number(),
  /** Asked within the last day, or with a correction that waits for an editor. */
  waiting: z.number(),
});
export type AskedContacts = z.infer<typeof AskedContacts>;
