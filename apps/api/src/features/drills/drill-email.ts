import { DRILL_LINK_DAYS } from "@holdfast/contract/drills/drill";
import { composeEmail } from "../../platform/mail/compose-email";
import { greetingTo, nameInEmail } from "../../platform/mail/name-in-email-rules";
import type { EmailMessage } from "../../platform/outbox/outbox-table";

/** What the email with a question says. */
export type DrillText = {
  readonly firstName: string;
  readonly organisationName: string;
  readonly teamName: string;
  readonly question: string;
  readonly url: string;
  readonly publicUrl: string;
};

/** Composes the email with the question of the month, and the link on which the person answers. */
export function drillEmail(drill: DrillText): EmailMessage {
  const organisation = nameInEmail(drill.organisationName) ?? "your organisation";
  return composeEmail({
    subject: `EXERCISE: two minutes on the continuity plan of ${organisation}`,
    greeting: greetingTo(drill.firstName),
    paragraphs: [
      "This is an exercise. Nothing has happened.",
      `The question of this month for the ${drill.teamName}: ${drill.question}`,
      `Choose an answer with the button. You see at once what the plan says, and you do not need to log in. The link works once, for ${DRILL_LINK_DAYS} days.`,
    ],
    link: { label: "Answer the question", url: drill.url },
    reason: `you are in the ${drill.teamName} of a continuity plan`,
    publicUrl: drill.publicUrl,
  });
}
