import { namesKeptText } from "@holdfast/content/legal/names-kept";
import { composeEmail } from "../../platform/mail/compose-email";
import { greetingTo } from "../../platform/mail/name-in-email-rules";
import type { EmailMessage } from "../../platform/outbox/outbox-table";

/** To the address of an account that has just been deleted. */
export const accountDeletedEmail = (firstName: string, publicUrl: string): EmailMessage =>
  composeEmail({
    subject: "Your Holdfast account has been deleted",
    greeting: greetingTo(firstName),
    paragraphs: [
      "Your Holdfast account and your personal data have been deleted. You have been logged out everywhere.",
      `Plans and other records stay with your organisations. Where they are evidence of who did what, they still show your name: ${namesKeptText()}.`,
      "You can register again with this email address at any time. If you did not delete your account, contact the people who run your Holdfast service.",
    ],
    reason: "your Holdfast account was deleted",
    publicUrl,
  });
