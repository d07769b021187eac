import { useCallback, useEffect, useState } from "react";
import { readAlert } from "@holdfast/contract/incidents/by-link/alert-endpoints";
import type { Alert } from "@holdfast/contract/incidents/by-link/linked-work";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { CallError, firstMessageOf } from "../../../platform/api/call-error";

export type LinkOfAlert = { readonly id: string; readonly token: string };

/** How often the page reads what others did (ms). */
const REFRESH = 15_000;

/** The refusals of a link that has ended. */
export const ENDED: ReadonlySet<number> = new Set([404, 410]);

type ReadState = {
  readonly failureCount: number;
  readonly error: { readonly status: number } | null;
  /** Epoch ms. */
  readonly dataUpdatedAt: number;
};
const stateNow = (): ReadState => ({ failureCount: 0, error: null, dataUpdatedAt: Date.now() });

/** Returns the alert of a link, read again and again, and why the link has ended if it has. */
export function useLinkedAlert(link: LinkOfAlert, read: Alert) {
  const { id, token } = link;
  const [alert, show] = useState(read);
  const [ended, setEnded] = useState<string>();
  const [state, setState] = useState(stateNow);
  const refresh = useCallback(async () => {
    try {
      show(await callEndpoint(readAlert, { body: { id, token } }));
      setState(stateNow());
    } catch (error) {
      const status = error instanceof CallError ? error.status : 0;
      if (error instanceof CallError && ENDED.has(status)) setEnded(firstMessageOf(error));
      setState((before) => ({
        ...before,
        failureCount: before.failureCount + 1,
        error: { status },
      }));
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
  return { alert, ended, state, show, refresh };
}
