import { addDays, dateOf } from "../platform/calendar-rules";
import type { MonthlyQuestion } from "../monthly-questions/monthly-question";
import type { ExerciseSummary } from "./exercise";

/** Points of an exercise in which all messages were released and all objectives met, and the most that right answers to monthly questions give. */
export const EXERCISE_POINTS = 80;
export const QUESTION_POINTS = 20;
/** Points of a right answer, so that four recent ones give all. */
const ANSWER_POINTS = 5;
/** Days that an exercise counts in full, and after which it no longer counts: a plan is rehearsed once or twice a year. */
const EXERCISE_DAYS = { full: 180, none: 540 };
/** The same for a right answer. */
const ANSWER_DAYS = { full: 90, none: 270 };
const DAY = 86_400_000;

/** How ready a team is, and why. */
export type Readiness = {
  /** 0 to 100: the points of the exercise and of the answers. */
  readonly score: number;
  readonly exercisePoints: number;
  /** The exercise that counts most now, of those in which the team answered; null if none counts. */
  readonly exercise: ExerciseSummary | null;
  /** The last day on which the exercise counts in full, and the first on which it does not count (YYYY-MM-DD). */
  readonly fullUntil: string;
  readonly noneFrom: string;
  readonly questionPoints: number;
  /** Questions to the team that can count now, and how many of them were answered right. */
  readonly asked: number;
  readonly right: number;
};

/** Why a team does not have all 100 points. */
export const READINESS_LOSSES = [
  "no-exercise",
  "messages-not-released",
  "objectives-not-met",
  "exercise-old",
  "few-answers",
] as const;
export type ReadinessLoss = {
  readonly reason: (typeof READINESS_LOSSES)[number];
  readonly points: number;
};

/** Returns the points that an exercise gives while it counts in full: its score, weighted by the messages released. Pure. */
const possibleOf = (exercise: ExerciseSummary, score: number): number =>
  Math.round((EXERCISE_POINTS / 100) * score * releasedShare(exercise));

/** Returns the share of an exercise's messages that were released, 0 to 1. Pure. */
const releasedShare = ({ messages, releasedMessages }: ExerciseSummary): number =>
  messages === 0 ? 0 : releasedMessages / messages;

/** Returns the one reason that costs a team most points; null for a team that has all. Pure. */
export function largestLoss({
  exercise,
  exercisePoints,
  questionPoints,
}: Readiness): ReadinessLoss | null {
  const losses: readonly ReadinessLoss[] = [
    ...(exercise === null
      ? [{ reason: "no-exercise" as const, points: EXERCISE_POINTS }]
      : exerciseLosses(exercise, exercisePoints)),
    { reason: "few-answers", points: QUESTION_POINTS - questionPoints },
  ];
  const [largest] = losses.toSorted((a, b) => b.points - a.points);
  return largest && largest.points > 0 ? largest : null;
}

function exerciseLosses(exercise: ExerciseSummary, points: number): readonly ReadinessLoss[] {
  const withAllMet = possibleOf(exercise, 100);
  const possible = possibleOf(exercise, exercise.score ?? 0);
  return [
    { reason: "messages-not-released", points: EXERCISE_POINTS - withAllMet },
    { reason: "objectives-not-met", points: withAllMet - possible },
    { reason: "exercise-old", points: possible - points },
  ];
}

type Days = { readonly full: number; readonly none: number };

/** Returns how much evidence of that age counts, 0 to 1: in full at first, then less each day. Pure. */
export const freshness = (ageDays: number, { full, none }: Days = EXERCISE_DAYS): number =>
  Math.min(1, Math.max(0, (none - ageDays) / (none - full)));

const ageOf = (instant: string, now: Date) =>
  Math.floor((now.getTime() - Date.parse(instant)) / DAY);

/**
 * Returns a team's readiness: the finished and scored exercise with its answers that counts most at that time, and its
 * answers to monthly questions. Pure.
 */
export function readinessOf(
  exercises: readonly ExerciseSummary[],
  monthlyQuestions: readonly Pick<MonthlyQuestion, "teamTypeId" | "sentAt" | "isRight">[],
  teamTypeId: number,
  now: Date,
): Readiness {
  const exercise = bestExercise(exercises, teamTypeId, now);
  const asked = monthlyQuestions.filter(
    (monthlyQuestion) =>
      monthlyQuestion.teamTypeId === teamTypeId &&
      ageOf(monthlyQuestion.sentAt, now) < ANSWER_DAYS.none,
  );
  const right = asked.filter(({ isRight }) => isRight === true);
  const points = right.reduce(
    (sum, { sentAt }) => sum + ANSWER_POINTS * freshness(ageOf(sentAt, now), ANSWER_DAYS),
    0,
  );
  const questionPoints = Math.min(QUESTION_POINTS, Math.round(points));
  return {
    ...exercise,
    score: exercise.exercisePoints + questionPoints,
    questionPoints,
    asked: asked.length,
    right: right.length,
  };
}

type FromExercise = Pick<Readiness, "exercisePoints" | "exercise" | "fullUntil" | "noneFrom">;

function bestExercise(
  exercises: readonly ExerciseSummary[],
  teamTypeId: number,
  now: Date,
): FromExercise {
  let best: FromExercise = { exercisePoints: 0, exercise: null, fullUntil: "", noneFrom: "" };
  for (const exercise of exercises) {
    const { finishedAt, score, answeredTeamTypeIds } = exercise;
    if (finishedAt === null || score === null || !answeredTeamTypeIds.includes(teamTypeId))
      continue;
    const ageDays = ageOf(finishedAt, now);
    const points = Math.round(
      (EXERCISE_POINTS / 100) * score * releasedShare(exercise) * freshness(ageDays),
    );
    if (ageDays >= EXERCISE_DAYS.none) continue;
    if (best.exercise !== null && points <= best.exercisePoints) continue;
    const day = dateOf(new Date(finishedAt));
    best = {
      exercisePoints: points,
      exercise,
      fullUntil: addDays(day, EXERCISE_DAYS.full),
      noneFrom: addDays(day, EXERCISE_DAYS.none),
    };
  }
  return best;
}
