import { composeEmail } from "../../platform/mail/compose-email";
import { greetingTo } from "../../platform/mail/name-in-email-rules";
import type { EmailMessage } from "../../platform/outbox/outbox-table";
import { FAILURES_BY_ACCOUNT } from "./sign-in-limits";

/** Tells the owner of an account that somebody has guessed at its password or codes for long. */
export const signInEndedEmail = (firstName: string, publicUrl: string): EmailMessage =>
  composeEmail({
    subject: "Too many wrong passwords or codes",
    greeting: greetingTo(firstName),
    paragraphs: [
      `There were ${FAILURES_BY_ACCOUNT.most} wrong passwords or codes for your Holdfast account in a row.`,
      "Your password now works only on networks where you logged in during the last 90 days.",
      "To log in from anywhere, choose a new password. If these attempts were not yours, someone may know your password, so please choose a new one now.",
    ],
    link: { label: "Choose a new password", url: `${publicUrl}/reset-password` },
  });
