import { useEffect } from "react";
import { whenIdle } from "../../ui/loading/when-idle";

/** When a plan on this device was last refreshed (epoch ms), in any part of the app. */
let refreshedAt = 0;

/** A timer may fire a little early (ms). */
const TOLERANCE = 1_000;

/** Refreshes the plan that is kept on this device, unless that was done lately. Without one there is no worker. */
async function refreshCopy(every: number): Promise<void> {
  const now = Date.now();
  if (now - refreshedAt < every - TOLERANCE) return;
  refreshedAt = now;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await (await import("./contact-server")).contactServer();
}

/**
 * Refreshes the plan that is kept on this device while the app is used, so that it is not older than the last use.
 * @param every milliseconds
 */
export function useCopyRefresh(every: number): void {
  useEffect(() => {
    const refresh = () => refreshCopy(every);
    whenIdle(refresh);
    const timer = setInterval(() => void refresh(), every);
    return () => clearInterval(timer);
  }, [every]);
}
