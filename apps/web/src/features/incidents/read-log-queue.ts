import { newKey } from "../../platform/forms/new-key";

/** An entry stored on this device until the server has it. */
export type QueuedEntry = {
  readonly entryId: string;
  readonly deviceAt: string;
  readonly text: string;
  /** Its photo is in the browser's database (`use-log-queue.ts`), and only the workspace sends it. */
  readonly hasPhoto?: true;
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

/** Returns a new entry with the present time. */
export const newEntry = (text: string): QueuedEntry => ({
  entryId: newEntryId(),
  deviceAt: new Date().toISOString(),
  text,
});

/**
 * Returns the queue of a person's entries to an incident's log, which is stored on this device. Each person has
 * their own, because on a shared device another person's session must not send their entries.
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
    /** Returns the oldest entries without a photo, at most as many as a call sends. */
    readNext: () =>
      read()
        .filter(({ hasPhoto }) => !hasPhoto)
        .slice(0, MAX_SENT),
    /** Returns the oldest entry with a photo. */
    readNextPhoto: () => read().find(({ hasPhoto }) => hasPhoto),
    add: (entry: QueuedEntry) => store([...read(), entry]),
    remove: (sent: readonly QueuedEntry[]) => {
      const ids = new Set(sent.map(({ entryId }) => entryId));
      store(read().filter(({ entryId }) => !ids.has(entryId)));
    },
  };
}
