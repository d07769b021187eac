import { isLost } from "./escalation-rules";
import {
  MAX_SAFETY_REMINDERS,
  SAFETY_REMINDER_MINUTES,
  type SafetyAnswer,
  type SafetyPerson,
  type SafetySummary,
} from "./safety-check";

/** In the order of need. */
export const SAFETY_STATES = ["help", "unreached", "silent", "safe"] as const;
export type SafetyState = (typeof SAFETY_STATES)[number];

export const SAFETY_STATE_NAMES: Readonly<Record<SafetyState, string>> = {
  help: "Needs help",
  unreached: "Cannot be reached",
  silent: "No answer",
  safe: "Safe",
};

export const SAFETY_ANSWER_NAMES: Readonly<Record<SafetyAnswer, string>> = {
  safe: "I am safe",
  help: "I need help",
};

type Asked = Pick<SafetyPerson, "answer" | "email" | "mobile" | "emailDelivery" | "smsDelivery">;

/** Returns the answer of a person, or why there is none. Pure. */
export function safetyStateOf(person: Asked): SafetyState {
  if (person.answer !== null) return person.answer;
  return isLost(person) ? "unreached" : "silent";
}

/** Returns how many people are in each state. Pure. */
export function safetyCounts(people: readonly Asked[]): Readonly<Record<SafetyState, number>> {
  const counts = { help: 0, unreached: 0, silent: 0, safe: 0 };
  for (const person of people) counts[safetyStateOf(person)] += 1;
  return counts;
}

/** Returns the people with the highest need first; within a need in their order. Pure. */
export const byNeed = <Person extends Asked>(people: readonly Person[]): Person[] =>
  people.toSorted(
    (a, b) => SAFETY_STATES.indexOf(safetyStateOf(a)) - SAFETY_STATES.indexOf(safetyStateOf(b)),
  );

/** Returns 'Safe: 170. Needs help: 1. No answer: 29. Cannot be reached: 0.' Pure. */
export function safetyCountsText(people: readonly Asked[]): string {
  const counts = safetyCounts(people);
  return (["safe", "help", "silent", "unreached"] as const)
    .map((state) => `${SAFETY_STATE_NAMES[state]}: ${counts[state]}.`)
    .join(" ");
}

const MINUTE = 60_000;

type Reminded = Asked & Pick<SafetyPerson, "sentAt" | "reminders" | "askedAt">;

const isOlder = (instant: string, minutes: number, now: Date) =>
  now.getTime() - Date.parse(instant) >= minutes * MINUTE;

/** Returns whom a leader can remind now: those who can be reached and have not had a message for minutes. Pure. */
export const peopleToRemind = <Person extends Reminded>(
  people: readonly Person[],
  now: Date,
): Person[] =>
  people.filter(
    (person) =>
      person.answer === null &&
      (person.email !== null || person.mobile !== null) &&
      person.reminders < MAX_SAFETY_REMINDERS &&
      isOlder(person.sentAt, SAFETY_REMINDER_MINUTES, now),
  );

/** Returns whom to remind automatically: once, after the minutes that people of a team have to answer. Pure. */
export const peopleToRemindOnce = <Person extends Reminded>(
  people: readonly Person[],
  minutes: number,
  now: Date,
): Person[] =>
  peopleToRemind(people, now).filter(
    ({ reminders, askedAt }) => reminders === 0 && isOlder(askedAt, minutes, now),
  );

/** Returns who is silent after the question and the time for the reminder, reached or not. Pure. */
export const peopleStillSilent = <Person extends Reminded>(
  people: readonly Person[],
  minutes: number,
  now: Date,
): Person[] =>
  people.filter(({ answer, askedAt }) => answer === null && isOlder(askedAt, 2 * minutes, now));

/** Names in a sentence; the others are counted. */
const NAMED = 5;

/** Returns 'Ana Tan, Ben Ito and 28 more'. Pure. */
export function namesText(names: readonly string[], max = NAMED): string {
  const others = names.length - max;
  return `${names.slice(0, max).join(", ")}${others > 0 ? ` and ${others} more` : ""}`;
}

/** Returns '1 person was' or '30 people were'. Pure. */
export const peopleText = (count: number): string =>
  count === 1 ? "1 person was" : `${count} people were`;

/** Returns what a safety check still leaves open, such as '1 person needs help. 30 people have not answered.' Pure. */
export const openSafetyText = ({ needHelp, silent }: SafetySummary): string =>
  [
    needHelp > 0 && (needHelp === 1 ? "1 person needs help." : `${needHelp} people need help.`),
    silent > 0 &&
      (silent === 1 ? "1 person has not answered." : `${silent} people have not answered.`),
  ]
    .filter(Boolean)
    .join(" ");
