import { DATABASE } from "./kept-plans-rules";

/** How often the copies are refreshed while the app is used (ms). */
export const COPY_REFRESH = 60_000;
/** How often they are refreshed while this person writes in an incident (ms); as often as by the offline page. */
const WRITING_REFRESH = 15_000;
/** A timer may fire a little early (ms). */
const TOLERANCE = 1_000;

/** When the copies were last refreshed (epoch ms), in any part of the app. */
let refreshedAt = 0;
/** Incidents of which a workspace was open when the copies were last refreshed. */
const known = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Refreshes the plans that are kept on this device, unless that was done in the last minute.
 * @param incidentId of an open workspace: an incident that was not open then is always read
 */
export async function refreshCopy(incidentId?: string): Promise<void> {
  const isKnown = incidentId === undefined || known.has(incidentId);
  if (isKnown && Date.now() - refreshedAt < COPY_REFRESH - TOLERANCE) return;
  if (incidentId !== undefined) known.add(incidentId);
  if (!(await readCopies()) && incidentId !== undefined) known.delete(incidentId);
}

/** Refreshes them after this person has written in an incident, so that they have it when the network then fails. */
export function refreshCopyAfterWriting(): void {
  timer ??= setTimeout(
    () => {
      timer = undefined;
      void readCopies();
    },
    Math.max(0, refreshedAt + WRITING_REFRESH - Date.now()),
  );
}

/**
 * Whether this device keeps plans, without loading what reads them: then it has a worker, or at least a database if the
 * browser has deleted the worker.
 */
async function hasCopies(): Promise<boolean> {
  if (await navigator.serviceWorker?.getRegistration()) return true;
  if (!("indexedDB" in globalThis) || !("databases" in indexedDB)) return false;
  return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
}

/** Returns whether the server was reached, if there is anything to refresh. */
async function readCopies(): Promise<boolean> {
  refreshedAt = Date.now();
  if (!(await hasCopies())) return true;
  const contacts = await (await import("./contact-server")).contactServer();
  const isReached = Object.values(contacts).every(({ kind }) => kind !== "unreachable");
  if (!isReached) refreshedAt = 0;
  return isReached;
}
