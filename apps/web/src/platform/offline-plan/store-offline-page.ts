const WORKER = "/service-worker.js";

/** Asks the service worker to store any of its files that are missing. */
export const STORE_MISSING = "store-missing";

/** Whether this browser can keep a plan: encryption and workers need a site that is served with TLS, or this machine. */
export const canKeepPlan = (): boolean =>
  globalThis.isSecureContext && "serviceWorker" in navigator && "indexedDB" in globalThis;

/** Stores the pages that open without a network. Resolves once all of their files are stored. */
export async function storeOfflinePage(): Promise<void> {
  // Only the build has a worker.
  if (!import.meta.env.PROD) return;
  await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
}

/**
 * Asks the browser not to delete the plans when the device runs out of space. It may ask the person, and may agree later,
 * such as once the app is on the home screen; `isStoragePermanent` has its answer.
 */
export async function askForPermanence(): Promise<void> {
  await navigator.storage?.persist?.();
}

/** Stores the page's files again if a browser has deleted them but not the plans. */
export async function restoreOfflinePage(): Promise<void> {
  if (!import.meta.env.PROD || !canKeepPlan()) return;
  const { serviceWorker } = navigator;
  const registration =
    (await serviceWorker.getRegistration()) ??
    // Without a network it is tried again by the next contact.
    (await serviceWorker.register(WORKER).catch(() => undefined));
  registration?.active?.postMessage(STORE_MISSING);
}

/** Whether the browser has promised not to delete the plan when the device runs out of space. */
export const isStoragePermanent = async (): Promise<boolean> =>
  (await navigator.storage?.persisted?.()) === true;
