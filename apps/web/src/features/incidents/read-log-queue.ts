import { newKey } from "../../platform/forms/new-key";

/** An entry that waits on this device until the server has it. */
export type QueuedEntry = {
  readonly entryId: string;
  readonly deviceAt: string;
  readonly text: string;
};

/** Entries that are sent in one call. */
const MAX_SENT = 200;

/** Returns a random UUID (version 4); `crypto.randomUUID` is missing if the site is served without TLS. */
function newEntryId(): string {
  const key = newKey();
  return [
    key.slice(0, 8),
    key.slice(8, 12),
    `4${key.slice(13, 16)}`,
    `8${key.slice(17, 20)}`,
    key.slice(20),
  ].join("-");
}

/** Returns a new entry of now. */
export const newEntry = (text: string): QueuedEntry => ({
  entryId: newEntryId(),
  deviceAt: new Date().toISOString(),
  text,
});

/**
 * Returns the queue of a person's entries to an incident's log, which is stored on this device. It is by person: on a
 * shared device, another person's session must not send them.
 */
export function logQueueOf(incidentId: string, userId: string) {
  const key = `holdfast.incident_log.${userId}.${incidentId}`;
  const read = (): QueuedEntry[] => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
      return Array.isArray(stored) ? (stored as QueuedEntry[]) : [];
    } catch {
      return [];
    }
  };
  const store = (queue: readonly QueuedEntry[]) => localStorage.setItem(key, JSON.stringify(queue));
  return {
    read,
    /** Returns the oldest entries, at most as many as a call sends. */
    readNext: () => read().slice(0, MAX_SENT),
    add: (entry: QueuedEntry) => store([...read(), entry]),
    remove: (sent: readonly QueuedEntry[]) => {
      const ids = new Set(sent.map(({ entryId }) => entryId));
      store(read().filter(({ entryId }) => !ids.has(entryId)));
    },
  };
}
