import type { WrittenCost } from "@holdfast/contract/incidents/costs/cost-line";
import type { UnitStatus } from "@holdfast/contract/incidents/incident";
import type { AlertAnswer } from "@holdfast/contract/incidents/responder";
import { newUuid } from "../../../platform/forms/new-uuid";
import { fromBase64, toBase64 } from "../../../platform/offline-plan/base64-rules";
import { type EntryCipher, entryCipherOf } from "../../../platform/offline-plan/entry-cipher";
import { waitingEntriesKey } from "../../../platform/offline-plan/waiting-entries";

/**
 * What an entry changes, besides being logged: the answer to an alert, whether an action is done, or the state of a
 * business unit.
 */
export type QueuedChange =
  | { readonly answer: AlertAnswer }
  | { readonly actionId: string; readonly isDone: boolean }
  | {
      readonly unitId: string;
      readonly status?: UnitStatus;
      /** When it went down or was restored. */
      readonly since?: string;
      readonly site?: string;
    };

/** An entry stored on this device until the server has it. */
export type QueuedEntry = {
  readonly entryId: string;
  readonly deviceAt: string;
  readonly text: string;
  readonly change?: QueuedChange;
  readonly cost?: WrittenCost;
  /** Its photo is in the browser's database (`use-log-queue.ts`), and only the workspace sends it. */
  readonly hasPhoto?: true;
};

type Content = Pick<QueuedEntry, "text" | "change" | "cost">;

/**
 * An entry as it is stored: its content is encrypted, except where a site is served without TLS. The content is its text,
 * or JSON if it has a change or a cost.
 */
type StoredEntry = Omit<QueuedEntry, keyof Content> & { readonly isJson?: true } & (
    | { readonly text: string }
    | { readonly sealed: string }
  );

/** Said of an entry for which the browser has no space. */
export const NOT_STORED =
  "The entry was not saved, because this device has no space left. Free some space, then add the entry again.";

/** Entries that are sent in one call, and the size of their JSON (characters), which the server limits to 1 MB. */
const MAX_SENT = 200;
const MAX_SENT_SIZE = 250_000;

/** Returns a new entry with the present time. */
export const newEntry = (text: string, change?: QueuedChange, cost?: WrittenCost): QueuedEntry => ({
  entryId: newUuid(),
  deviceAt: new Date().toISOString(),
  text,
  ...(change && { change }),
  ...(cost && { cost }),
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array<ArrayBuffer>) => new TextDecoder().decode(bytes);
const isPlain = ({ change, cost }: Content) => !change && !cost;
const writtenContent = (content: Content) =>
  isPlain(content) ? content.text : JSON.stringify(content);
const readContent = (written: string, isJson: true | undefined): Content =>
  isJson ? (JSON.parse(written) as Content) : { text: written };

/**
 * Returns the queue of a person's entries to an incident's log, which is stored on this device. Each person has
 * their own, because on a shared device another person's session must not send their entries.
 * @param keys separated by commas: the reader's `entryKeys` of the incident, which are never stored with the entries
 */
export const logQueueOf = (incidentId: string, userId: string, keys: string) =>
  entryQueueOf(
    waitingEntriesKey(userId, incidentId),
    globalThis.isSecureContext ? entryCipherOf(keys.split(",")) : undefined,
  );

/**
 * Returns the queue that is stored under a key.
 * @param cipher missing where a site is served without TLS
 */
export function entryQueueOf(key: string, cipher: EntryCipher | undefined) {
  /** What was written here or decrypted, by entry. */
  const contents = new Map<string, Content>();
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
      const content = contents.get(entryId);
      return content ? [{ entryId, deviceAt, ...content, ...(hasPhoto && { hasPhoto }) }] : [];
    });
  /** Returns null for an entry that no key decrypts. */
  const openText = async (entry: StoredEntry): Promise<string | null> => {
    if ("text" in entry) return entry.text;
    const opened = await cipher?.decrypt(fromBase64(entry.sealed));
    return opened ? textOf(opened) : null;
  };
  return {
    /** Decrypts what is stored. Until then, `read` returns only what was added here. */
    open: async () => {
      for (const entry of stored()) {
        if (contents.has(entry.entryId)) continue;
        const written = await openText(entry);
        if (written !== null) contents.set(entry.entryId, readContent(written, entry.isJson));
      }
    },
    read,
    /** Returns the oldest entries with a text alone, at most as many as a call sends. */
    readNext: () => {
      let size = 0;
      return read()
        .filter(({ hasPhoto, change }) => !hasPhoto && !change)
        .slice(0, MAX_SENT)
        .filter((entry, index) => {
          size += JSON.stringify(entry).length;
          return index === 0 || size <= MAX_SENT_SIZE;
        });
    },
    /** Returns the entries with a change, the oldest first. */
    readChanges: () =>
      read().flatMap(({ change, ...entry }) => (change ? { ...entry, change } : [])),
    /** Returns the oldest entry with a photo. */
    readNextPhoto: () => read().find(({ hasPhoto }) => hasPhoto),
    /** Resolves to why the entry was not stored; undefined if it was. */
    add: async ({ text, change, cost, ...entry }: QueuedEntry): Promise<string | undefined> => {
      const content = { text, ...(change && { change }), ...(cost && { cost }) };
      const written = writtenContent(content);
      try {
        const sealed = await cipher?.encrypt(bytesOf(written));
        const added = sealed ? { sealed: toBase64(sealed) } : { text: written };
        store([...stored(), { ...entry, ...(!isPlain(content) && { isJson: true }), ...added }]);
      } catch {
        return NOT_STORED;
      }
      contents.set(entry.entryId, content);
      return undefined;
    },
    remove: (sent: readonly QueuedEntry[]) => {
      const ids = new Set(sent.map(({ entryId }) => entryId));
      store(stored().filter(({ entryId }) => !ids.has(entryId)));
    },
    cipher,
  };
}
