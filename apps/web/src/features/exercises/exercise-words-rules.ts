import type {
  ExerciseSummary,
  InvitationReply,
  ObjectiveScore,
  Participant,
} from "@holdfast/contract/exercises/exercise";
import { startText, type UnitResult } from "@holdfast/contract/exercises/exercise-rules";
import { formatInstant, instantInText } from "../../platform/format/date-format";

export const STATUS_NAMES: Readonly<Record<ExerciseSummary["status"], string>> = {
  planned: "Planned",
  running: "Running",
  finished: "Finished",
};

export const SCORE_NAMES: Readonly<Record<ObjectiveScore, string>> = {
  met: "Met",
  partly: "Partly met",
  "not-met": "Not met",
};

export const RESULT_NAMES: Readonly<Record<UnitResult, string>> = {
  within: "Within its RTO",
  late: "Later than its RTO",
  "not-measured": "Not measured",
  "no-rto": "No RTO set",
  "not-confirmed": "Not compared: the RTO was only proposed",
};

export const REPLY_NAMES: Readonly<Record<InvitationReply, string>> = {
  coming: "I am coming",
  "not-coming": "I cannot come",
};

export const TEAM_NAMES: Readonly<Record<number, string>> = {
  1: "Emergency Response Team",
  2: "IT Recovery Team",
  3: "Crisis Management Team",
};

/** Returns when an exercise is planned for, or the day on which it was run. Pure. */
export const whenText = (exercise: ExerciseSummary): string =>
  exercise.startedAt === null ? startText(exercise) : instantInText(exercise.startedAt);

/** Returns what is known of a participant's invitation. Pure. */
export function invitationText({ email, invitedAt, reply }: Participant): string {
  if (email === null) return "No email address. Read the messages to this person";
  if (invitedAt === null) return "Not invited yet";
  if (reply === "coming") return "Is coming";
  if (reply === "not-coming") return "Cannot come";
  return `Invited ${formatInstant(invitedAt)}, no answer yet`;
}

/** Returns the minutes since an instant, at least 0. Pure. */
export const minutesSince = (instant: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / 60_000));
