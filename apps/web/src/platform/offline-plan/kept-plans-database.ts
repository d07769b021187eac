import {
  DATABASE,
  type KeptPlan,
  type KeptPlans,
  type StoredPlans,
  upgraded,
} from "./kept-plans-rules";

const STORE = "plans";
/** There is one row with all plans, so that each change of them is one transaction. */
const KEY = "kept";

const opened = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE));
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });

/** Returns the kept plans; undefined without any. */
export const readKeptPlans = () => changeKeptPlans((kept) => kept);

/**
 * Changes the kept plans in one transaction, so that two tabs do not lose each other's change. A change to undefined
 * deletes them. Returns the plans after the change. The database is closed again, because an open one cannot be deleted.
 */
export async function changeKeptPlans(
  change: (kept: KeptPlans | undefined) => KeptPlans | undefined,
): Promise<KeptPlans | undefined> {
  const database = await opened();
  try {
    return await new Promise((resolve, reject) => {
      // Strict: a wrong PIN is counted on the disk before the next one can be tried.
      const tx = database.transaction(STORE, "readwrite", { durability: "strict" });
      const store = tx.objectStore(STORE);
      const found = store.get(KEY) as IDBRequest<StoredPlans | undefined>;
      let next: KeptPlans | undefined;
      let failure: unknown;
      found.addEventListener("success", () => {
        try {
          const kept = found.result && upgraded(found.result);
          next = change(kept);
          if (next === undefined) store.delete(KEY);
          else if (next !== kept) store.put(next, KEY);
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

/** Changes one of the plans; a change to undefined deletes it. Returns the plans after the change. */
export const changeKeptPlan = (
  planId: string,
  change: (plan: KeptPlan) => KeptPlan | undefined,
): Promise<KeptPlans | undefined> =>
  changeKeptPlans((kept) => {
    if (!kept) return undefined;
    const plans = kept.plans.flatMap((plan) =>
      plan.planId === planId ? (change(plan) ?? []) : plan,
    );
    return plans.length > 0 ? { ...kept, plans } : undefined;
  });

/** Whether a change failed because this device has no space left. The previously stored data then remains. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/** Deletes the database itself, once no tab uses it. */
export const deleteKeptPlansDatabase = () => indexedDB.deleteDatabase(DATABASE);
