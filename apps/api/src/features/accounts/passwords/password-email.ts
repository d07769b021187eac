import { composeEmail } from "../../../platform/mail/compose-email";
import { greetingTo } from "../../../platform/mail/name-in-email-rules";
import type { EmailMessage } from "../../../platform/outbox/outbox-table";

/** Carries the link that sets a new password, which works for one hour. */
export const resetEmail = (firstName: string, url: string, publicUrl: string): EmailMessage =>
  composeEmail({
    subject: "Choose a new Holdfast password",
    greeting: greetingTo(firstName),
    paragraphs: [
      "Someone (probably you) asked to reset the password for this email address.",
      "The link works once and expires in 1 hour. If this was not you, you can ignore this email. Your password has not changed.",
    ],
    link: { label: "Choose a new password", url },
    reason: "someone asked to reset the password for this address",
    publicUrl,
  });

/** Reports a change that someone else may have made. */
export const passwordChangedEmail = (firstName: string, publicUrl: string): EmailMessage =>
  composeEmail({
    subject: "Your password was changed",
    greeting: greetingTo(firstName),
    paragraphs: [
      "Your Holdfast password was changed, and you were logged out everywhere else.",
      "If this was not you, choose 'Forgot password' and reset your password now.",
    ],
    link: { label: "Open Holdfast", url: publicUrl },
    reason: "you have a Holdfast account",
    publicUrl,
  });
