import { useEffect } from "react";
import { whenIdle } from "../../ui/loading/when-idle";
import { COPY_REFRESH, refreshCopy } from "./refresh-copy";

/**
 * Refreshes the plans that are kept on this device when the app is opened or returned to, and every minute while it is
 * in sight, so that they are not older than the last use.
 * @param incidentId in its workspace: the copies have an incident as soon as it is opened
 */
export function useCopyRefresh(incidentId?: string): void {
  useEffect(() => {
    const refresh = async () => {
      if (document.visibilityState === "visible") await refreshCopy(incidentId);
    };
    whenIdle(refresh);
    const again = () => void refresh();
    document.addEventListener("visibilitychange", again);
    window.addEventListener("focus", again);
    window.addEventListener("online", again);
    const timer = setInterval(again, COPY_REFRESH);
    return () => {
      document.removeEventListener("visibilitychange", again);
      window.removeEventListener("focus", again);
      window.removeEventListener("online", again);
      clearInterval(timer);
    };
  }, [incidentId]);
}
