/** Begins the keys under which a person's entries wait to be sent, one for each incident. */
export const waitingEntriesKey = (userId: string, incidentId = ""): string =>
  `holdfast.incident_log.${userId}.${incidentId}`;

/** Whether a person's entries to any incident wait on this device. */
export const hasWaitingEntries = (userId: string): boolean =>
  Object.entries(localStorage).some(
    ([key, value]) => key.startsWith(waitingEntriesKey(userId)) && value !== "[]",
  );
