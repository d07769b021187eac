import { del, get, set } from "idb-keyval";
import type { EntryCipher } from "../../../platform/offline-plan/entry-cipher";
import { type logQueueOf, NOT_STORED, type QueuedEntry } from "./read-log-queue";

const photoKeyOf = (entryId: string) => `holdfast.incident_photo.${entryId}`;

export const deleteStoredPhoto = (entryId: string): Promise<void> => del(photoKeyOf(entryId));

/** Stores a photo, encrypted like its text. */
async function storePhoto(cipher: EntryCipher | undefined, entryId: string, photo: Blob) {
  const bytes = new Uint8Array(await photo.arrayBuffer());
  await set(photoKeyOf(entryId), cipher ? await cipher.encrypt(bytes) : bytes);
}

/** Stores an entry with its photo; resolves to why they were not stored. */
export async function addWithPhoto(
  queue: ReturnType<typeof logQueueOf>,
  entry: QueuedEntry,
  photo: Blob,
): Promise<string | undefined> {
  try {
    await storePhoto(queue.cipher, entry.entryId, photo);
  } catch {
    return NOT_STORED;
  }
  const refusal = await queue.add({ ...entry, hasPhoto: true });
  if (refusal !== undefined) await deleteStoredPhoto(entry.entryId);
  return refusal;
}

/** Returns the photo of an entry; nothing if the browser has deleted it to free space. */
export async function readStoredPhoto(cipher: EntryCipher | undefined, entryId: string) {
  const stored = await get<Uint8Array<ArrayBuffer>>(photoKeyOf(entryId));
  return stored && cipher ? cipher.decrypt(stored) : stored;
}
