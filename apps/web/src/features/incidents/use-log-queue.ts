import { del, get, set } from "idb-keyval";
import { useCallback, useEffect, useRef, useState } from "react";
import {
  addLogEntries,
  addLogPhoto,
  readIncidentLog,
} from "@holdfast/contract/incidents/incident-endpoints";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { CallError } from "../../platform/api/call-error";
import { useRefresh } from "../../platform/api/use-endpoint";
import { newKey } from "../../platform/forms/new-key";
import { messageOf } from "../../ui/feedback/shown-error";

/** An entry that waits on this device until the server has it. */
export type QueuedEntry = {
  readonly entryId: string;
  readonly deviceAt: string;
  readonly text: string;
  /** Its photo waits in the browser's database, by the entry's id. */
  readonly hasPhoto?: true;
};

/** By person: on a shared device, another person's session must not send them. */
const keyOf = (incidentId: string, userId: string) =>
  `holdfast.incident_log.${userId}.${incidentId}`;
const photoKeyOf = (entryId: string) => `holdfast.incident_photo.${entryId}`;
/** How often entries are sent again without a network (ms). */
const RETRY = 10_000;
const MAX_SENT = 200;

/** Returns a random UUID (version 4); `crypto.randomUUID` is missing if the site is served without TLS. */
function newEntryId(): string {
  const key = newKey();
  return [
    key.slice(0, 8),
    key.slice(8, 12),
    `4${key.slice(13, 16)}`,
    `8${key.slice(17, 20)}`,
    key.slice(20),
  ].join("-");
}

function readQueue(key: string): QueuedEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? (stored as QueuedEntry[]) : [];
  } catch {
    return [];
  }
}

type IncidentParams = { readonly planId: string; readonly incidentId: string };

/** Sends an entry with a photo by itself, others together. Returns the ids of those that were sent. */
async function sendFirst(
  params: IncidentParams,
  queue: readonly QueuedEntry[],
): Promise<Set<string>> {
  const [first] = queue;
  if (first?.hasPhoto) {
    await sendPhoto(params, first);
    return new Set([first.entryId]);
  }
  const firstPhoto = queue.findIndex(({ hasPhoto }) => hasPhoto);
  const entries = queue.slice(0, firstPhoto === -1 ? MAX_SENT : Math.min(firstPhoto, MAX_SENT));
  await callEndpoint(addLogEntries, { params, body: { entries } });
  return new Set(entries.map(({ entryId }) => entryId));
}

async function sendPhoto(
  params: IncidentParams,
  { entryId, deviceAt, text }: QueuedEntry,
): Promise<void> {
  // The browser may have deleted it to free space.
  const photo = await get<Blob>(photoKeyOf(entryId));
  if (photo)
    await callEndpoint(addLogPhoto, {
      params,
      body: { entryId, deviceAt, text },
      upload: new File([photo], "photo.jpg", { type: photo.type }),
    });
  else {
    const entry = { entryId, deviceAt, text: text || "A photo that this device has deleted." };
    await callEndpoint(addLogEntries, { params, body: { entries: [entry] } });
  }
  await del(photoKeyOf(entryId));
}

/**
 * Sends entries to an incident's log. Without a network they stay on this device, through reloads, and are sent when it
 * is back; each has an id, so that one sent twice is stored once. Refused ones are sent again with the next entry.
 */
export function useLogQueue(planId: string, incidentId: string, userId: string) {
  const key = keyOf(incidentId, userId);
  const [waiting, setWaiting] = useState(() => readQueue(key));
  const [problem, setProblem] = useState<string>();
  const isSending = useRef(false);
  const isRefused = useRef(false);
  const refresh = useRefresh();

  const store = useCallback(
    (change: (queue: QueuedEntry[]) => QueuedEntry[]) => {
      const next = change(readQueue(key));
      localStorage.setItem(key, JSON.stringify(next));
      setWaiting(next);
    },
    [key],
  );

  const send = useCallback(async () => {
    if (isSending.current || readQueue(key).length === 0) return;
    isSending.current = true;
    try {
      for (let queue = readQueue(key); queue.length > 0; queue = readQueue(key)) {
        const sent = await sendFirst({ planId, incidentId }, queue);
        store((rest) => rest.filter(({ entryId }) => !sent.has(entryId)));
      }
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
  }, [planId, incidentId, key, refresh, store]);

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

  const add = async (text: string, photo?: Blob) => {
    const entry = { entryId: newEntryId(), deviceAt: new Date().toISOString(), text };
    if (photo) await set(photoKeyOf(entry.entryId), photo);
    store((queue) => [...queue, photo ? { ...entry, hasPhoto: true } : entry]);
    void send();
  };
  return { waiting, problem, add };
}
