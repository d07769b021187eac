import { realAlertLines } from "@holdfast/contract/incidents/alert-text-rules";
import { composeEmail } from "../../../platform/mail/compose-email";
import { greetingTo, nameInEmail } from "../../../platform/mail/name-in-email-rules";
import type { Attachment, EmailMessage } from "../../../platform/outbox/outbox-table";

/** Why a participant gets a link: the first or a repeated invitation, another time or place, or the day has come. */
export type Occasion = "invited" | "moved" | "relocated" | "reminded";

/** The facts of an exercise that an invitation contains. */
export type InvitationText = {
  /** Of the scenario. */
  readonly name: string;
  readonly organisationName: string;
  /** Such as 12 Oct 2026, 10:00 (Sydney time). */
  readonly start: string;
  readonly place: string;
  readonly facilitatorName: string;
  readonly teamName: string;
};

/** Who gets an email, and the exercise as an entry in that person's calendar. */
type Recipient = {
  readonly firstName: string;
  readonly publicUrl: string;
  readonly calendar: Attachment;
};

const OPENINGS: Readonly<Record<Occasion, string>> = {
  invited: "You are invited",
  moved: "The time has changed: you are invited",
  relocated: "The place has changed: you are invited",
  reminded: "Reminder: you are invited",
};

/** Returns where an exercise takes place; empty if the text could carry a separate message. */
export const placeLines = (place: string): string[] => {
  const shown = nameInEmail(place);
  return shown === undefined ? [] : [`Where: ${shown}.`];
};

const subjectOf = ({ name, organisationName, start }: InvitationText): string => {
  const organisation = nameInEmail(organisationName);
  return `EXERCISE: ${name}${organisation ? ` at ${organisation}` : ""}, ${start}`;
};

const reasonOf = ({ teamName }: InvitationText) =>
  `you are in the ${teamName} of a continuity plan`;

const factsOf = (exercise: InvitationText): string[] => {
  const facilitator = nameInEmail(exercise.facilitatorName);
  return [
    ...placeLines(exercise.place),
    ...(facilitator ? [`${facilitator} runs the exercise.`] : []),
  ];
};

/** Composes the invitation of a participant, with the link on which the person takes part. */
export function invitationEmail(
  exercise: InvitationText,
  occasion: Occasion,
  to: Recipient & { readonly url: string },
): EmailMessage {
  const { name, start, teamName } = exercise;
  const email = composeEmail({
    subject: subjectOf(exercise),
    greeting: greetingTo(to.firstName),
    paragraphs: [
      "This is an exercise. Nothing has happened.",
      `${OPENINGS[occasion]} to rehearse '${name}' on ${start} with the ${teamName}.`,
      ...factsOf(exercise),
      ...(occasion === "invited"
        ? []
        : ["The button has a new link. The link in the earlier email no longer works."]),
      "Open the attached file to add the exercise to your calendar.",
      "Use the link below to say whether you are coming. On the day, open the same link on your phone. Messages to your team appear there, and you reply with what you would do. You do not need to log in.",
      ...realAlertLines(nameInEmail(exercise.organisationName)),
    ],
    link: { label: "Open the exercise", url: to.url },
    reason: reasonOf(exercise),
    publicUrl: to.publicUrl,
  });
  return { ...email, attachments: [to.calendar] };
}

/** Composes the news that an exercise is cancelled. */
export function cancellationEmail(exercise: InvitationText, to: Recipient): EmailMessage {
  const { name, start, teamName } = exercise;
  const email = composeEmail({
    subject: `CANCELLED: ${subjectOf(exercise)}`,
    greeting: greetingTo(to.firstName),
    paragraphs: [
      "This is about an exercise. Nothing has happened.",
      `The exercise '${name}' on ${start} with the ${teamName} is cancelled. You do not need to do anything, and your link no longer works.`,
      "If the exercise is in your calendar, open the attached file to cancel it there, or delete it.",
    ],
    reason: reasonOf(exercise),
    publicUrl: to.publicUrl,
  });
  return { ...email, attachments: [to.calendar] };
}
