import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { reachApi } from "../../../platform/offline-plan/contact-server";
import { readSession } from "../../../platform/session/session";
import { logQueueOf, newEntry, type QueuedEntry } from "../../incidents/public";

/** How often entries are sent again without a network (ms). */
const RETRY = 10_000;

const REFUSED = "Holdfast did not accept the entries. They remain on this device.";

/**
 * The queue of the incident's workspace, sent from the offline page. Both may send an entry at once: its id is made
 * with it, and the server stores it once.
 * @param canSend whether the server has confirmed whose session it is
 */
export function useEntrySender(
  { planId, person: { userId } }: OfflinePlan,
  incidentId: string,
  canSend: boolean,
) {
  const queue = useMemo(() => logQueueOf(incidentId, userId), [incidentId, userId]);
  const [waiting, setWaiting] = useState(queue.read);
  const [sent, setSent] = useState<readonly QueuedEntry[]>([]);
  const [problem, setProblem] = useState<string>();
  const isSending = useRef(false);

  const send = useCallback(async () => {
    const entries = queue.readNext();
    const session = readSession();
    if (isSending.current || entries.length === 0 || !session || !canSend) return;
    isSending.current = true;
    const address = `/v1/plans/${planId}/incidents/${incidentId}/log`;
    const body = JSON.stringify({ entries });
    const response = await reachApi(address, session.token, { method: "POST", body });
    isSending.current = false;
    if (response?.ok) {
      queue.remove(entries);
      setSent((earlier) => [...earlier, ...entries]);
    }
    setWaiting(queue.read());
    setProblem(response && response.status >= 400 && response.status < 500 ? REFUSED : undefined);
  }, [planId, incidentId, queue, canSend]);

  useEffect(() => {
    const again = () => void send();
    again();
    window.addEventListener("online", again);
    const timer = setInterval(again, RETRY);
    return () => {
      window.removeEventListener("online", again);
      clearInterval(timer);
    };
  }, [send]);

  const add = (text: string) => {
    queue.add(newEntry(text));
    setWaiting(queue.read());
    void send();
  };
  return { waiting, sent, problem, add };
}
