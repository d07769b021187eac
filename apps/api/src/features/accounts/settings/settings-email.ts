import { composeEmail } from "../../../platform/mail/compose-email";
import { greetingTo } from "../../../platform/mail/name-in-email-rules";
import type { EmailMessage } from "../../../platform/outbox/outbox-table";

/** To the new address: the link that completes the change. */
export const confirmChangeEmail = (firstName: string, url: string): EmailMessage =>
  composeEmail({
    subject: "Confirm your new email address",
    greeting: greetingTo(firstName),
    paragraphs: [
      "Please confirm that you want to log in to Holdfast with this email address from now on.",
      "The link works once, for 24 hours. You will be logged out and can log in with the new address. If you did not ask for this, you can ignore this email.",
    ],
    link: { label: "Confirm this address", url },
  });

/** To the address of today, which may be the only one that its owner still reads. */
export const changeRequestedEmail = (
  firstName: string,
  newEmail: string,
  publicUrl: string,
): EmailMessage =>
  composeEmail({
    subject: "Somebody asked to change your email address",
    greeting: greetingTo(firstName),
    paragraphs: [
      `Somebody asked to change the email address of your Holdfast account to ${newEmail}. Nothing changes until the link in the email to that address is used.`,
      "If it was not you, please log in and change your password at once: that stops the change.",
    ],
    link: { label: "Open Holdfast", url: publicUrl },
  });

/** Tells the person of a change that somebody else may have made. */
export const secondFactorEmail = (firstName: string, publicUrl: string): EmailMessage =>
  composeEmail({
    subject: "How you log in was changed",
    greeting: greetingTo(firstName),
    paragraphs: [
      "The phone number or the two-factor authentication of your Holdfast account was changed, and you were logged out everywhere else.",
      "If it was not you, please choose a new password at once by 'Forgot password'.",
    ],
    link: { label: "Open Holdfast", url: publicUrl },
  });
