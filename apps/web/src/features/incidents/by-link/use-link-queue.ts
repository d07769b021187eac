import { useMemo } from "react";
import {
  addLogEntriesByLink,
  addLogPhotoByLink,
  answerAlert,
  setActionByLink,
} from "@holdfast/contract/incidents/by-link/alert-endpoints";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { browserCipherOf } from "../../../platform/offline-plan/browser-key";
import { forgetAlert, type LinkOfAlert } from "../../../platform/offline-plan/kept-alerts";
import { removeOfflinePage } from "../../../platform/offline-plan/remove-offline-page";
import { waitingEntriesKey } from "../../../platform/offline-plan/waiting-entries";
import { entryQueueOf } from "../log/read-log-queue";
import { answerOf, photoFile } from "../log/send-call";
import type { Post, QueueCall } from "../log/send-queue";
import { useEntryQueue } from "../log/use-entry-queue";

async function callForEntries(
  link: LinkOfAlert,
  { entries, photo }: Extract<QueueCall, { readonly entries: unknown }>,
): Promise<unknown> {
  const sent = entries.map(({ entryId, deviceAt, text }) => ({ entryId, deviceAt, text }));
  const [first] = sent;
  return photo && first
    ? callEndpoint(addLogPhotoByLink, { body: { ...link, ...first }, upload: photoFile(photo) })
    : callEndpoint(addLogEntriesByLink, { body: { ...link, entries: sent } });
}

/** Returns a function that sends calls with a link. */
const postWith =
  (link: LinkOfAlert): Post =>
  (call) =>
    answerOf(() => {
      if ("entries" in call) return callForEntries(link, call);
      const { change, ...device } = call;
      if ("unitId" in change) throw new Error("Business units are not changed by a link.");
      const body = { ...link, ...device };
      return "answer" in change
        ? callEndpoint(answerAlert, { body: { ...body, ...change } })
        : callEndpoint(setActionByLink, { body: { ...body, ...change } });
    });

const keyOf = (id: string) => waitingEntriesKey("link", id);

/** Deletes what this browser stores for a link, unless entries wait to be sent, and the page's files if no other link needs them. */
export async function deleteLinkData(id: string): Promise<void> {
  const waiting = localStorage.getItem(keyOf(id));
  if (waiting !== null && waiting !== "[]") return;
  localStorage.removeItem(keyOf(id));
  await forgetAlert(id);
  await removeOfflinePage();
}

/** Returns the queue of what a person does by the link of an alert, encrypted with a key of this browser. */
export function useLinkQueue({ id, token }: LinkOfAlert, onSent: () => Promise<void>) {
  const queue = useMemo(
    () => entryQueueOf(keyOf(id), globalThis.isSecureContext ? browserCipherOf(id) : undefined),
    [id],
  );
  const post = useMemo(() => postWith({ id, token }), [id, token]);
  return useEntryQueue(queue, post, onSent);
}
