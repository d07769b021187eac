import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { IncidentWithKeys } from "@holdfast/contract/incidents/incident";
import {
  addLogEntries,
  addLogPhoto,
  changeIncidentUnit,
  readIncident,
  readIncidentLog,
  setIncidentAction,
} from "@holdfast/contract/incidents/incident-endpoints";
import { DEVICE_TIME_WRONG } from "@holdfast/contract/incidents/errors";
import { LIMITS } from "@holdfast/contract/platform/field-rules";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { CallError } from "../../platform/api/call-error";
import type { EntryCipher } from "../../platform/offline-plan/entry-cipher";
import { useRefresh } from "../../platform/api/use-endpoint";
import { formatInstant } from "../../platform/format/date-format";
import { messageOf } from "../../ui/feedback/shown-error";
import { showToast } from "../../ui/feedback/toast-store";
import { addWithPhoto, deleteStoredPhoto, readStoredPhoto } from "./read-stored-photo";
import { logQueueOf, newEntry, type QueuedChange, type QueuedEntry } from "./read-log-queue";

/** How often entries are sent again without a network (ms). */
const RETRY = 10_000;

/** As it is made by `readPhoto`. */
const PHOTO_TYPE = "image/jpeg";

type IncidentParams = { readonly planId: string; readonly incidentId: string };

async function sendPhoto(
  params: IncidentParams,
  cipher: EntryCipher | undefined,
  { entryId, deviceAt, text }: QueuedEntry,
): Promise<void> {
  const photo = await readStoredPhoto(cipher, entryId);
  if (photo) {
    const upload = new File([photo], "photo.jpg", { type: PHOTO_TYPE });
    await callEndpoint(addLogPhoto, { params, body: { entryId, deviceAt, text }, upload });
    return;
  }
  const entry = { entryId, deviceAt, text: text || "A photo that this device has deleted." };
  await callEndpoint(addLogEntries, { params, body: { entries: [entry] } });
}

type Queue = ReturnType<typeof logQueueOf>;

/** Refusals that remain however often a change is sent: its action is gone, or the person may not do this. */
const isFinal = (thrown: unknown): thrown is CallError =>
  thrown instanceof CallError && [400, 403, 409, 422].includes(thrown.status);

const isTimeWrong = (thrown: unknown) =>
  thrown instanceof CallError && thrown.code === DEVICE_TIME_WRONG.code;

async function callForChange(
  params: IncidentParams,
  { entryId, change }: QueuedEntry,
  deviceAt?: string,
): Promise<unknown> {
  const device = { entryId, ...(deviceAt !== undefined && { deviceAt }) };
  if (!change) return undefined;
  if ("actionId" in change) {
    const { actionId, isDone } = change;
    const body = { isDone, ...device };
    return callEndpoint(setIncidentAction, { params: { ...params, actionId }, body });
  }
  const { unitId, ...state } = change;
  const body = { ...state, ...device };
  return callEndpoint(changeIncidentUnit, { params: { ...params, unitId }, body });
}

/** A change made by a device with a wrong clock counts from its arrival. */
async function sendChange(params: IncidentParams, entry: QueuedEntry): Promise<void> {
  try {
    await callForChange(params, entry, entry.deviceAt);
  } catch (thrown) {
    if (!isTimeWrong(thrown)) throw thrown;
    await callForChange(params, entry);
  }
}

/** Sends what changes actions and units, in the order in which it was done. Returns whether anything was sent. */
async function sendChanges(params: IncidentParams, queue: Queue): Promise<boolean> {
  let isSent = false;
  for (let entry = queue.readNextChange(); entry; entry = queue.readNextChange()) {
    try {
      await sendChange(params, entry);
    } catch (thrown) {
      if (!isFinal(thrown)) throw thrown;
      const title = `Not saved: ${entry.text}`;
      showToast({ variant: "problem", title, text: messageOf(thrown) });
    }
    queue.remove([entry]);
    isSent = true;
  }
  return isSent;
}

/** An entry of a device with a wrong clock, which would hold up all others, gets the present time and says so. */
async function sendTexts(params: IncidentParams, entries: readonly QueuedEntry[]): Promise<void> {
  try {
    await callEndpoint(addLogEntries, { params, body: { entries: [...entries] } });
  } catch (thrown) {
    if (!isTimeWrong(thrown)) throw thrown;
    if (entries.length > 1) {
      for (const entry of entries) await sendTexts(params, [entry]);
      return;
    }
    const corrected = entries.map(({ entryId, deviceAt, text }) => ({
      entryId,
      deviceAt: new Date().toISOString(),
      text: `${text} (this device’s clock showed ${formatInstant(deviceAt)})`.slice(0, LIMITS.text),
    }));
    await callEndpoint(addLogEntries, { params, body: { entries: corrected } });
  }
}

