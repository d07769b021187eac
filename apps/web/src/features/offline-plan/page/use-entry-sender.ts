import type { WrittenCost } from "@holdfast/contract/incidents/costs/cost-line";
import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { reachApi } from "../../../platform/offline-plan/contact-server";
import {
  isLocalStored,
  type LocalIncident,
  type OpenedPlan,
} from "../../../platform/offline-plan/local-incidents";
import { readSession } from "../../../platform/session/session";
import {
  logQueueOf,
  newEntry,
  type Post,
  type QueueCall,
  type QueuedChange,
  type QueuedEntry,
  sendQueue,
} from "../../incidents/public";
import { type Declared, declareLocal, postToDeclared } from "./local/send-local-incident";
import { withLocal } from "./local/local-incident-rules";

/** How often entries are sent again without a network (ms). */
const RETRY = 10_000;

const REFUSED = "Holdfast did not accept the entries. They remain on this device.";

const NOT_READ =
  "This browser’s storage could not be read, so what waits was not sent. It is tried again every few seconds.";
/** Problems that are over once sending works again. */
const PASSING: ReadonlySet<string | undefined> = new Set([REFUSED, NOT_READ]);

/** Plans that were stored by an earlier version have no keys. */
const NO_KEY =
  "The entry was not saved, because this copy of the plan has no key for it. Connect to Holdfast, then add the entry again.";

type QueueOwner = Pick<OfflinePlan, "entryKeys"> & Pick<OfflinePlan["person"], "userId">;

/** Returns the queue of each incident of which the plan has a key, by incident. */
const queuesOf = ({ entryKeys, userId }: QueueOwner) =>
  new Map(
    entryKeys.map(({ incidentId, keys }) => [
      incidentId,
      logQueueOf(incidentId, userId, keys.join(",")),
    ]),
  );
export type AfterSending = {
  /** Is called after something was sent: the kept plan does not have it yet. */
  readonly onSent?: () => Promise<void>;
  /** Is given an incident that was started here, and what it is on the server, once that has all of it. */
  readonly onDeclared?: (own: LocalIncident, incident: Declared) => Promise<void>;
};
/** Entries by incident. */
type Entries = Readonly<Record<string, readonly QueuedEntry[]>>;
/** Entries that were sent while the copy of the plan was the one read at `readAt`. */
type Sent = {
  readonly incidentId: string;
  readonly entries: readonly QueuedEntry[];
  readonly readAt: string;
};

/** Returns a function that sends calls to an incident, given by its URL. */
const postTo =
  (incident: string, token: string): Post =>
  async (call) => {
    const { path, method, body } = requestOf(call);
    const request = { method, body: JSON.stringify(body) };
    const response = await reachApi(`${incident}/${path}`, token, request);
    if (!response) return undefined;
    const content: unknown = await response.json().catch(() => undefined);
    if (response.ok) return { content };
    const { code = "", detail = "" } = (content ?? {}) as Record<string, unknown>;
    return { status: response.status, code: String(code), message: String(detail) };
  };

function requestOf(call: QueueCall) {
  if ("entries" in call) return { method: "POST", path: "log", body: { entries: call.entries } };
  const { change, ...device } = call;
  if ("answer" in change) throw new Error("An alert is answered by its link.");
  if ("actionId" in change) {
    const { actionId, ...state } = change;
    return { method: "PATCH", path: `actions/${actionId}`, body: { ...state, ...device } };
  }
  const { unitId, ...state } = change;
  return { method: "PATCH", path: `units/${unitId}`, body: { ...state, ...device } };
}

/**
 * Sends what was written on this page and in the workspace, from the same queues. Both may send an entry at once: its id
 * is made with it, and the server stores it once. Also sends what waits for earlier incidents, which may have been
 * closed meanwhile.
 * @param canSend whether the server has confirmed whose session it is
 * @param after what follows once the server has something
 */
