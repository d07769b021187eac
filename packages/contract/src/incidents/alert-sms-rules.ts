import { inGsmCharacters, segmentsOf } from "../platform/text-message-rules";
import {
  type AlertFacts,
  alertPart,
  alertTextFacts,
  factSentence,
  type Headline,
  headline,
  partAtClause,
  SMS_LENGTHS,
} from "./alert-text-rules";

/** The facts of an incident that an alert contains. */
export type AlertText = AlertFacts &
  Headline & {
    /** Of the person's teams that are activated. */
    readonly teamNames: readonly string[];
    readonly declaredByName: string;
    readonly declaredByPhone: string | null;
    /** Empty if the plan has none. */
    readonly meetingPoint: string;
    /** Why the person is alerted in place of others, such as 'Priya Rao has not answered.'; empty for the first ones. */
    readonly why: string;
  };

/** Longest name of a person in an alert. */
const NAME_LENGTH = 40;

/** Returns names as in a sentence: 'Ana, Ben and Cleo'. Pure. */
export const listed = (names: readonly string[]) =>
  [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" and ");

type Longest = { readonly meetingPoint: number; readonly place: number };
/** Longest meeting point and place of a text message, in characters. */
const FULL: Longest = { meetingPoint: 80, place: SMS_LENGTHS.place };
/** The same for an alert that would take one message of the network more. */
const SHORTER: readonly Longest[] = [
  { meetingPoint: 60, place: SMS_LENGTHS.place },
  { meetingPoint: 40, place: SMS_LENGTHS.place },
  { meetingPoint: 40, place: 24 },
];

function alertSmsWithin(alert: AlertText, url: string, longest: Longest) {
  const { declaredByPhone } = alert;
  const phone = declaredByPhone === null ? "" : `, ${declaredByPhone}`;
  const whatHappened = alertPart(alert.whatHappened, SMS_LENGTHS.whatHappened);
  const place = partAtClause(alert.place, longest.place);
  const meetingPoint = partAtClause(alert.meetingPoint, longest.meetingPoint);
  const text = inGsmCharacters(
    [
      `${headline(alert, SMS_LENGTHS)}.`,
      ...alertTextFacts({ whatHappened, place }, SMS_LENGTHS),
      `You are needed: ${listed(alert.teamNames)}.`,
      ...(alert.why === "" ? [] : [alert.why]),
      ...(meetingPoint === "" ? [] : [factSentence("Meet at", meetingPoint)]),
      `From ${alertPart(alert.declaredByName, NAME_LENGTH)}${phone}.`,
      `Answer: ${url}`,
    ].join(" "),
  );
  const isShortened = [whatHappened, place, meetingPoint].some((part) => part.endsWith("…"));
  return { text, isShortened };
}

/**
 * Returns the alert of a responder as a text message, with the link that answers it, and whether it has less than the
 * email. Place and meeting point are shortened if that saves a message of the network: the page of the link has both. Pure.
 */
export function alertSms(alert: AlertText, url: string) {
  let best = alertSmsWithin(alert, url, FULL);
  for (const longest of SHORTER) {
    const shorter = alertSmsWithin(alert, url, longest);
    if (segmentsOf(shorter.text) < segmentsOf(best.text)) best = shorter;
  }
  return best;
}
