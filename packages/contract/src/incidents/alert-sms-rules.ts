import { inGsmCharacters } from "../platform/text-message-rules";
import {
  type AlertFacts,
  type AlertLengths,
  alertPart,
  alertTextFacts,
  factSentence,
  type Headline,
  headline,
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

/** Returns where to meet, and who declared the incident with a number to call. Pure. */
export function contactFacts(
  { meetingPoint, declaredByName, declaredByPhone }: AlertText,
  lengths: AlertLengths,
  by: "Declared by" | "From",
): string[] {
  const meeting = alertPart(meetingPoint, lengths.place);
  const phone = declaredByPhone === null ? "" : `, ${declaredByPhone}`;
  return [
    ...(meeting === "" ? [] : [factSentence("Meet at", meeting)]),
    `${by} ${alertPart(declaredByName, NAME_LENGTH)}${phone}.`,
  ];
}

/** Returns names as in a sentence: 'Ana, Ben and Cleo'. Pure. */
export const listed = (names: readonly string[]) =>
  [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" and ");

/** Returns the alert of a responder as a text message, with the link that answers it. Pure. */
export const alertSms = (alert: AlertText, url: string): string =>
  inGsmCharacters(
    [
      `${headline(alert, SMS_LENGTHS)}. ${listed(alert.teamNames)} needed.`,
      ...(alert.why === "" ? [] : [alert.why]),
      ...alertTextFacts(alert, SMS_LENGTHS),
      ...contactFacts(alert, SMS_LENGTHS, "From"),
      `Answer: ${url}`,
    ].join(" "),
  );
