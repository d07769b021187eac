import { type AlertText, contactFacts, listed } from "@holdfast/contract/incidents/alert-sms-rules";
import {
  alertFacts,
  type AlertLengths,
  alertPart,
  EMAIL_LENGTHS,
  type Headline,
  headline,
  SMS_LENGTHS,
} from "@holdfast/contract/incidents/alert-text-rules";
import { inGsmCharacters } from "@holdfast/contract/platform/text-message-rules";
import type { PlanScope } from "../../../platform/access/scope";
import { composeEmail } from "../../../platform/mail/compose-email";
import { greetingTo, nameInEmail } from "../../../platform/mail/name-in-email-rules";
import type { EmailMessage } from "../../../platform/outbox/outbox-table";

/** The newest entry of a log. */
export type LogHead = { readonly number: number; readonly hash: string };

/** Returns the sender's part of an email that is sent in the name of the incident's organisation. Pure. */
export const inNameOf = ({ organisationName }: Pick<Headline, "organisationName">) => ({
  sentFor: alertPart(organisationName, EMAIL_LENGTHS.organisationName),
});

/** Composes the alert of a responder, with the link that answers it. */
export function alertEmail(
  alert: AlertText,
  to: { readonly firstName: string; readonly url: string; readonly publicUrl: string },
): EmailMessage {
  const teams = listed(alert.teamNames);
  const title = headline(alert, EMAIL_LENGTHS);
  return composeEmail({
    ...inNameOf(alert),
    subject: `${title}: your team is needed`,
    greeting: greetingTo(to.firstName),
    paragraphs: [
      ...(alert.isExercise ? ["This is an exercise. Nothing has happened."] : []),
      `${title}. You are needed in the ${teams}.`,
      ...(alert.why === "" ? [] : [`You are alerted now because: ${alert.why}`]),
      ...alertFacts(alert, EMAIL_LENGTHS),
      ...contactFacts(alert, EMAIL_LENGTHS, "Declared by"),
      "Use the link below to say if you can come. You do not need to log in.",
    ],
    link: { label: "Answer the alert", url: to.url },
    reason: `you are in the ${teams} of a continuity plan`,
    publicUrl: to.publicUrl,
  });
}

/** The end of an incident for the people who were alerted. */
export type StandDownText = Headline & {
  readonly place: string;
  readonly teamNames: readonly string[];
  /** Since the declaration, such as '3 h 12 min'. */
  readonly declaredAgo: string;
  /** The level of a real incident of the organisation that is still active; null if there is none. */
  readonly levelThatGoesOn: number | null;
};

const standDown = (over: StandDownText, lengths: AlertLengths) => {
  const place = alertPart(over.place, lengths.place);
  const where = place === "" ? "" : `, ${place}`;
  return [
    `${headline(over, lengths)} (declared ${over.declaredAgo} ago${where}) is over for the ${listed(over.teamNames)}.`,
    over.levelThatGoesOn === null
      ? "You are no longer needed. Thank you."
      : `You are no longer needed for it. The level ${over.levelThatGoesOn} incident goes on.`,
  ];
};

/** Composes the message that the teams are stood down. */
export const standDownEmail = (
  over: StandDownText,
  log: LogHead,
  to: { readonly firstName: string; readonly publicUrl: string },
): EmailMessage =>
  composeEmail({
    ...inNameOf(over),
    subject: `${headline(over, EMAIL_LENGTHS)}: stood down`,
    greeting: greetingTo(to.firstName),
    paragraphs: [...standDown(over, EMAIL_LENGTHS), logHeadText(log)],
    reason: "you were alerted to this incident",
    publicUrl: to.publicUrl,
  });

/** The same as a text message, for people on their way. */
export const standDownSms = (over: StandDownText): string =>
  inGsmCharacters(standDown(over, SMS_LENGTHS).join(" "));

/** Outside the database, it shows later whether entries were changed or deleted. */
const logHeadText = ({ number, hash }: LogHead) =>
  `Keep this email for a later check of the log. The log has ${number} entries. Hash of entry ${number}: ${hash}. The incident report prints the first characters of the hash of each entry, which must be the same.`;

/** Informs an owner or the broker that an incident was closed. */
export const closedEmail = (
  incident: Headline,
  log: LogHead,
  to: { readonly firstName: string; readonly publicUrl: string },
): EmailMessage =>
  composeEmail({
    ...inNameOf(incident),
    subject: `${headline(incident, EMAIL_LENGTHS)}: closed`,
    greeting: greetingTo(to.firstName),
    paragraphs: [
      `${headline(incident, EMAIL_LENGTHS)} was closed with a review.`,
      logHeadText(log),
    ],
    link: { label: "Open the incidents", url: `${to.publicUrl}/dashboard/incidents` },
    reason: "you are an owner or the broker of this plan",
    publicUrl: to.publicUrl,
  });

type Silence = Headline & {
  readonly teamName: string;
  /** Why no one from the team is coming (`silenceFacts`). */
  readonly facts: string;
  readonly hasMembers: boolean;
};

const noOneComing = ({ teamName, facts, ...incident }: Silence, lengths: AlertLengths) =>
  `${headline(incident, lengths)}: no one from the ${teamName} is coming. ${facts}`;

const whatToDo = ({ hasMembers }: Silence) =>
  hasMembers ? "Call them, or give their work to another team." : "Give its work to another team.";

/** Informs a leader that no one of a team is coming. */
export const silentTeamEmail = (
  silence: Silence,
  to: { readonly firstName: string; readonly publicUrl: string },
): EmailMessage =>
  composeEmail({
    ...inNameOf(silence),
    subject: `${headline(silence, EMAIL_LENGTHS)}: no one from the ${silence.teamName} is coming`,
    greeting: greetingTo(to.firstName),
    paragraphs: [
      noOneComing(silence, EMAIL_LENGTHS),
      `${whatToDo(silence)}${silence.hasMembers ? " Their numbers are in the incident, under People." : ""}`,
    ],
    link: { label: "Open the incidents", url: `${to.publicUrl}/dashboard/incidents` },
    reason: "you lead this incident, or are an owner or the broker of its plan",
    publicUrl: to.publicUrl,
  });

/** The same as a text message. */
export const silentTeamSms = (silence: Silence): string =>
  inGsmCharacters(`${noOneComing(silence, SMS_LENGTHS)} ${whatToDo(silence)}`);

/** Informs an owner or broker that an incident has opened the teams of an expired plan. */
export const openedPlanEmail = (input: {
  readonly firstName: string;
  readonly planName: string;
  readonly organisationName: string;
  readonly plan: Pick<PlanScope, "organisationId" | "planId">;
  readonly days: number;
  readonly publicUrl: string;
}): EmailMessage => {
  const { organisationId, planId } = input.plan;
  const plan = nameInEmail(input.planName) ?? "A continuity plan";
  const organisation = nameInEmail(input.organisationName);
  return composeEmail({
    subject: `${plan}: an incident was declared on an expired plan`,
    greeting: greetingTo(input.firstName),
    paragraphs: [
      `An incident was declared on ${plan}${organisation ? ` of ${organisation}` : ""}, which has expired. You can see its teams for ${input.days} days. This is possible once a year.`,
      "To see them for longer, renew the plan.",
    ],
    link: {
      label: "Open the plans",
      url: `${input.publicUrl}/dashboard/plans?plan=${planId}&organisation=${organisationId}`,
    },
    reason: "you are an owner or the broker of this plan",
    publicUrl: input.publicUrl,
  });
};
