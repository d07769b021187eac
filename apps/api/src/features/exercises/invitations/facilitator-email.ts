import { composeEmail } from "../../../platform/mail/compose-email";
import { greetingTo, nameInEmail } from "../../../platform/mail/name-in-email-rules";
import type { EmailMessage } from "../../../platform/outbox/outbox-table";
import { placeLines } from "./invitation-email";

/** What the reminder says to the person who planned the exercise. */
export type FacilitatorText = {
  readonly firstName: string | null;
  readonly name: string;
  readonly organisationName: string;
  /** Such as 12 Oct 2026, 10:00 (Sydney time). */
  readonly start: string;
  readonly place: string;
  readonly facilitatorName: string;
  readonly participants: number;
  readonly coming: number;
  readonly url: string;
  readonly publicUrl: string;
};

/** Composes the reminder of an exercise to the person who planned it. */
export function facilitatorEmail(exercise: FacilitatorText): EmailMessage {
  const { name, start, participants, coming } = exercise;
  const organisation = nameInEmail(exercise.organisationName);
  const facilitator = nameInEmail(exercise.facilitatorName);
  return composeEmail({
    subject: `EXERCISE: ${name}${organisation ? ` at ${organisation}` : ""}, ${start}`,
    greeting: greetingTo(exercise.firstName ?? ""),
    paragraphs: [
      `Reminder: '${name}' is planned for ${start}.`,
      ...placeLines(exercise.place),
      ...(facilitator ? [`${facilitator} runs the exercise.`] : []),
      `Participants who have said that they are coming: ${coming} of ${participants}.`,
      "Use the link below to open the exercise. You can start it there when everyone is ready, or change its date.",
    ],
    link: { label: "Open the exercise", url: exercise.url },
    reason: "you planned this exercise",
    publicUrl: exercise.publicUrl,
  });
}
