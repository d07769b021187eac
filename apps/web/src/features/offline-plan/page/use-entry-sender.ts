import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { reachApi } from "../../../platform/offline-plan/contact-server";
import { readSession } from "../../../platform/session/session";
import {
  callOfChange,
  logQueueOf,
  newEntry,
  type QueuedChange,
  type QueuedEntry,
} from "../../incidents/public";

/** How often entries are sent again without a network (ms). */
const RETRY = 10_000;

const REFUSED = "Holdfast did not accept the entries. They remain on this device.";

/** Refusals of a change that remain however often it is sent. */
const FINAL = new Set([400, 403, 409]);

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
/** Entries by incident. */
type Entries = Readonly<Record<string, readonly QueuedEntry[]>>;

/**
 * Sends what was written on this page and in the workspace, from the same queues. Both may send an entry at once: its id
 * is made with it, and the server stores it once. Also sends what waits for earlier incidents, which may have been
 * closed meanwhile.
 * @param canSend whether the server has confirmed whose session it is
 */
export function useEntrySender(plan: OfflinePlan, canSend: boolean) {
  const { planId, entryKeys, person } = plan;
  // As text, because the plan is another object after each refresh, mostly with the same keys.
  const owner = JSON.stringify({ entryKeys, userId: person.userId } satisfies QueueOwner);
  const queues = useMemo(() => queuesOf(JSON.parse(owner) as QueueOwner), [owner]);
  const [waiting, setWaiting] = useState<Entries>({});
  const [sent, setSent] = useState<Entries>({});
  const [problem, setProblem] = useState<string>();
  const isSending = useRef(false);

  const show = useCallback(
    () => setWaiting(Object.fromEntries([...queues].map(([id, queue]) => [id, queue.read()]))),
    [queues],
  );

  /** Sends the next entries of a queue. Returns why they were refused; undefined if they were not, or without an answer. */
  const sendQueue = useCallback(
    async (queue: Queue, id: string, token: string): Promise<string | undefined> => {
      const incident = `/v1/plans/${planId}/incidents/${id}`;
      let refused: string | undefined;
      for (let next = nextOf(queue); next.entries.length > 0; next = nextOf(queue)) {
        const { entries, path, method, body } = next;
        const request = { method, body: JSON.stringify(body) };
        const response = await reachApi(`${incident}/${path}`, token, request);
        if (response && next.isChange && FINAL.has(response.status)) {
          refused = `Not saved: ${entries.map(({ text }) => text).join()}`;
          queue.remove(entries);
          continue;
        }
        if (!response?.ok) return response && response.status < 500 ? REFUSED : refused;
        queue.remove(entries);
        setSent((earlier) => ({ ...earlier, [id]: [...(earlier[id] ?? []), ...entries] }));
      }
      return refused;
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

  /** Returns what waits for an incident and what was sent to it, and a function that adds an entry. */
  return (incidentId: string) => ({
    waiting: waiting[incidentId] ?? [],
    sent: sent[incidentId] ?? [],
    problem,
    /** Resolves to why the entry was not stored; undefined if it was. */
    add: async (text: string, change?: QueuedChange): Promise<string | undefined> => {
      const refusal = await queues.get(incidentId)?.add(newEntry(text, change));
      show();
      void send();
      return refusal;
    },
  });
}

/** Returns the next call: the oldest change, then the oldest texts. Photos are sent by the workspace. */
function nextOf(queue: Queue) {
  const entry = queue.readNextChange();
  if (entry?.change)
    return {
      entries: [entry],
      isChange: true,
      method: "PATCH",
      ...callOfChange(entry, entry.change),
    };
  const entries = queue.readNext();
  return { entries, isChange: false, method: "POST", path: "log", body: { entries } };
}
