import { composeEmail } from "../../../platform/mail/compose-email";
import { greetingTo, nameInEmail } from "../../../platform/mail/name-in-email-rules";
import type { EmailMessage } from "../../../platform/outbox/outbox-table";

/** Why a participant gets a link: the first or a repeated invitation, another date, or the day has come. */
export type Occasion = "invited" | "moved" | "reminded";

/** The facts of an exercise that an invitation contains. */
export type InvitationText = {
  /** Of the scenario. */
  readonly name: string;
  readonly organisationName: string;
  /** Such as 12 Oct 2026. */
  readonly date: string;
  readonly facilitatorName: string;
  readonly teamName: string;
  readonly occasion: Occasion;
};

const OPENINGS: Readonly<Record<Occasion, (exercise: InvitationText) => string>> = {
  invited: ({ name, date, teamName }) =>
    `You are invited to rehearse '${name}' on ${date} with the ${teamName}.`,
  moved: ({ name, date, teamName }) =>
    `The date has changed: you are invited to rehearse '${name}' on ${date} with the ${teamName}.`,
  reminded: ({ name, date, teamName }) =>
    `Reminder: you are invited to rehearse '${name}' on ${date} with the ${teamName}.`,
};

/** Composes the invitation of a participant, with the link on which the person takes part. */
export function invitationEmail(
  exercise: InvitationText,
  to: { readonly firstName: string; readonly url: string; readonly publicUrl: string },
): EmailMessage {
  const organisation = nameInEmail(exercise.organisationName);
  const facilitator = nameInEmail(exercise.facilitatorName);
  return composeEmail({
    subject: `EXERCISE: ${exercise.name}${organisation ? ` at ${organisation}` : ""}, ${exercise.date}`,
    greeting: greetingTo(to.firstName),
    paragraphs: [
      "This is an exercise. Nothing has happened.",
      OPENINGS[exercise.occasion](exercise),
      ...(facilitator ? [`${facilitator} runs the exercise.`] : []),
      ...(exercise.occasion === "invited"
        ? []
        : ["The button has a new link. The link in the earlier email no longer works."]),
      "Use the link below to say whether you are coming. On the day, open the same link on your phone. Messages to your team appear there, and you reply with what you would do. You do not need to log in.",
    ],
    link: { label: "Open the exercise", url: to.url },
    reason: `you are in the ${exercise.teamName} of a continuity plan`,
    publicUrl: to.publicUrl,
  });
}