async function sendEntries(params: IncidentParams, queue: Queue): Promise<void> {
  for (let entries = queue.readNext(); entries.length > 0; entries = queue.readNext()) {
    await sendTexts(params, entries);
    queue.remove(entries);
  }
  for (let entry = queue.readNextPhoto(); entry; entry = queue.readNextPhoto()) {
    await sendPhoto(params, queue.cipher, entry);
    queue.remove([entry]);
    await deleteStoredPhoto(entry.entryId);
  }
}

/**
 * Sends entries to an incident's log, and changes of its actions and units. Without a network they remain on this
 * device, also after reloads, and are sent once the network is back. Each has an id, so that one that is sent twice is
 * stored once. Rejected entries are sent again with the next one.
 */
export function useLogQueue({ planId, incidentId, entryKeys }: IncidentWithKeys, userId: string) {
  const keys = entryKeys.join(",");
  const queue = useMemo(() => logQueueOf(incidentId, userId, keys), [incidentId, userId, keys]);
  const [waiting, setWaiting] = useState(queue.read);
  const [problem, setProblem] = useState<string>();
  const isSending = useRef(false);
  /** Something was added while others were sent. */
  const isAgain = useRef(false);
  const isRefused = useRef(false);
  /** The latest entry that was neither stored nor known to be sent. */
  const unstored = useRef<QueuedEntry>(undefined);
  const refresh = useRefresh();

  const sendAll = useCallback(async () => {
    const params = { planId, incidentId };
    await queue.open();
    setWaiting(queue.read());
    // What was sent remains marked until the screen shows it from the server.
    if (await sendChanges(params, queue)) await refresh(readIncident, readIncidentLog);
    if (queue.readNext().length > 0 || queue.readNextPhoto()) {
      await sendEntries(params, queue);
      isRefused.current = false;
      setProblem(undefined);
      await refresh(readIncidentLog);
    }
  }, [planId, incidentId, queue, refresh]);

  const send = useCallback(async () => {
    isAgain.current = true;
    if (isSending.current) return;
    isSending.current = true;
    try {
      while (isAgain.current) {
        isAgain.current = false;
        await sendAll();
      }
    } catch (thrown) {
      // Without an answer it is sent again; a refusal is shown, and the text remains.
      isRefused.current = thrown instanceof CallError && thrown.status > 0 && thrown.status < 500;
      setProblem(isRefused.current ? messageOf(thrown) : undefined);
    } finally {
      isSending.current = false;
      setWaiting(queue.read());
    }
  }, [queue, sendAll]);

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

  /** Resolves to why the entry was neither stored nor sent; undefined if it was. */
  const add = async (text: string, photo?: Blob): Promise<string | undefined> => {
    // The same entry again: the server may have it, although its answer was lost.
    const again = photo ? undefined : unstored.current;
    const entry = again?.text === text ? again : newEntry(text);
    const refusal = photo ? await addWithPhoto(queue, entry, photo) : await queue.add(entry);
    setWaiting(queue.read());
    void send();
    if (refusal === undefined || photo) return refusal;
    // A device without space may still have a network.
    try {
      const params = { planId, incidentId };
      await callEndpoint(addLogEntries, { params, body: { entries: [entry] } });
      await refresh(readIncidentLog);
      return undefined;
    } catch {
      unstored.current = entry;
      return refusal;
    }
  };

  /** Changes an action or a unit; `text` says how. A change that can be neither stored nor sent is shown as such. */
  const change = async (text: string, made: QueuedChange): Promise<void> => {
    const entry = newEntry(text, made);
    const refusal = await queue.add(entry);
    setWaiting(queue.read());
    void send();
    if (refusal === undefined) return;
    try {
      await sendChange({ planId, incidentId }, entry);
      await refresh(readIncident, readIncidentLog);
    } catch (thrown) {
      const reason = isFinal(thrown) ? messageOf(thrown) : refusal;
      showToast({ variant: "problem", title: `Not saved: ${text}`, text: reason });
    }
  };
  return { waiting, problem, add, change };
}
