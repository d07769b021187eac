import { useCallback, useEffect, useState } from "react";
import { CallError, firstMessageOf } from "../../../platform/api/call-error";
import {
  canKeepPlan,
  restoreOfflinePage,
  storeOfflinePage,
} from "../../../platform/offline-plan/store-offline-page";
import type { ReadState } from "../log/offline-notice";
import { hasEnded, type OpenedAlert, readLinkedAlert } from "./read-linked-alert";

/** How often the page reads what others did (ms). */
const REFRESH = 15_000;

/** Stores the page's own files. Returns whether this browser could. */
async function storePage(): Promise<boolean> {
  if (!canKeepPlan()) return false;
  try {
    await storeOfflinePage();
    await restoreOfflinePage();
    return true;
  } catch {
    return false;
  }
}

/** Why a link opens nothing any more. */
export type Ended = { readonly code: string; readonly message: string };

const stateOf = ({ isLive, readAt }: OpenedAlert): ReadState => ({
  failureCount: isLive ? 0 : 1,
  error: null,
  dataUpdatedAt: readAt,
});

/** Returns the alert of a link, read again and again and kept in this browser, and why the link has ended if it has. */
export function useLinkedAlert(opened: OpenedAlert) {
  const { id, token } = opened.link;
  const [{ alert, isKept }, show] = useState(opened);
  const [ended, setEnded] = useState<Ended>();
  const [state, setState] = useState(() => stateOf(opened));
  const [isPageStored, setPageStored] = useState(false);
  const refresh = useCallback(async () => {
    try {
      const read = await readLinkedAlert({ id, token }, AbortSignal.timeout(REFRESH));
      show(read);
      setState(stateOf(read));
    } catch (error) {
      if (error instanceof CallError && hasEnded(error))
        setEnded({ code: error.code, message: firstMessageOf(error) });
      else setState((before) => ({ ...before, failureCount: before.failureCount + 1 }));
    }
  }, [id, token]);
  const isEnded = ended !== undefined;
  useEffect(() => {
    if (isEnded) return undefined;
    const timer = setInterval(() => void refresh(), REFRESH);
    const again = () => void refresh();
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [refresh, isEnded]);
  useEffect(() => {
    if (isKept) void storePage().then(setPageStored);
  }, [isKept]);
  return { alert, ended, state, refresh, worksOffline: isKept && isPageStored };
}
