import { inGsmCharacters } from "../../platform/text-message-rules";
import {
  type AlertFacts,
  alertFacts,
  alertPart,
  alertTextFacts,
  EMAIL_LENGTHS,
  type Headline,
  headline,
  SMS_LENGTHS,
} from "../alert-text-rules";
import { LEVEL_NAMES } from "../incident-words-rules";

/** Longest name of a sender. */
const NAME_LENGTH = 40;
/** Longest words of a message: those of a new description, with its addresses written out. */
const LONGEST = 1_200;

/** A message to the responders of an incident. */
export type TeamMessage = Headline & {
  readonly senderName: string;
  readonly senderPhone: string | null;
  readonly text: string;
};

/** Returns the words of a message as it is sent: without links. Pure. */
export const messageWords = (text: string): string => alertPart(text, LONGEST);

export const messageSender = ({ senderName }: Pick<TeamMessage, "senderName">): string =>
  alertPart(senderName, NAME_LENGTH);

const senderToCall = (message: TeamMessage) =>
  [messageSender(message), message.senderPhone].filter((part) => part !== null).join(", ");

/** Returns a message as a text message: 'Level 2 incident at Harbour Café. Ana Silva, 0491 570 006: Meet at the ferry.' Pure. */
export const teamMessageSms = (message: TeamMessage): string =>
  inGsmCharacters(
    `${headline(message, SMS_LENGTHS)}. ${senderToCall(message)}: ${messageWords(message.text)}`,
  );

const levelName = (level: number) => (LEVEL_NAMES[level] ?? "").toLowerCase();

/** What an incident says of itself, which can be changed. */
export type Description = AlertFacts & Pick<Headline, "level">;

/** Returns what happened and where, as far as a change says it anew. Pure. */
export const changedFacts = (before: Description, after: Description): AlertFacts => ({
  whatHappened: after.whatHappened === before.whatHappened ? "" : after.whatHappened,
  place: after.place === before.place ? "" : after.place,
});

/** Returns what a message says of a changed incident, as text message and as email; empty if there is none. Pure. */
export function changeText(before: Description, after: Description) {
  const facts = changedFacts(before, after);
  const change = after.level > before.level ? "Raised" : "Lowered";
  const level =
    after.level === before.level
      ? []
      : [
          `${change} from level ${before.level} to level ${after.level}: ${levelName(after.level)}.`,
        ];
  return {
    text: [...level, ...alertTextFacts(facts, SMS_LENGTHS)].join(" "),
    mailText: [...level, ...alertFacts(facts, EMAIL_LENGTHS)].join(" "),
  };
}

const MINUTE = 60_000;
/** Minutes until the next update that a template proposes, and to which its time is rounded up. */
const NEXT_UPDATE = { after: 30, roundedTo: 5 };

/** A sentence that a message may begin with or contain. */
export type MessageTemplate = { readonly name: string; readonly text: string };

/**
 * Returns the templates of messages, filled with what is known.
 * @param formatTime writes a time of the day for the reader, such as '14:30'
 */
export function messageTemplates(
  { meetingPoint, place }: { readonly meetingPoint: string; readonly place: string },
  now: Date,
  formatTime: (time: Date) => string,
): MessageTemplate[] {
  const step = NEXT_UPDATE.roundedTo * MINUTE;
  const next = Math.ceil((now.getTime() + NEXT_UPDATE.after * MINUTE) / step) * step;
  return [
    { name: "Situation", text: "Situation: " },
    { name: "Next update", text: `Next update at ${formatTime(new Date(next))}.` },
    { name: "Meet here", text: `Meet here: ${sentence(meetingPoint || place)}` },
    { name: "Dial in", text: "Dial in: " },
  ];
}

const sentence = (text: string) => (text === "" || /[.!?…]$/u.test(text) ? text : `${text}.`);
