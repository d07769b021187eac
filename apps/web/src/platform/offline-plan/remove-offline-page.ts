import { hasKeptAlerts } from "./kept-alerts";
import { deleteKeptPlansDatabase, readKeptPlans } from "./kept-plans-database";

/**
 * Deletes the database of kept plans if there are none, and the worker that opens pages without a network unless the
 * page of an alert needs it. The worker's files hold no data.
 */
export async function removeOfflinePage(): Promise<void> {
  if (await readKeptPlans()) return;
  // It is deleted once no tab uses it.
  deleteKeptPlansDatabase();
  if (await hasKeptAlerts()) return;
  // There is none where a site is served without TLS.
  await (await navigator.serviceWorker?.getRegistration())?.unregister();
}