export function useEntrySender(opened: OpenedPlan, canSend: boolean, after: AfterSending = {}) {
  const { planId, entryKeys, person, readAt } = withLocal(opened);
  // As text, because the plan is another object after each refresh, mostly with the same keys.
  const owner = JSON.stringify({ entryKeys, userId: person.userId } satisfies QueueOwner);
  const queues = useMemo(() => queuesOf(JSON.parse(owner) as QueueOwner), [owner]);
  const [waiting, setWaiting] = useState<Entries>({});
  const { sent, addSent } = useSent(readAt);
  const [problem, setProblem] = useState<string>();
  const isSending = useRef(false);
  const started = useRef<{
    readonly local: OpenedPlan["local"];
    readonly units: OpenedPlan["units"];
    readonly after: AfterSending;
  }>(undefined);
  useEffect(() => {
    started.current = { local: opened.local, units: opened.units, after };
  });

  const show = useCallback(
    () => setWaiting(Object.fromEntries([...queues].map(([id, queue]) => [id, queue.read()]))),
    [queues],
  );

  const send = useCallback(async () => {
    for (const queue of queues.values()) await queue.open();
    show();
    const session = readSession();
    if (isSending.current || !session || !canSend) return;
    isSending.current = true;
    const finished: { readonly own: LocalIncident; readonly incident: Declared }[] = [];
    const problems: string[] = [];
    let isAnySent = false;
    try {
      for (const [id, queue] of queues) {
        const own = started.current?.local?.find(({ incidentId }) => incidentId === id);
        // Another tab may have deleted it. What was written in it since is sent.
        if (own && queue.read().length === 0 && !(await isLocalStored(planId, id))) continue;
        const declaration = own && (await declareLocal(planId, own, session.token));
        if (declaration && "refusal" in declaration) problems.push(declaration.refusal);
        const incident =
          declaration && "incident" in declaration ? declaration.incident : undefined;
        if (own && !incident) continue;
        const direct = postTo(
          `/v1/plans/${planId}/incidents/${incident?.incidentId ?? id}`,
          session.token,
        );
        const post = incident
          ? postToDeclared(incident, started.current?.units ?? [], direct, queue.read)
          : direct;
        const result = await sendQueue(queue, post);
        if (own && incident && queue.read().length === 0) finished.push({ own, incident });
        addSent(id, result.sent);
        isAnySent ||= result.sent.length > 0;
        for (const { entry, message } of result.refused)
          problems.push(`Not saved: ${entry.text}. ${message}`);
        if (result.problem !== undefined) problems.push(REFUSED);
      }
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      problems.push(NOT_READ);
    } finally {
      isSending.current = false;
    }
    setProblem((earlier) => problems[0] ?? (PASSING.has(earlier) ? undefined : earlier));
    show();
    const { onSent, onDeclared } = started.current?.after ?? {};
    for (const { own, incident } of finished) await onDeclared?.(own, incident);
    // A declared incident was read with all that was sent.
    if (isAnySent && finished.length === 0) await onSent?.();
  }, [planId, queues, canSend, show, addSent]);

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
    add: async (
      text: string,
      change?: QueuedChange,
      cost?: WrittenCost,
    ): Promise<string | undefined> => {
      const queue = queues.get(incidentId);
      if (!queue) return NO_KEY;
      const refusal = await queue.add(newEntry(text, change, cost));
      show();
      void send();
      return refusal;
    },
  });
}

/**
 * Returns sent entries that the plan may not contain yet, by incident. An entry is shown until the plan was read twice
 * after sending, because the first read may have started before. Then the plan's own state is shown again.
 */
function useSent(readAt: string) {
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const current = useRef(readAt);
  useEffect(() => {
    const before = current.current;
    current.current = readAt;
    if (before !== readAt) setSent((all) => all.filter((entry) => entry.readAt === before));
  }, [readAt]);
  const addSent = useCallback((incidentId: string, entries: readonly QueuedEntry[]) => {
    if (entries.length > 0)
      setSent((all) => [...all, { incidentId, entries, readAt: current.current }]);
  }, []);
  const byIncident: Record<string, QueuedEntry[]> = {};
  for (const { incidentId, entries } of sent) (byIncident[incidentId] ??= []).push(...entries);
  return { sent: byIncident, addSent };
}
