import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { addLogEntries, readIncidentLog } from "@holdfast/contract/incidents/incident-endpoints";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { CallError } from "../../platform/api/call-error";
import { useRefresh } from "../../platform/api/use-endpoint";
import { messageOf } from "../../ui/feedback/shown-error";
import { logQueueOf, newEntry } from "./read-log-queue";

/** How often entries are sent again without a network (ms). */
const RETRY = 10_000;

/**
 * Sends entries to an incident's log. Without a network they stay on this device, through reloads, and are sent when it
 * is back; each has an id, so that one sent twice is stored once. Refused ones are sent again with the next entry.
 */
export function useLogQueue(planId: string, incidentId: string, userId: string) {
  const queue = useMemo(() => logQueueOf(incidentId, userId), [incidentId, userId]);
  const [waiting, setWaiting] = useState(queue.read);
  const [problem, setProblem] = useState<string>();
  const isSending = useRef(false);
  const isRefused = useRef(false);
  const refresh = useRefresh();

  const send = useCallback(async () => {
    const entries = queue.readNext();
    if (isSending.current || entries.length === 0) return;
    isSending.current = true;
    try {
      await callEndpoint(addLogEntries, { params: { planId, incidentId }, body: { entries } });
      queue.remove(entries);
      setWaiting(queue.read());
      isRefused.current = false;
      setProblem(undefined);
      await refresh(readIncidentLog);
    } catch (thrown) {
      // Without an answer it is sent again; a refusal is shown, and the text remains.
      isRefused.current = thrown instanceof CallError && thrown.status > 0 && thrown.status < 500;
      setProblem(isRefused.current ? messageOf(thrown) : undefined);
    } finally {
      isSending.current = false;
    }
  }, [planId, incidentId, queue, refresh]);

  useEffect(() => {
    const again = () => {
      if (!isRefused.current) void send();
    };
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
  return { waiting, problem, add };
}
