/** Begins the keys under which a person's entries wait to be sent, one for each incident. */
export const waitingEntriesKey = (userId: string, incidentId = ""): string =>
  `holdfast.incident_log.${userId}.${incidentId}`;

/** Returns how many entries of a person to an incident wait on this device. */
export function countWaitingEntries(userId: string, incidentId: string): number {
  try {
    const stored: unknown = JSON.parse(
      localStorage.getItem(waitingEntriesKey(userId, incidentId)) ?? "[]",
    );
    return Array.isArray(stored) ? stored.length : 0;
  } catch {
    return 0;
  }
}

/** Returns the incidents to which entries of a person wait on this device. */
export function waitingIncidents(userId: string): string[] {
  const start = waitingEntriesKey(userId);
  return Object.entries(localStorage).flatMap(([key, value]) =>
    key.startsWith(start) && value !== "[]" ? key.slice(start.length) : [],
  );
}

type Owner = {
  readonly userId: string;
  /** Missing in plans that an earlier release has kept, which was the only one on its device. */
  readonly incidentIds?: readonly string[];
  /** Incidents that wait themselves. */
  readonly localIncidents?: readonly unknown[];
};

/** Whether entries to an incident of a kept plan, or an incident that was started here, wait on this device. */
export const hasWaitingEntries = ({ userId, incidentIds, localIncidents = [] }: Owner): boolean =>
  localIncidents.length > 0 ||
  waitingIncidents(userId).some((incidentId) => incidentIds?.includes(incidentId) ?? true);
