import { del, get, set } from "idb-keyval";

const keyOf = (entryId: string) => `holdfast.incident_photo.${entryId}`;

/** Keeps the photo of an entry in the browser's database until it is sent. */
export const keepPhoto = (entryId: string, photo: Blob): Promise<void> =>
  set(keyOf(entryId), photo);

/** Returns the photo of an entry; undefined if the browser has deleted it to free space. */
export const keptPhoto = (entryId: string): Promise<Blob | undefined> => get<Blob>(keyOf(entryId));

export const forgetPhoto = (entryId: string): Promise<void> => del(keyOf(entryId));
