import { QUESTION_LINK_DAYS } from "@holdfast/contract/monthly-questions/monthly-question";
import { composeEmail } from "../../platform/mail/compose-email";
import { greetingTo, nameInEmail } from "../../platform/mail/name-in-email-rules";
import type { EmailMessage } from "../../platform/outbox/outbox-table";

/** The content of the email with a question. */
export type MonthlyQuestionText = {
  readonly firstName: string;
  readonly organisationName: string;
  readonly teamName: string;
  readonly question: string;
  readonly url: string;
  readonly publicUrl: string;
};

/** Composes the email with the monthly question and the link to answer it. */
export function monthlyQuestionEmail(monthlyQuestion: MonthlyQuestionText): EmailMessage {
  const organisation = nameInEmail(monthlyQuestion.organisationName) ?? "your organisation";
  return composeEmail({
    subject: `EXERCISE: a question about the continuity plan of ${organisation}`,
    greeting: greetingTo(monthlyQuestion.firstName),
    paragraphs: [
      "This is an exercise. Nothing has happened.",
      `This month's question for the ${monthlyQuestion.teamName}: ${monthlyQuestion.question}`,
      `Use the link below to answer. It takes two minutes, you do not need to log in, and you will see what the plan says. The link works once and expires in ${QUESTION_LINK_DAYS} days.`,
    ],
    link: { label: "Answer the question", url: monthlyQuestion.url },
    reason: `you are in the ${monthlyQuestion.teamName} of a continuity plan`,
    publicUrl: monthlyQuestion.publicUrl,
  });
}
