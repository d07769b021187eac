import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";

/** An entry of an incident's log that this device has seen. */
export type SeenEntry = OfflinePlan["logHeads"][number];

/** Incidents of which the server names the newest entry. */
const MAX_HEADS = 20;

/**
 * Returns whether an entry that this device has seen is still in the log as it was: undefined if the plan does not say,
 * because the log has grown far beyond it. An incident that is missing has lost its log. Pure.
 */
export function isUnchanged(
  { incidentId, number, hash }: SeenEntry,
  { logHeads, incidents }: Pick<OfflinePlan, "logHeads" | "incidents">,
): boolean | undefined {
  const head = logHeads.find((one) => one.incidentId === incidentId);
  if (!head) return logHeads.length < MAX_HEADS ? false : undefined;
  if (head.number <= number) return head.number === number && head.hash === hash;
  const log = incidents.find((one) => one.incidentId === incidentId)?.log;
  const entry = log?.find((one) => one.number === number);
  return entry && entry.hash === hash;
}
