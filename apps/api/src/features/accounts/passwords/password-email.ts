import { composeEmail } from "../../../platform/mail/compose-email";
import { greetingTo } from "../../../platform/mail/name-in-email-rules";
import type { EmailMessage } from "../../../platform/outbox/outbox-table";

/** The link that sets a new password, for one hour. */
export const resetEmail = (firstName: string, url: string): EmailMessage =>
  composeEmail({
    subject: "Choose a new Holdfast password",
    greeting: greetingTo(firstName),
    paragraphs: [
      "Somebody, probably you, asked for a new password for this email address.",
      "The link works once, for one hour. If it was not you, you can ignore this email: your password stays as it is.",
    ],
    link: { label: "Choose a new password", url },
  });

/** Tells the person of a change that somebody else may have made. */
export const passwordChangedEmail = (firstName: string, publicUrl: string): EmailMessage =>
  composeEmail({
    subject: "Your password was changed",
    greeting: greetingTo(firstName),
    paragraphs: [
      "The password of your Holdfast account was changed, and you were logged out everywhere else.",
      "If it was not you, please choose a new one at once by 'Forgot password'.",
    ],
    link: { label: "Open Holdfast", url: publicUrl },
  });
