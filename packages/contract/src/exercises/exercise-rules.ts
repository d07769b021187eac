import { dateInText } from "../platform/calendar-rules";
import { timeZoneText } from "../platform/time-zone";
import type {
  Exercise,
  ExerciseSummary,
  ExerciseUnit,
  Inject,
  Objective,
  ObjectiveScore,
} from "./exercise";

type Start = Pick<ExerciseSummary, "plannedFor" | "startTime" | "timeZone">;

/** Returns when an exercise is planned for, such as '12 Oct 2026, 10:00 (Sydney time)'. Pure. */
export const startText = ({ plannedFor, startTime, timeZone }: Start): string =>
  `${dateInText(plannedFor)}, ${startTime} (${timeZoneText(timeZone)})`;

/** Whether two starts differ. Pure. */
export const isMoved = (before: Start, after: Start): boolean =>
  before.plannedFor !== after.plannedFor ||
  before.startTime !== after.startTime ||
  before.timeZone !== after.timeZone;

const WORTH: Readonly<Record<ObjectiveScore, number>> = { met: 1, partly: 0.5, "not-met": 0 };

/** Returns the share of objectives that were met, 0 to 100; partly met ones count half. Null until one is scored. Pure. */
export function scoreOf(objectives: readonly Pick<Objective, "score">[]): number | null {
  const scored = objectives.flatMap(({ score }) => (score === null ? [] : [WORTH[score]]));
  if (scored.length === 0) return null;
  return Math.round((100 * scored.reduce((sum, points) => sum + points, 0)) / objectives.length);
}

export type UnitResult = "within" | "late" | "not-measured" | "no-rto" | "not-confirmed";

const HOURS_A_DAY = 24;
/** An RTO of 4 hours is stored as 0.1667 days. */
const ROUNDING_HOURS = 0.05;

/** Returns an RTO in hours, with one decimal. Pure. */
export const rtoHours = (rtoDays: number): number => Math.round(rtoDays * HOURS_A_DAY * 10) / 10;

/** Compares the time in which a unit was back with its RTO, if a person has confirmed that. Pure. */
export function unitResult({
  rtoDays,
  isRtoProposed,
  achievedHours,
}: Pick<ExerciseUnit, "rtoDays" | "isRtoProposed" | "achievedHours">): UnitResult {
  if (rtoDays === null) return "no-rto";
  if (isRtoProposed) return "not-confirmed";
  if (achievedHours === null) return "not-measured";
  return achievedHours <= rtoHours(rtoDays) + ROUNDING_HOURS ? "within" : "late";
}

/** Returns the minutes from the release of a message to its first answer; null without one. Pure. */
export function minutesToAnswer({
  releasedAt,
  answers,
}: Pick<Inject, "releasedAt" | "answers">): number | null {
  if (releasedAt === null || answers.length === 0) return null;
  const first = Math.min(...answers.map(({ answeredAt }) => Date.parse(answeredAt)));
  return Math.max(0, Math.round((first - Date.parse(releasedAt)) / 60_000));
}

/** Returns how many minutes an exercise took; null until it is finished. Pure. */
export const lengthOf = ({
  startedAt,
  finishedAt,
}: Pick<Exercise, "startedAt" | "finishedAt">): number | null =>
  startedAt === null || finishedAt === null
    ? null
    : Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 60_000);
