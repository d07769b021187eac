import type { IncidentUnit } from "@holdfast/contract/incidents/incident";
import { clocksAfter } from "@holdfast/contract/incidents/incident-rules";
import type { QueuedEntry } from "./read-log-queue";

/** Returns a business unit as it will be once these entries of a device are applied, the oldest first. Pure. */
export const unitAfter = (unit: IncidentUnit, entries: readonly QueuedEntry[]): IncidentUnit =>
  entries.reduce((state, { change, deviceAt }) => {
    if (!change || !("unitId" in change) || change.unitId !== unit.unitId) return state;
    const { status = state.status, site = state.site } = change;
    return { ...state, status, site, ...clocksAfter(state, status, deviceAt) };
  }, unit);
