import { composeEmail } from "../../../platform/mail/compose-email";
import { greetingTo } from "../../../platform/mail/name-in-email-rules";
import type { EmailMessage } from "../../../platform/outbox/outbox-table";

/** To the new address: carries the link that completes the change. */
export const confirmChangeEmail = (
  firstName: string,
  url: string,
  publicUrl: string,
): EmailMessage =>
  composeEmail({
    subject: "Confirm your new email address",
    greeting: greetingTo(firstName),
    paragraphs: [
      "Confirm this email address to use it for logging in to Holdfast.",
      "The link works once and expires in 24 hours. You will be logged out. Log in again with the new address. If you did not ask for this, you can ignore this email.",
    ],
    link: { label: "Confirm this address", url },
    reason: "someone entered this address as their new email address for Holdfast",
    publicUrl,
  });

/** To the current address, which may be the only one that its owner still reads. */
export const changeRequestedEmail = (
  firstName: string,
  newEmail: string,
  publicUrl: string,
): EmailMessage =>
  composeEmail({
    subject: "Someone asked to change your email address",
    greeting: greetingTo(firstName),
    paragraphs: [
      `Someone asked to change the email address of your Holdfast account to ${newEmail}. Nothing changes until the link we sent to that address is used.`,
      "If this was not you, log in and change your password now. That cancels the change.",
    ],
    link: { label: "Open Holdfast", url: publicUrl },
    reason: "you have a Holdfast account",
    publicUrl,
  });

/** Reports a change that someone else may have made. */
export const secondFactorEmail = (firstName: string, publicUrl: string): EmailMessage =>
  composeEmail({
    subject: "Your login settings were changed",
    greeting: greetingTo(firstName),
    paragraphs: [
      "The phone number or the two-factor method of your Holdfast account was changed, and you were logged out everywhere else.",
      "If this was not you, choose 'Forgot password' and reset your password now.",
    ],
    link: { label: "Open Holdfast", url: publicUrl },
    reason: "you have a Holdfast account",
    publicUrl,
  });
