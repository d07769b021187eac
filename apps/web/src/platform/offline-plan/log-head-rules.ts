import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";

/** An entry of an incident's log that this device has seen. */
export type SeenEntry = OfflinePlan["logHeads"][number];

/** Entries and incidents that this device has read but a newer copy of the plan lacks. */
export type Comparison = {
  /** Entries that are different or missing. */
  readonly changed: readonly SeenEntry[];
  /** Incidents that are missing. */
  readonly gone: readonly string[];
};

/** Incidents of which the server names the newest entry. */
const MAX_HEADS = 20;

/** Whether an entry is in the log as this device has read it; 'gone' if its incident is missing. */
export type SeenState = "same" | "changed" | "gone";

/**
 * Returns the state of an entry that this device has seen: undefined if the plan does not say, because the log has grown
 * far beyond it, or there are many newer incidents. Pure.
 */
export function stateOf(
  { incidentId, number, hash }: SeenEntry,
  { logHeads, incidents }: Pick<OfflinePlan, "logHeads" | "incidents">,
): SeenState | undefined {
  const head = logHeads.find((candidate) => candidate.incidentId === incidentId);
  if (!head) return logHeads.length < MAX_HEADS ? "gone" : undefined;
  if (head.number <= number)
    return head.number === number && head.hash === hash ? "same" : "changed";
  const log = incidents.find((incident) => incident.incidentId === incidentId)?.log;
  const entry = log?.find((candidate) => candidate.number === number);
  return entry && (entry.hash === hash ? "same" : "changed");
}
