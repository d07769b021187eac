/** The database of the plan that is kept on this device. */
export const KEPT_PLAN_DATABASE = "holdfast-offline-plan";

/**
 * Deletes the plan that is kept on this device, and the worker that opens it without a network. The worker's files
 * hold no data of a plan.
 */
export function deleteKeptPlan(): void {
  // Neither exists where a site is served without TLS.
  globalThis.indexedDB?.deleteDatabase(KEPT_PLAN_DATABASE);
  void navigator.serviceWorker?.getRegistration().then((worker) => worker?.unregister());
}
