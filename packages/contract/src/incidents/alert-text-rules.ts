import { shortened, withoutLinks } from "../platform/link-rules";

/** Longest parts of a text message, in characters: together about four messages of the network. */
export const SMS_LENGTHS = { organisationName: 40, whatHappened: 200, place: 80 } as const;
/** Longest parts of an email. */
export const EMAIL_LENGTHS = { organisationName: 60, whatHappened: 500, place: 500 } as const;
export type AlertLengths = { readonly [Part in keyof typeof SMS_LENGTHS]: number };

/** The facts of an incident that an alert contains. */
export type AlertFacts = { readonly whatHappened: string; readonly place: string };

const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Returns a text as an alert contains it: one line without links, cut at a word. Pure. */
export const alertPart = (text: string, max: number): string =>
  shortened(withoutLinks(text.replaceAll(BREAKS, " ")).trim(), max);

/** Returns the same, cut at the end of a clause if that leaves half of it. Pure. */
export function partAtClause(text: string, max: number): string {
  const part = alertPart(text, max);
  const [, clause = ""] = /^(.*)[,;.] [^,;.]*…$/u.exec(part) ?? [];
  return clause.length >= max / 2 ? `${clause}…` : part;
}

/** Returns a part as a sentence: 'Where: 12 Quay Street.' Pure. */
export const factSentence = (label: string, text: string) => `${label}: ${asSentence(text)}`;

const asSentence = (text: string) => `${text}${/[.!?…]$/u.test(text) ? "" : "."}`;

const factsIn = ({ whatHappened, place }: AlertFacts, lengths: AlertLengths) => ({
  whatHappened: alertPart(whatHappened, lengths.whatHappened),
  place: alertPart(place, lengths.place),
});

/** Whether a message shortens what happened or where. Pure. */
export const isShortened = (facts: AlertFacts, lengths: AlertLengths): boolean =>
  Object.values(factsIn(facts, lengths)).some((part) => part.endsWith("…"));

/** Returns the sentences of an email that say what happened and where; none for what is not known yet. Pure. */
export function alertFacts(facts: AlertFacts, lengths: AlertLengths): string[] {
  const { whatHappened, place } = factsIn(facts, lengths);
  return [
    ...(whatHappened === "" ? [] : [factSentence("What happened", whatHappened)]),
    ...(place === "" ? [] : [factSentence("Where", place)]),
  ];
}

/** The same for a text message, which is shorter. Pure. */
export function alertTextFacts(facts: AlertFacts, lengths: AlertLengths): string[] {
  const { whatHappened, place } = factsIn(facts, lengths);
  return [
    ...(whatHappened === "" ? [] : [asSentence(whatHappened)]),
    ...(place === "" ? [] : [factSentence("Where", place)]),
  ];
}

/** Starts every message of a rehearsal. */
const EXERCISE = "EXERCISE";

/** What each message of an incident starts with. */
export type Headline = {
  readonly isExercise: boolean;
  readonly level: number;
  readonly organisationName: string;
};

/** Returns how each message of an incident starts: 'EXERCISE: Level 2 incident at Harbour Café'. Pure. */
export const headline = (
  { isExercise, level, organisationName }: Headline,
  lengths: AlertLengths,
): string =>
  `${isExercise ? `${EXERCISE}: ` : ""}Level ${level} incident at ${alertPart(organisationName, lengths.organisationName)}`;

/**
 * Returns how a message of a real incident begins, for people who have never had one; nothing for an organisation
 * without a name. Pure.
 */
export function realAlertLines(organisationName: string | undefined): string[] {
  if (organisationName === undefined) return [];
  const sender = alertPart(organisationName, EMAIL_LENGTHS.organisationName);
  const start = headline({ isExercise: false, level: 2, organisationName }, EMAIL_LENGTHS);
  return [
    `A message in a real emergency comes from ‘"${sender}" via Holdfast’ and starts like this: ‘${start}’. In a rehearsal of it, the first word is ${EXERCISE}.`,
  ];
}
