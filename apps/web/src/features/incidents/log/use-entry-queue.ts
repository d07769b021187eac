import { useCallback, useEffect, useRef, useState } from "react";
import type { WrittenCost } from "@holdfast/contract/incidents/costs/cost-line";
import { showToast } from "../../../ui/feedback/toast-store";
import { addWithPhoto, deleteStoredPhoto, readStoredPhoto } from "./read-stored-photo";
import { type logQueueOf, newEntry, type QueuedChange, type QueuedEntry } from "./read-log-queue";
import {
  isDone,
  type Post,
  problemOf,
  type QueueSent,
  sendChange,
  sendEntry,
  sendQueue,
} from "./send-queue";

/** How often entries are sent again without a network (ms). */
const RETRY = 10_000;

type Queue = ReturnType<typeof logQueueOf>;

/** Sends the photos. Returns the last answer, and whether a photo was sent. */
async function sendPhotos(queue: Queue, post: Post): Promise<Pick<QueueSent, "sent" | "problem">> {
  const sent: QueuedEntry[] = [];
  for (let entry = queue.readNextPhoto(); entry; entry = queue.readNextPhoto()) {
    const { entryId, deviceAt, text, cost } = entry;
    const photo = await readStoredPhoto(queue.cipher, entryId);
    const answer = await sendEntry(
      post,
      {
        entryId,
        deviceAt,
        text: photo ? text : text || "A photo that was deleted from this device.",
        ...(cost && { cost }),
      },
      photo ? new Blob([photo]) : undefined,
    );
    if (!isDone(answer)) return { sent, problem: problemOf(answer) };
    queue.remove([entry]);
    await deleteStoredPhoto(entryId);
    sent.push(entry);
  }
  return { sent, problem: undefined };
}

const showRefused = (text: string, reason: string) =>
  showToast({ variant: "problem", title: `Not saved: ${text}`, text: reason });

/** Shows what the server has now: entries of the log alone, or also changes of actions and units. */
type OnSent = (what: "entries" | "changes") => Promise<unknown>;

/**
 * Sends entries to an incident's log, and changes of its actions and units. Without a network they remain on this
 * device, also after reloads, and are sent once the network is back. Each has an id, so that one that is sent twice is
 * stored once. Rejected entries are sent again with the next one.
 * @param post and `onSent` must remain the same between renders
 */
export function useEntryQueue(queue: Queue, post: Post, onSent: OnSent) {
  const [waiting, setWaiting] = useState(queue.read);
  const [problem, setProblem] = useState<string>();
  const isSending = useRef(false);
  /** Something was added while others were sent. */
  const isAgain = useRef(false);
  const isRefused = useRef(false);
  /** The latest entry that was neither stored nor known to be sent. */
  const unstored = useRef<QueuedEntry>(undefined);

  const sendAll = useCallback(async () => {
    await queue.open();
    setWaiting(queue.read());
    const { sent, refused, problem: reason, isStopped } = await sendQueue(queue, post);
    for (const { entry, message } of refused) showRefused(entry.text, message);
    const photos = isStopped ? undefined : await sendPhotos(queue, post);
    // Without a response the entry is sent again. A refusal is shown, and the text remains.
    const refusal = reason ?? photos?.problem;
    isRefused.current = refusal !== undefined;
    setProblem(refusal);
    const done = [...sent, ...(photos?.sent ?? [])];
    // What was sent remains marked until the screen shows it from the server.
    if (refused.length > 0 || done.some(({ change: made }) => made)) await onSent("changes");
    else if (done.length > 0) await onSent("entries");
  }, [queue, post, onSent]);

  const send = useCallback(async () => {
    isAgain.current = true;
    if (isSending.current) return;
    isSending.current = true;
    try {
      while (isAgain.current) {
        isAgain.current = false;
        await sendAll();
      }
    } catch {
      // A photo that this browser could not read is tried again.
      setProblem(undefined);
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
  const add = async (
    text: string,
    { photo, cost }: { readonly photo?: Blob | undefined; readonly cost?: WrittenCost } = {},
  ): Promise<string | undefined> => {
    // The same entry again: the server may have it, although its answer was lost.
    const again = photo ? undefined : unstored.current;
    const isSame = again?.text === text && JSON.stringify(again.cost) === JSON.stringify(cost);
    const entry = isSame ? again : newEntry(text, undefined, cost);
    const refusal = photo ? await addWithPhoto(queue, entry, photo) : await queue.add(entry);
    setWaiting(queue.read());
    void send();
    if (refusal === undefined || photo) return refusal;
    // A device without space may still have a network.
    if (!isDone(await sendEntry(post, entry))) {
      unstored.current = entry;
      return refusal;
    }
    await onSent("entries");
    return undefined;
  };

  /** Changes an action or a unit; `text` says how. A change that can be neither stored nor sent is shown as such. */
  const change = async (text: string, made: QueuedChange): Promise<void> => {
    const entry = newEntry(text, made);
    const refusal = await queue.add(entry);
    setWaiting(queue.read());
    void send();
    if (refusal === undefined) return;
    const answer = await sendChange(post, entry, made);
    if (isDone(answer)) await onSent("changes");
    else showRefused(text, problemOf(answer) ?? refusal);
  };
  /** Deletes entries that will never be sent. */
  const discard = (entries: readonly QueuedEntry[]) => {
    queue.remove(entries);
    for (const { entryId, hasPhoto } of entries) if (hasPhoto) void deleteStoredPhoto(entryId);
    setWaiting(queue.read());
  };
  return { waiting, problem, add, change, discard };
}
