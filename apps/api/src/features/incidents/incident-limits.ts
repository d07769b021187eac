import { HOUR, MINUTE } from "../../platform/clock";
import type { Limit } from "../../platform/limits/rate-limits";

/** Each declaration alerts people by email and text message. Rehearsals are counted apart from the real ones. */
export const DECLARATIONS_BY_ORGANISATION: Limit = {
  name: "declarations-organisation",
  max: 20,
  window: HOUR,
  message: (minutes) =>
    `You have declared 20 incidents in an hour. You can declare the next one in ${minutes}. Until then, call the people you need.`,
};
export const REHEARSALS_BY_ORGANISATION: Limit = {
  name: "rehearsals-organisation",
  max: 20,
  window: HOUR,
  message: (minutes) =>
    `You have started 20 rehearsals in an hour. You can start the next one in ${minutes}. You can declare a real incident at any time.`,
};
/** A leader alerts single people again; teams are alerted by the declaration. */
export const REPEATED_ALERTS_BY_ORGANISATION: Limit = {
  name: "repeated-alerts-organisation",
  max: 60,
  window: HOUR,
};
/** Each is an email, and within the limit a text message, to every responder. */
export const MESSAGES_BY_ORGANISATION: Limit = {
  name: "team-messages-organisation",
  max: 60,
  window: HOUR,
};
/** Re-encoding a photo takes about half a second of processor time. */
export const LOG_PHOTOS_BY_ACCOUNT: Limit = {
  name: "log-photos-account",
  max: 60,
  window: 10 * MINUTE,
};
/** Each can send an email and a text message to every contact. The first ones of real incidents are not counted. */
export const SAFETY_CHECKS_BY_ORGANISATION: Limit = {
  name: "safety-checks-organisation",
  max: 20,
  window: HOUR,
};
/** Each person gets only a few reminders, some minutes apart. */
export const SAFETY_REMINDERS_BY_ORGANISATION: Limit = {
  name: "safety-reminders-organisation",
  max: 60,
  window: HOUR,
};
/** Each call for help is sent to the leaders. */
export const SAFETY_ANSWERS_BY_LINK: Limit = {
  name: "safety-answers-link",
  max: 30,
  window: HOUR,
};
/** Answers, ticks and entries of one person. */
export const ALERT_CHANGES_BY_LINK: Limit = {
  name: "alert-changes-link",
  max: 300,
  window: 10 * MINUTE,
};
/** Re-encoding a photo takes about half a second of processor time. */
export const LOG_PHOTOS_BY_LINK: Limit = {
  name: "alert-photos-link",
  max: 30,
  window: 10 * MINUTE,
};
