import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { reachApi } from "../../../platform/offline-plan/contact-server";
import { readSession } from "../../../platform/session/session";
import { logQueueOf, newEntry, type QueuedEntry } from "../../incidents/public";

/** How often entries are sent again without a network (ms). */
const RETRY = 10_000;

const REFUSED = "Holdfast did not accept the entries. They remain on this device.";

type QueueOwner = Pick<OfflinePlan, "entryKeys"> & Pick<OfflinePlan["person"], "userId">;

/** Returns the queue of each incident of which the plan has a key, by incident. */
const queuesOf = ({ entryKeys, userId }: QueueOwner) =>
  new Map(
    entryKeys.map(({ incidentId, keys }) => [
      incidentId,
      logQueueOf(incidentId, userId, keys.join(",")),
    ]),
  );
type Queue = ReturnType<typeof logQueueOf>;
type SentEntry = QueuedEntry & { readonly incidentId: string };

/**
 * Sends what was written on this page and in the workspace, from the same queues. Both may send an entry at once: its id
 * is made with it, and the server stores it once. Also sends what waits for earlier incidents, which may have been
 * closed meanwhile.
 * @param canSend whether the server has confirmed whose session it is
 */
export function useEntrySender(plan: OfflinePlan, canSend: boolean) {
  const { planId, entryKeys, person } = plan;
  const incidentId = plan.incident?.incidentId ?? "";
  // As text, because the plan is another object after each refresh, mostly with the same keys.
  const owner = JSON.stringify({ entryKeys, userId: person.userId } satisfies QueueOwner);
  const queues = useMemo(() => queuesOf(JSON.parse(owner) as QueueOwner), [owner]);
  const [waiting, setWaiting] = useState<readonly QueuedEntry[]>([]);
  const [sent, setSent] = useState<readonly SentEntry[]>([]);
  const [problem, setProblem] = useState<string>();
  const isSending = useRef(false);

  const show = useCallback(
    () => setWaiting(queues.get(incidentId)?.read() ?? []),
    [queues, incidentId],
  );

  const sendQueue = useCallback(
    async (queue: Queue, id: string, token: string) => {
      for (let entries = queue.readNext(); entries.length > 0; entries = queue.readNext()) {
        const address = `/v1/plans/${planId}/incidents/${id}/log`;
        const body = JSON.stringify({ entries });
        const response = await reachApi(address, token, { method: "POST", body });
        if (!response?.ok) return response && response.status < 500 ? REFUSED : undefined;
        queue.remove(entries);
        const now = entries.map((entry) => ({ ...entry, incidentId: id }));
        setSent((earlier) => [...earlier, ...now]);
      }
      return undefined;
    },
    [planId],
  );

  const send = useCallback(async () => {
    for (const queue of queues.values()) await queue.open();
    show();
    const session = readSession();
    if (isSending.current || !session || !canSend) return;
    isSending.current = true;
    const problems: (string | undefined)[] = [];
    for (const [id, queue] of queues) problems.push(await sendQueue(queue, id, session.token));
    isSending.current = false;
    setProblem(problems.find((one) => one !== undefined));
    show();
  }, [queues, canSend, show, sendQueue]);

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

  /** Resolves to why the entry was not stored; undefined if it was. */
  const add = async (text: string): Promise<string | undefined> => {
    const refusal = await queues.get(incidentId)?.add(newEntry(text));
    show();
    void send();
    return refusal;
  };
  return { waiting, sent: sent.filter((one) => one.incidentId === incidentId), problem, add };
}
