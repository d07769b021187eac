import type { Exercise, Objective, ObjectiveScore } from "@holdfast/contract/exercises/exercise";
import type { UnitResult } from "@holdfast/contract/exercises/exercise-rules";
import { dateInZone, timeInZone, timeZoneText } from "@holdfast/contract/platform/time-zone";
import { dateText } from "../document/text/date-text";

export const SCORE_WORDS: Readonly<Record<ObjectiveScore, string>> = {
  met: "Met",
  partly: "Partly met",
  "not-met": "Not met",
};

export const RESULT_WORDS: Readonly<Record<UnitResult, string>> = {
  within: "Within its RTO",
  late: "Later than its RTO",
  "not-measured": "Not measured",
  "no-rto": "No RTO set",
  "not-confirmed": "Not compared: the RTO was only proposed",
};

/** Returns the day and time at which an exercise was started, or is planned for, in its time zone. */
export function dayWords(exercise: Exercise): string {
  const { startedAt, plannedFor, startTime, timeZone } = exercise;
  if (startedAt === null)
    return `${dateText(plannedFor)}, ${startTime} (${timeZoneText(timeZone)})`;
  const instant = new Date(startedAt);
  return `${dateText(dateInZone(instant, timeZone))}, ${timeInZone(instant, timeZone)} (${timeZoneText(timeZone)})`;
}

/** Returns '75%: 1 met, 1 partly met, 0 not met'. */
export function scoreWords(score: number, objectives: readonly Pick<Objective, "score">[]): string {
  const count = (of: ObjectiveScore) => objectives.filter((one) => one.score === of).length;
  const unscored = objectives.filter((one) => one.score === null).length;
  const counts = [
    `${count("met")} met`,
    `${count("partly")} partly met`,
    `${count("not-met")} not met`,
    ...(unscored === 0 ? [] : [`${unscored} not scored`]),
  ];
  return `${score}%: ${counts.join(", ")}`;
}

/** Returns '4 h', or 'Not set'. */
export const hoursWords = (hours: number | null): string =>
  hours === null ? "Not set" : `${hours} h`;

/** Returns '1 minute', or '12 minutes'. */
export const minutesWords = (minutes: number): string =>
  minutes === 1 ? "1 minute" : `${minutes} minutes`;
