import { LINK_DAYS } from "@holdfast/contract/contact-checks/contact-check-rules";
import { emailLinkUrl } from "@holdfast/contract/platform/email-links";
import { DAY, addMs } from "../../platform/clock";
import type { Queryable } from "../../platform/database/database";
import { insertMessages } from "../../platform/outbox/outbox-store";
import { textAllowance } from "../../platform/outbox/text-allowance-store";
import type { Services } from "../../platform/services";
import { type AnswerLink, createAnswerLink, putAnswerLinks } from "../answer-links/public";
import { contactCheckEmail, contactCheckSms, type RequestText } from "./contact-check-email";

export type RequestDeps = Pick<Services, "clock" | "newId" | "random"> & {
  readonly config: Pick<Services["config"], "publicUrl" | "textMessages">;
};

/** A contact to ask, who has an email address or a mobile. */
export type Asked = {
  readonly organisationId: string;
  readonly organisationName: string;
  readonly contactId: string;
  readonly firstName: string;
  readonly email: string | null;
  readonly mobile: string | null;
};

export type AskedByLink = Asked & AnswerLink;

/** Returns the contact with a new link. */
export const withLink = <Contact extends Asked>(
  deps: RequestDeps,
  contact: Contact,
): Contact & AnswerLink => ({ ...contact, ...createAnswerLink(deps) });

/**
 * Returns the people who can be asked now: by email, or by text message if the limit and the kind of number allow it.
 * Call `sendRequests` in the same transaction.
 */
export async function withinTextLimits<Person extends Asked>(
  tx: Queryable,
  deps: RequestDeps,
  people: readonly Person[],
): Promise<Person[]> {
  const byText = people.filter(({ email, mobile }) => !email && mobile);
  const allowed = new Set<Person>();
  // In a fixed order, because each organisation's allowance is locked.
  for (const id of [...new Set(byText.map(({ organisationId }) => organisationId))].toSorted()) {
    const itsPeople = byText.filter(({ organisationId }) => organisationId === id);
    const mobiles = itsPeople.flatMap(({ mobile }) => mobile ?? []);
    const mayText = await textAllowance(tx, deps, id, mobiles);
    for (const person of itsPeople)
      if (person.mobile && mayText(person.mobile, false) === undefined) allowed.add(person);
  }
  return people.filter((person) => person.email || allowed.has(person));
}

/** Sends each person the link: by email, or by text message without an address. Wake the outbox after the transaction. */
export async function sendRequests(
  tx: Queryable,
  deps: RequestDeps,
  people: readonly AskedByLink[],
  isReminder: boolean,
): Promise<void> {
  const { publicUrl } = deps.config;
  const now = deps.clock.now();
  const links = people.map((person) => ({ ...person, subjectId: person.contactId }));
  await putAnswerLinks(tx, "contactCheck", links, addMs(now, LINK_DAYS * DAY));
  const messages: Parameters<typeof insertMessages>[1][number][] = [];
  for (const { id, token, email, mobile, ...person } of people) {
    const url = emailLinkUrl(publicUrl, "contact_check", { id, token });
    const text: RequestText = { ...person, isReminder, url, publicUrl };
    if (email) {
      const content = contactCheckEmail(text);
      messages.push({ id: deps.newId(), channel: "mail", recipient: email, content });
    } else if (mobile) {
      const content = { text: contactCheckSms(text) };
      const countedFor = person.organisationId;
      messages.push({ id: deps.newId(), channel: "sms", recipient: mobile, content, countedFor });
    }
  }
  await insertMessages(tx, messages, now);
}
