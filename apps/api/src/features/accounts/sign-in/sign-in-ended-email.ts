import { composeEmail } from "../../../platform/mail/compose-email";
import { greetingTo } from "../../../platform/mail/name-in-email-rules";
import type { EmailMessage } from "../../../platform/outbox/outbox-table";
import { FAILURES_BY_ACCOUNT } from "./sign-in-limits";

/** Tells an account's owner about a long run of wrong passwords or codes. */
export const signInEndedEmail = (firstName: string, publicUrl: string): EmailMessage =>
  composeEmail({
    subject: "Too many wrong passwords or codes",
    greeting: greetingTo(firstName),
    paragraphs: [
      `Someone entered ${FAILURES_BY_ACCOUNT.max} wrong passwords or codes in a row for your Holdfast account.`,
      "For now, your password works only on networks where you have logged in during the last 90 days.",
      "To log in from anywhere again, choose a new password. If these attempts were not yours, someone may know your password. Choose a new one now.",
    ],
    link: { label: "Choose a new password", url: `${publicUrl}/reset-password` },
    reason: "you have a Holdfast account",
    publicUrl,
  });
