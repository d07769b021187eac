import { EMAIL_LENGTHS, headline } from "@holdfast/contract/incidents/alert-text-rules";
import {
  messageSender,
  messageWords,
  type TeamMessage,
} from "@holdfast/contract/incidents/messages/team-message-rules";
import { composeEmail } from "../../../platform/mail/compose-email";
import { greetingTo } from "../../../platform/mail/name-in-email-rules";
import { inNameOf } from "../alerts/alert-email";
import type { EmailMessage } from "../../../platform/outbox/outbox-table";

/** Composes a message to the responders of an incident as an email. */
export const teamMessageEmail = (
  message: TeamMessage & {
    /** Such as 'all responders'. */
    readonly toWhom: string;
  },
  to: { readonly firstName: string; readonly publicUrl: string },
): EmailMessage => {
  const title = headline(message, EMAIL_LENGTHS);
  const sender = messageSender(message);
  return composeEmail({
    ...inNameOf(message),
    subject: `${title}: message from ${sender}`,
    greeting: greetingTo(to.firstName),
    paragraphs: [
      ...(message.isExercise ? ["This is an exercise. Nothing has happened."] : []),
      `${title}. ${sender} writes to ${message.toWhom}:`,
      messageWords(message.text),
      ...(message.senderPhone === null ? [] : [`For questions, call ${message.senderPhone}.`]),
    ],
    reason: "you were alerted to this incident",
    publicUrl: to.publicUrl,
  });
};
