import type { ObjectiveScore } from "@holdfast/contract/exercises/exercise";
import type { UnitResult } from "@holdfast/contract/exercises/exercise-rules";

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

/** Returns '4 h', or 'Not set'. */
export const hoursWords = (hours: number | null): string =>
  hours === null ? "Not set" : `${hours} h`;

/** Returns '1 minute', or '12 minutes'. */
export const minutesWords = (minutes: number): string =>
  minutes === 1 ? "1 minute" : `${minutes} minutes`;
