import { addDays, dateOf } from "../platform/calendar-rules";
import type { ExerciseSummary } from "./exercise";

/** Days that an exercise counts in full: a plan is rehearsed once or twice a year. */
const FRESH_DAYS = 180;
/** Days after which it no longer counts. */
const STALE_DAYS = 540;
const DAY = 86_400_000;

/** How ready a team is, and the exercise that says so. */
export type Readiness = {
  /** 0 to 100. */
  readonly score: number;
  /** The exercise that counts most now; null if none counts. */
  readonly exercise: ExerciseSummary | null;
  /** The last day on which the exercise counts in full, and the first on which it does not count (YYYY-MM-DD). */
  readonly fullUntil: string;
  readonly noneFrom: string;
};

/** Returns how much an exercise of that age counts, 0 to 1: in full at first, then less each day. Pure. */
export const freshness = (ageDays: number): number =>
  Math.min(1, Math.max(0, (STALE_DAYS - ageDays) / (STALE_DAYS - FRESH_DAYS)));

/** Returns a team's readiness: of its finished and scored exercises, the one that counts most at that time. Pure. */
export function readinessOf(
  exercises: readonly ExerciseSummary[],
  teamTypeId: number,
  now: Date,
): Readiness {
  let best: Readiness = { score: 0, exercise: null, fullUntil: "", noneFrom: "" };
  for (const exercise of exercises) {
    const { finishedAt, score, teamTypeIds } = exercise;
    if (finishedAt === null || score === null || !teamTypeIds.includes(teamTypeId)) continue;
    const ageDays = Math.floor((now.getTime() - Date.parse(finishedAt)) / DAY);
    const counted = Math.round(score * freshness(ageDays));
    if (ageDays >= STALE_DAYS || (best.exercise !== null && counted <= best.score)) continue;
    const day = dateOf(new Date(finishedAt));
    best = {
      score: counted,
      exercise,
      fullUntil: addDays(day, FRESH_DAYS),
      noneFrom: addDays(day, STALE_DAYS),
    };
  }
  return best;
}
