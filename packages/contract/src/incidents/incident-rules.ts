import type { IncidentSummary, IncidentUnit, UnitStatus } from "./incident";
import type { IncidentLevel } from "./incident-level";

/** The team types of the plan: emergency response, IT recovery, crisis management. */
export const EMERGENCY_TEAM = 1;
export const IT_TEAM = 2;
export const CRISIS_TEAM = 3;

/** Returns the teams that a level alerts: at level 1 the Emergency Response Team acts on its own (A.3). Pure. */
export const teamsOfLevel = (level: IncidentLevel): readonly number[] =>
  level === 1 ? [EMERGENCY_TEAM] : [EMERGENCY_TEAM, IT_TEAM, CRISIS_TEAM];

/**
 * Returns whether a person of these teams may declare a level: the Crisis Management Team any, the other teams
 * level 1 (A.3 and F.1). Pure.
 */
export const teamsMayDeclare = (teamTypeIds: readonly number[], level: IncidentLevel): boolean =>
  teamTypeIds.includes(CRISIS_TEAM) || (teamTypeIds.length > 0 && level === 1);

/** The time limits of the plan's topics, in hours from the declaration. */
const DUE_HOURS: Readonly<Record<string, number>> = {
  "E.2": 1,
  "F.2": 1,
  "E.4": 24,
  "F.4": 24,
  "E.3": 48,
};

/** Returns the hours that the plan gives an action of a topic; null if it sets no time. Pure. */
export const dueHoursOf = (topicNumber: string): number | null => DUE_HOURS[topicNumber] ?? null;

/** Returns when an action of a topic is due; null if the plan sets no time. Pure. */
export function dueOf(topicNumber: string, declaredAt: Date): Date | null {
  const hours = dueHoursOf(topicNumber);
  return hours === null ? null : new Date(declaredAt.getTime() + hours * 3_600_000);
}

const DAY = 86_400_000;

type Clocks = Pick<IncidentUnit, "downSince" | "restoredAt">;

/**
 * Returns the clocks of a unit that has a status since a time (ISO 8601). The time limits run from the first moment it is
 * down until it is restored, and continue if it goes down again. Pure.
 * @param since corrects when it went down or was restored
 */
export function clocksAfter(
  { downSince, restoredAt }: Clocks,
  status: UnitStatus,
  at: string,
  since?: string,
): Clocks {
  if (status === "running") return { downSince: null, restoredAt: null };
  if (status !== "restored") return { downSince: since ?? downSince ?? at, restoredAt: null };
  return { downSince, restoredAt: since ?? restoredAt ?? at };
}

/** Returns whether a unit can have gone down at a time: not in the future, and at most a day before the declaration. Pure. */
export const isUnitTime = (since: string, declaredAt: string, now: Date): boolean =>
  Date.parse(since) <= now.getTime() && Date.parse(since) >= Date.parse(declaredAt) - DAY;

/** Returns how long a unit has until a limit (ms, negative once past); null while it runs or without a limit. Pure. */
export function timeLeft(
  { downSince, restoredAt }: Clocks,
  limitDays: number | null,
  now: Date,
): number | null {
  if (downSince === null || restoredAt !== null || limitDays === null) return null;
  return Date.parse(downSince) + limitDays * DAY - now.getTime();
}

/** Returns units in the order in which they must be back: those with an RTO first, shortest first. Pure. */
export const byRecoveryTime = <Unit extends Pick<IncidentUnit, "rtoDays" | "name">>(
  units: readonly Unit[],
): Unit[] =>
  units.toSorted(
    (a, b) =>
      (a.rtoDays ?? Number.POSITIVE_INFINITY) - (b.rtoDays ?? Number.POSITIVE_INFINITY) ||
      a.name.localeCompare(b.name),
  );

/** Returns a stored level; 3 for any other number. Pure. */
export const levelOf = (level: number): IncidentLevel => (level === 1 || level === 2 ? level : 3);

type Urgency = Pick<IncidentSummary, "isExercise" | "status" | "level" | "declaredAt">;

/**
 * Orders incidents by urgency: a real one before a rehearsal, an active one before one that was stood down, then the
 * highest level, then the newest. Pure.
 */
export const byUrgency = <Incident extends Urgency>(incidents: readonly Incident[]): Incident[] =>
  [...incidents].sort(
    (a, b) =>
      Number(a.isExercise) - Number(b.isExercise) ||
      Number(b.status === "active") - Number(a.status === "active") ||
      b.level - a.level ||
      Date.parse(b.declaredAt) - Date.parse(a.declaredAt),
  );
