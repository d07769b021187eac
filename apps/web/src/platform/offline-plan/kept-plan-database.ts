import type { InstallationKey } from "@holdfast/contract/offline-plan/offline-plan";
import type { SeenEntry } from "./log-head-rules";
import type { PasswordSeal } from "./seal-by-password";
import type { KeySeal } from "./seal-for-key";

/** The plan that is kept on this device: what is needed to refresh it, and the plan itself, encrypted. */
export type KeptPlan = {
  readonly planId: string;
  readonly userId: string;
  /** Whose signed statement deletes the plan. None does if it is missing, as in plans kept by an earlier release. */
  readonly installation?: InstallationKey | null;
  /** When the server read the plan (ISO 8601). */
  readonly readAt: string;
  /** The newest entry of each incident's log when the plan was read. Missing in plans of an earlier release. */
  readonly seenEntries?: readonly SeenEntry[];
  /** Seen entries that a later reading found changed or gone. */
  readonly changedEntries?: readonly SeenEntry[];
  readonly hasNumericPin: boolean;
  readonly wrongPins: number;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** Encrypted by the PIN. */
  readonly privateKey: PasswordSeal;
  readonly content: KeySeal;
  /**
   * The same without anything of the plan but the keys of entries that wait to be sent: it replaces the content if the
   * person loses access before they are. Missing in plans of an earlier release.
   */
  readonly remains?: KeySeal;
  /** Hashes of the keys in it, which show without the PIN whether a newer plan lacks one. */
  readonly keyHashes?: readonly string[];
  /** Incidents that this device has read but the server no longer has, for example after a restore from a backup. */
  readonly missingIncidents?: readonly string[];
  /** Earlier copies with data that `content` lacks, newest first (`earlier-copy-rules.ts`). */
  readonly earlier?: readonly { readonly content: KeySeal; readonly remains?: KeySeal }[];
};

const DATABASE = "holdfast-offline-plan";
const STORE = "plans";
/** There is one plan: keeping another replaces it. */
const KEY = "kept";

const opened = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE));
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });

/** Returns the kept plan; undefined without one. */
export const readKeptPlan = () => changeKeptPlan((kept) => kept);

/**
 * Changes the kept plan in one transaction, so that two tabs do not lose each other's change. A change to undefined
 * deletes it. Returns the plan after the change. The database is closed again, because an open one cannot be deleted.
 */
export async function changeKeptPlan(
  change: (kept: KeptPlan | undefined) => KeptPlan | undefined,
): Promise<KeptPlan | undefined> {
  const database = await opened();
  try {
    return await new Promise((resolve, reject) => {
      // Strict: a wrong PIN is counted on the disk before the next one can be tried.
      const tx = database.transaction(STORE, "readwrite", { durability: "strict" });
      const store = tx.objectStore(STORE);
      const found = store.get(KEY) as IDBRequest<KeptPlan | undefined>;
      let next: KeptPlan | undefined;
      let failure: unknown;
      found.addEventListener("success", () => {
        try {
          next = change(found.result);
          if (next === undefined) store.delete(KEY);
          else if (next !== found.result) store.put(next, KEY);
        } catch (error) {
          failure = error;
          tx.abort();
        }
      });
      tx.addEventListener("complete", () => resolve(next));
      tx.addEventListener("abort", () => reject(failure ?? tx.error));
    });
  } finally {
    database.close();
  }
}

/** Whether a change failed because this device has no space left. The previously stored data then remains. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/** Deletes the database itself, once no tab uses it. */
export const deleteKeptPlanDatabase = () => indexedDB.deleteDatabase(DATABASE);
