import {
  type AlertFacts,
  alertFacts,
  alertTextFacts,
  type AlertLengths,
  alertPart,
  EMAIL_LENGTHS,
  type Headline,
  headline,
} from "@holdfast/contract/incidents/alert-text-rules";
import { inGsmCharacters, segmentsOf } from "@holdfast/contract/platform/text-message-rules";
import { composeEmail, type EmailParts } from "../../../platform/mail/compose-email";
import { greetingTo } from "../../../platform/mail/name-in-email-rules";
import {
  forLeaders,
  inNameOf,
  type Leader,
  linesToCall,
  openingOf,
  type PersonToCall,
  wayWithoutAccount,
} from "../alerts/alert-email";
import type { EmailMessage } from "../../../platform/outbox/outbox-table";

/** Longest parts of the text message, so that with the link it usually takes two messages of the network. */
const TEXT_LENGTHS: AlertLengths = { organisationName: 40, whatHappened: 80, place: 40 };
const NAME_LENGTH = 40;

const IN_DANGER = "In danger? Call the emergency services.";

/** The facts of an incident that its safety check contains. */
export type SafetyFacts = Headline & AlertFacts;

/** Whom a message asks, with the personal link. */
export type AskedPerson = {
  readonly name: string;
  readonly url: string;
  readonly isReminder: boolean;
};

const reminded = ({ isReminder }: Pick<AskedPerson, "isReminder">) =>
  isReminder ? "Reminder. " : "";

/** Returns the subject and the text of the email, for a preview and for sending. Pure. */
export const questionParts = (
  facts: SafetyFacts,
  { isReminder }: Pick<AskedPerson, "isReminder">,
): Pick<EmailParts, "subject" | "paragraphs"> => {
  const title = headline(facts, EMAIL_LENGTHS);
  return {
    subject: `${title}: are you safe?${isReminder ? " (reminder)" : ""}`,
    paragraphs: [
      ...(facts.isExercise
        ? [
            "This is an exercise. Nothing has happened. Please answer as you would in a real incident.",
          ]
        : []),
      openingOf(facts),
      ...alertFacts(facts, EMAIL_LENGTHS),
      isReminder
        ? "You have not answered yet. Are you safe?"
        : "Are you safe? Please answer now, even if you are not at work.",
      "If you are in danger, call the emergency services first.",
      "Use the link below to answer. You do not need to log in, and you can change your answer later.",
    ],
  };
};

/** Composes the email that asks a person whether they are safe. */
export const safetyEmail = (
  facts: SafetyFacts,
  person: AskedPerson,
  publicUrl: string,
): EmailMessage =>
  composeEmail({
    ...inNameOf(facts),
    ...questionParts(facts, person),
    greeting: greetingTo(person.name),
    link: { label: "Answer: I am safe, or I need help", url: person.url },
    reason: `you are a contact of ${alertPart(facts.organisationName, EMAIL_LENGTHS.organisationName)}`,
    publicUrl,
  });

/** The same as a text message. What to do in danger is left out if it takes a message of the network more. */
export function safetySms(facts: SafetyFacts, person: AskedPerson): string {
  const start = [
    `${headline(facts, TEXT_LENGTHS)}.`,
    `${reminded(person)}Are you safe, ${alertPart(person.name, NAME_LENGTH)}?`,
    ...alertTextFacts(facts, TEXT_LENGTHS),
  ];
  const end = `Answer: ${person.url}`;
  const short = inGsmCharacters([...start, end].join(" "));
  const whole = inGsmCharacters([...start, IN_DANGER, end].join(" "));
  return segmentsOf(whole) > segmentsOf(short) ? short : whole;
}

/** Who needs help, where and what for. */
export type HelpText = {
  readonly name: string;
  readonly place: string;
  readonly text: string;
  readonly phone: string | null;
};

const helpFacts = ({ place, text, phone }: HelpText, lengths: AlertLengths) => [
  place === "" ? "Where: not known yet." : `Where: ${alertPart(place, lengths.place)}.`,
  ...(text === "" ? [] : [`‘${alertPart(text, lengths.whatHappened)}’.`]),
  phone === null ? "No phone number is known." : `Call ${phone}.`,
];

type ToLeader = Parameters<typeof forLeaders>[0] & Leader;

/** Informs a leader that a person needs help. */
export const helpEmail = (incident: Headline, help: HelpText, to: ToLeader): EmailMessage => {
  const name = alertPart(help.name, NAME_LENGTH);
  return composeEmail({
    ...inNameOf(incident),
    subject: `${headline(incident, EMAIL_LENGTHS)}: ${name} needs help`,
    greeting: greetingTo(to.firstName),
    paragraphs: [
      `${headline(incident, EMAIL_LENGTHS)}: ${name} needs help.`,
      ...helpFacts(help, EMAIL_LENGTHS),
      ...wayWithoutAccount(to),
    ],
    ...forLeaders(to),
  });
};

/** The same as a text message. */
export const helpSms = (incident: Headline, help: HelpText): string =>
  inGsmCharacters(
    [
      `${headline(incident, TEXT_LENGTHS)}: ${alertPart(help.name, NAME_LENGTH)} needs help.`,
      ...helpFacts(help, TEXT_LENGTHS),
    ].join(" "),
  );

/** People who have not answered. */
export type SilentPeople = {
  readonly people: readonly PersonToCall[];
  readonly asked: number;
};

/** Names in the email, and in the text message. */
const LISTED = { email: 30, text: 5 };

const silenceOf = ({ people, asked }: SilentPeople) =>
  `${people.length} of ${asked} people have not answered the safety check`;

/** Informs a leader who has not answered, also after a reminder. */
export const silentPeopleEmail = (
  incident: Headline,
  silent: SilentPeople,
  to: ToLeader,
): EmailMessage =>
  composeEmail({
    ...inNameOf(incident),
    subject: `${headline(incident, EMAIL_LENGTHS)}: ${silenceOf(silent)}`,
    greeting: greetingTo(to.firstName),
    paragraphs: [
      `${headline(incident, EMAIL_LENGTHS)}: ${silenceOf(silent)}.`,
      to.hasAccess
        ? "Call them, or ask who has seen them. Mark those who are safe in the incident, under Safety check."
        : "Call them, or ask who has seen them.",
      ...linesToCall(silent.people, LISTED.email),
      ...wayWithoutAccount(to),
    ],
    ...forLeaders(to),
  });

/** The same as a text message. */
export const silentPeopleSms = (incident: Headline, silent: SilentPeople): string =>
  inGsmCharacters(
    [
      `${headline(incident, TEXT_LENGTHS)}: ${silenceOf(silent)}. Call them.`,
      ...linesToCall(silent.people, LISTED.text),
    ].join(" "),
  );
