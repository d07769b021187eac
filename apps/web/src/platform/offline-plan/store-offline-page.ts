const WORKER = "/service-worker.js";

/** Asks the service worker to store any of its files that are missing. */
export const STORE_MISSING = "store-missing";

/** Whether this browser can keep a plan: encryption and workers need a site that is served with TLS, or this machine. */
export const canKeepPlan = (): boolean =>
  globalThis.isSecureContext && "serviceWorker" in navigator && "indexedDB" in globalThis;

/** Stores the page that opens the kept plan without a network. Resolves once all of its files are stored. */
export async function storeOfflinePage(): Promise<void> {
  // Only the build has a worker.
  if (!import.meta.env.PROD) return;
  await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  // Otherwise a browser may delete the plan when it runs out of space; `isStoragePermanent` has its answer.
  await navigator.storage?.persist?.();
}

/** Stores the page's files again if a browser has deleted them but not the plan. */
export async function restoreOfflinePage(): Promise<void> {
  if (!import.meta.env.PROD || !canKeepPlan()) return;
  const { serviceWorker } = navigator;
  const registration =
    (await serviceWorker.getRegistration()) ?? (await serviceWorker.register(WORKER));
  registration.active?.postMessage(STORE_MISSING);
}

/** Whether the browser has promised not to delete the plan when the device runs out of space. */
export const isStoragePermanent = async (): Promise<boolean> =>
  (await navigator.storage?.persisted?.()) === true;
