import { realAlertLines } from "@holdfast/contract/incidents/alert-text-rules";
import { LINK_DAYS } from "@holdfast/contract/contact-checks/contact-check-rules";
import { composeEmail } from "../../platform/mail/compose-email";
import { greetingTo, nameInEmail } from "../../platform/mail/name-in-email-rules";
import type { EmailMessage } from "../../platform/outbox/outbox-table";

/** What a request or a reminder says. */
export type RequestText = {
  readonly firstName: string;
  readonly organisationName: string;
  readonly isReminder: boolean;
  readonly url: string;
  readonly publicUrl: string;
};

const organisationIn = ({ organisationName }: RequestText) =>
  nameInEmail(organisationName) ?? "An organisation";

/** Composes the email that asks a person to confirm the contact details, with the link that does it. */
export function contactCheckEmail(request: RequestText): EmailMessage {
  const organisation = organisationIn(request);
  return composeEmail({
    subject: `${request.isReminder ? "Reminder: " : ""}Please check your contact details for ${organisation}`,
    greeting: greetingTo(request.firstName),
    paragraphs: [
      `${organisation} has your contact details in its continuity plan, to reach you in an emergency.`,
      "Please check them. It takes a minute, and you do not need to log in.",
      ...(request.isReminder ? ["The link in our earlier message no longer works."] : []),
      `The link works once and expires in ${LINK_DAYS} days. It shows only your own details.`,
      ...realAlertLines(nameInEmail(request.organisationName)),
    ],
    link: { label: "Check your details", url: request.url },
    reason: `you are a contact of ${organisation}`,
    publicUrl: request.publicUrl,
  });
}

/** The same as a text message. */
export const contactCheckSms = (request: RequestText): string =>
  `${request.isReminder ? "Reminder: " : ""}${organisationIn(request)} asks you to check the contact details it would use in an emergency: ${request.url}`;
