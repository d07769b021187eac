import { newKey } from "../../platform/forms/new-key";
import { fromBase64, toBase64 } from "../../platform/offline-plan/base64-rules";
import { entryCipherOf } from "../../platform/offline-plan/entry-cipher";

/** An entry stored on this device until the server has it. */
export type QueuedEntry = {
  readonly entryId: string;
  readonly deviceAt: string;
  readonly text: string;
  /** Its photo is in the browser's database (`use-log-queue.ts`), and only the workspace sends it. */
  readonly hasPhoto?: true;
};

/** An entry as it is stored: its text is encrypted, except where a site is served without TLS. */
type StoredEntry = Omit<QueuedEntry, "text"> &
  ({ readonly text: string } | { readonly sealed: string });

/** Said of an entry for which the browser has no space. */
export const NOT_STORED =
  "The entry was not saved, because this device has no space left. Free some space, then add the entry again.";

/** Entries that are sent in one call, and the size of their JSON (characters), which the server limits to 1 MB. */
const MAX_SENT = 200;
const MAX_SENT_SIZE = 250_000;

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

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array<ArrayBuffer>) => new TextDecoder().decode(bytes);

/**
 * Returns the queue of a person's entries to an incident's log, which is stored on this device. Each person has
 * their own, because on a shared device another person's session must not send their entries.
 * @param keys separated by commas: the reader's `entryKeys` of the incident, which are never stored with the entries
 */
export function logQueueOf(incidentId: string, userId: string, keys: string) {
  const key = `holdfast.incident_log.${userId}.${incidentId}`;
  const cipher = globalThis.isSecureContext ? entryCipherOf(keys.split(",")) : undefined;
  /** The texts that were written here or decrypted, by entry. */
  const texts = new Map<string, string>();
  const stored = (): StoredEntry[] => {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
      return Array.isArray(found) ? (found as StoredEntry[]) : [];
    } catch {
      return [];
    }
  };
  const store = (queue: readonly StoredEntry[]) => localStorage.setItem(key, JSON.stringify(queue));
  /** Entries that no key decrypts are left out, and remain stored. */
  const read = (): QueuedEntry[] =>
    stored().flatMap(({ entryId, deviceAt, hasPhoto }) => {
      const text = texts.get(entryId);
      return text === undefined ? [] : [{ entryId, deviceAt, text, ...(hasPhoto && { hasPhoto }) }];
    });
  return {
    /** Decrypts what is stored. Until then, `read` returns only what was added here. */
    open: async () => {
      for (const entry of stored()) {
        if (texts.has(entry.entryId)) continue;
        if ("text" in entry) texts.set(entry.entryId, entry.text);
        else {
          const opened = await cipher?.decrypt(fromBase64(entry.sealed));
          if (opened) texts.set(entry.entryId, textOf(opened));
        }
      }
    },
    read,
    /** Returns the oldest entries without a photo, at most as many as a call sends. */
    readNext: () => {
      let size = 0;
      return read()
        .filter(({ hasPhoto }) => !hasPhoto)
        .slice(0, MAX_SENT)
        .filter((entry, index) => {
          size += JSON.stringify(entry).length;
          return index === 0 || size <= MAX_SENT_SIZE;
        });
    },
    /** Returns the oldest entry with a photo. */
    readNextPhoto: () => read().find(({ hasPhoto }) => hasPhoto),
    /** Resolves to why the entry was not stored; undefined if it was. */
    add: async ({ text, ...entry }: QueuedEntry): Promise<string | undefined> => {
      const sealed = await cipher?.encrypt(bytesOf(text));
      try {
        store([...stored(), { ...entry, ...(sealed ? { sealed: toBase64(sealed) } : { text }) }]);
      } catch {
        return NOT_STORED;
      }
      texts.set(entry.entryId, text);
      return undefined;
    },
    remove: (sent: readonly QueuedEntry[]) => {
      const ids = new Set(sent.map(({ entryId }) => entryId));
      store(stored().filter(({ entryId }) => !ids.has(entryId)));
    },
    cipher,
  };
}
