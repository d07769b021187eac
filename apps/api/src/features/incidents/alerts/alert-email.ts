import { type AlertText, listed } from "@holdfast/contract/incidents/alert-sms-rules";
import {
  alertFacts,
  type AlertLengths,
  alertPart,
  EMAIL_LENGTHS,
  factSentence,
  type Headline,
  headline,
  SMS_LENGTHS,
} from "@holdfast/contract/incidents/alert-text-rules";
import { LEVEL_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import { inGsmCharacters } from "@holdfast/contract/platform/text-message-rules";
import type { PlanScope } from "../../../platform/access/scope";
import { composeEmail } from "../../../platform/mail/compose-email";
import { greetingTo, nameInEmail } from "../../../platform/mail/name-in-email-rules";
import type { EmailMessage } from "../../../platform/outbox/outbox-table";
import type { IncidentKey } from "../log/log-store";

/** Longest name of a person. */
const NAME_LENGTH = 40;

/** The newest entry of a log. */
export type LogHead = { readonly number: number; readonly hash: string };

/** Returns the sender's part of an email that is sent in the name of the incident's organisation. Pure. */
export const inNameOf = ({ organisationName }: Pick<Headline, "organisationName">) => ({
  sentFor: longName(organisationName),
});

const longName = (organisationName: string) =>
  alertPart(organisationName, EMAIL_LENGTHS.organisationName);

/** Returns how an email starts: 'Level 2 incident at Harbour Café. Level 2 of 3 is a serious incident.' Pure. */
export const openingOf = (incident: Headline): string =>
  `${headline(incident, EMAIL_LENGTHS)}. Level ${incident.level} of 3 is a ${(LEVEL_NAMES[incident.level] ?? "").toLowerCase()}.`;

/** Composes the alert of a responder, with the link that answers it. */
export function alertEmail(
  alert: AlertText,
  to: { readonly firstName: string; readonly url: string; readonly publicUrl: string },
): EmailMessage {
  const teams = listed(alert.teamNames);
  const meetingPoint = alertPart(alert.meetingPoint, EMAIL_LENGTHS.place);
  const { declaredByName, declaredByPhone } = alert;
  const call = declaredByPhone === null ? "" : ` For questions, call ${declaredByPhone}.`;
  return composeEmail({
    ...inNameOf(alert),
    subject: `${headline(alert, EMAIL_LENGTHS)}: you are needed`,
    greeting: greetingTo(to.firstName),
    paragraphs: [
      ...(alert.isExercise ? ["This is an exercise. Nothing has happened."] : []),
      openingOf(alert),
      ...alertFacts(alert, EMAIL_LENGTHS),
      `You are needed in the ${teams}.${alert.why === "" ? "" : ` You are alerted now because: ${alert.why}`}`,
      ...(meetingPoint === "" ? [] : [factSentence("Meet at", meetingPoint)]),
      `Declared by ${alertPart(declaredByName, NAME_LENGTH)}.${call}`,
      "Use the link below to say if you can come. You do not need to log in.",
    ],
    link: { label: "Answer the alert", url: to.url },
    reason: `you are in the ${teams} of ${longName(alert.organisationName)}`,
    publicUrl: to.publicUrl,
  });
}

/** The end of an incident for the people who were alerted. */
export type StandDownText = Headline & {
  readonly place: string;
  readonly teamNames: readonly string[];
  readonly declaredByName: string;
  readonly declaredByPhone: string | null;
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
    ...(over.declaredByPhone === null
      ? []
      : [
          `For questions, call ${alertPart(over.declaredByName, NAME_LENGTH)}, ${over.declaredByPhone}.`,
        ]),
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
  `For the record, please keep this email. The log of the incident has ${number} entries. The check value (hash) of entry ${number} is ${hash}. The incident report prints the first characters of it: if they differ, the log was changed.`;

/** An incident that an email leads to. */
type OfIncident = Pick<IncidentKey, "organisationId" | "planId" | "incidentId"> & {
  readonly publicUrl: string;
};

const workspaceOf = ({ publicUrl, organisationId, planId, incidentId }: OfIncident) => ({
  link: {
    label: "Log in and open the incident",
    url: `${publicUrl}/dashboard/incident?id=${incidentId}&plan=${planId}&organisation=${organisationId}`,
  },
  publicUrl,
});

/** Who is informed because they lead. */
export type Leader = {
  readonly firstName: string;
  /** Whether the person can log in and open the incident. */
  readonly hasAccess: boolean;
};

/** Returns how a leader without an account opens the incident. Pure. */
export const wayWithoutAccount = ({ hasAccess }: Pick<Leader, "hasAccess">): string[] =>
  hasAccess ? [] : ["If you were alerted, the link of your alert opens the incident."];

/** Returns the end of an email to those who lead an incident, with a link to its workspace if they can open it. Pure. */
export const forLeaders = (to: OfIncident & Pick<Leader, "hasAccess">) => ({
  ...(to.hasAccess ? workspaceOf(to) : { publicUrl: to.publicUrl }),
  reason: "you lead this incident, or are an owner or the broker of its plan",
});

/** Whom a leader should call. */
export type PersonToCall = { readonly name: string; readonly phone: string | null };

/** Returns a line for each of the first people, such as 'Zoe Park: +61 491 570 159', and how many more there are. Pure. */
export const linesToCall = (people: readonly PersonToCall[], max: number): string[] => [
  ...people
    .slice(0, max)
    .map(({ name, phone }) => `${alertPart(name, NAME_LENGTH)}: ${phone ?? "no number"}.`),
  ...(people.length > max ? [`And ${people.length - max} more.`] : []),
];

/** Informs an owner or the broker that an incident was closed. */
export const closedEmail = (
  incident: Headline,
  log: LogHead,
  to: OfIncident & { readonly firstName: string },
): EmailMessage =>
  composeEmail({
    ...inNameOf(incident),
    subject: `${headline(incident, EMAIL_LENGTHS)}: closed`,
    greeting: greetingTo(to.firstName),
    paragraphs: [
      `${headline(incident, EMAIL_LENGTHS)} was closed with a review.`,
      logHeadText(log),
    ],
    ...workspaceOf(to),
    reason: "you are an owner or the broker of this plan",
  });

type Silence = Headline & {
  readonly teamName: string;
  /** Why no one from the team is coming (`silenceFacts`). */
  readonly facts: string;
  /** The members of the team. */
  readonly people: readonly PersonToCall[];
};

/** Names in the email, and in the text message. */
const CALLED = { email: 30, text: 3 };

const noOneComing = ({ teamName, facts, ...incident }: Silence, lengths: AlertLengths) =>
  `${headline(incident, lengths)}: no one from the ${teamName} is coming. ${facts}`;

const whatToDo = ({ people }: Silence) =>
  people.length > 0
    ? "Call them, or give their work to another team."
    : "Give its work to another team.";

/** Informs a leader that no one of a team is coming. */
export const silentTeamEmail = (silence: Silence, to: OfIncident & Leader): EmailMessage =>
  composeEmail({
    ...inNameOf(silence),
    subject: `${headline(silence, EMAIL_LENGTHS)}: no one from the ${silence.teamName} is coming`,
    greeting: greetingTo(to.firstName),
    paragraphs: [
      noOneComing(silence, EMAIL_LENGTHS),
      whatToDo(silence),
      ...linesToCall(silence.people, CALLED.email),
      ...wayWithoutAccount(to),
    ],
    ...forLeaders(to),
  });

/** The same as a text message. */
export const silentTeamSms = (silence: Silence): string =>
  inGsmCharacters(
    [
      noOneComing(silence, SMS_LENGTHS),
      whatToDo(silence),
      ...linesToCall(silence.people, CALLED.text),
    ].join(" "),
  );

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
  const plan = nameInEmail(input.planName);
  const organisation = nameInEmail(input.organisationName);
  return composeEmail({
    subject: `${plan ?? "A continuity plan"}: an incident was declared on an expired plan`,
    greeting: greetingTo(input.firstName),
    paragraphs: [
      `An incident was declared in ${plan ? `the plan ‘${plan}’` : "a continuity plan"}${organisation ? ` of ${organisation}` : ""}. This plan has expired. Its teams are shown for ${input.days} days, which is possible once a year.`,
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
