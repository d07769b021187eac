import type { IncidentUnit } from "@holdfast/contract/incidents/incident";
import { clocksAfter } from "@holdfast/contract/incidents/incident-rules";
import type { QueuedEntry } from "./read-log-queue";

/** Returns a business unit with these entries of a device applied, the oldest first. Pure. */
export const unitAfter = (unit: IncidentUnit, entries: readonly QueuedEntry[]): IncidentUnit =>
  entries.reduce((state, { change, deviceAt }) => {
    if (!change || !("unitId" in change) || change.unitId !== unit.unitId) return state;
    const { status = state.status, site = state.site } = change;
    return { ...state, status, site, ...clocksAfter(state, status, deviceAt, change.since) };
  }, unit);

/** Whether one of these entries changes that business unit. Pure. */
export const changesUnit = (entries: readonly QueuedEntry[], unitId: string): boolean =>
  entries.some(({ change }) => change && "unitId" in change && change.unitId === unitId);

/** Returns the newest answer to an alert in these entries of a device. Pure. */
export const alertAnswerOf = (entries: readonly QueuedEntry[]) =>
  entries
    .flatMap(({ change, deviceAt }) =>
      change && "answer" in change ? { answer: change.answer, answeredAt: deviceAt } : [],
    )
    .slice(-1)[0];

/** Returns the newest tick of an action in these entries of a device. Pure. */
export const tickOf = (entries: readonly QueuedEntry[], actionId: string) =>
  entries
    .flatMap(({ change }) => (change && "actionId" in change ? change : []))
    .filter((change) => change.actionId === actionId)
    // Also for the offline page, whose oldest browsers have neither `findLast` nor `at`.
    .slice(-1)[0];
