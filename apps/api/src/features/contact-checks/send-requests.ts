import { emailLinkUrl } from "@holdfast/contract/platform/email-links";
import type { Queryable } from "../../platform/database/database";
import { insertMessages } from "../../platform/outbox/outbox-store";
import type { Services } from "../../platform/services";
import { contactCheckEmail, contactCheckSms, type RequestText } from "./contact-check-email";

export type RequestMeans = Pick<Services, "clock" | "newId" | "random"> & {
  readonly config: Pick<Services["config"], "publicUrl">;
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

/** A new link to a contact. */
export type CheckLink = { readonly id: string; readonly token: string };
export type AskedByLink = Asked & CheckLink;

/** Returns the contact with a new link. */
export const withLink = <Contact extends Asked>(
  means: RequestMeans,
  contact: Contact,
): Contact & CheckLink => ({
  ...contact,
  id: means.newId(),
  token: means.random.bytes(32).toString("base64url"),
});

/** Sends each person the link: by email, or by text message without an address. Wake the outbox after the transaction. */
export async function sendRequests(
  tx: Queryable,
  means: RequestMeans,
  people: readonly AskedByLink[],
  isReminder: boolean,
): Promise<void> {
  const { publicUrl } = means.config;
  const messages: Parameters<typeof insertMessages>[1][number][] = [];
  for (const { id, token, email, mobile, ...person } of people) {
    const url = emailLinkUrl(publicUrl, "contact_check", { id, token });
    const text: RequestText = { ...person, isReminder, url, publicUrl };
    if (email) {
      const content = contactCheckEmail(text);
      messages.push({ id: means.newId(), channel: "mail", recipient: email, content });
    } else if (mobile) {
      const content = { text: contactCheckSms(text) };
      messages.push({ id: means.newId(), channel: "sms", recipient: mobile, content });
    }
  }
  await insertMessages(tx, messages, means.clock.now());
}
