import { NOT_AN_IMAGE } from "@holdfast/contract/files/image";
import type { Transaction } from "../database/database";
import { fieldError } from "../problem-error";
import type { Services } from "../services";
import { deleteFile, insertFile } from "./files-store";
import { encodeImage, IMAGE_TYPE, type ImageSize } from "./image";

type ImageServices = Pick<Services, "random" | "clock" | "database" | "files" | "newId">;

/** Refers to another image, or to none, in the row that owns it. Returns the id of the previous file. */
export type ReplaceImage = (
  tx: Transaction,
  fileId: string | null,
) => Promise<string | null | undefined>;

/**
 * Stores an uploaded image in place of the previous one. It is re-encoded, so only the pixels of the uploaded file are
 * stored. The file is written before its row, and the previous file is deleted after the commit: a crash in between
 * leaves at most an unused file, which is swept.
 * @param field the upload's field, for the message
 * @param plan the plan that the file is deleted with
 * @throws ProblemError 400 if the bytes are not a PNG, JPEG or WebP
 */
export async function storeImage(
  services: ImageServices,
  {
    field,
    bytes,
    size,
    plan,
  }: {
    readonly field: string;
    readonly bytes: Buffer;
    readonly size: ImageSize;
    readonly plan?: { readonly organisationId: string; readonly planId: string };
  },
  replace: (tx: Transaction, fileId: string, image: Buffer) => Promise<string | null | undefined>,
): Promise<void> {
  const image = await encodeImage(bytes, size);
  if (!image) throw fieldError(field, NOT_AN_IMAGE);
  const { random, clock, database, files, newId } = services;
  const file = {
    id: newId(),
    name: random.bytes(32).toString("base64url"),
    mediaType: IMAGE_TYPE,
    bytes: image.length,
    createdAt: clock.now(),
    ...plan,
  };
  await files.write(file.name, image);
  const previous = await database.transaction(async (tx) => {
    await insertFile(tx, file);
    const previousId = await replace(tx, file.id, image);
    return previousId && deleteFile(tx, previousId);
  });
  if (previous) await files.remove(previous);
}

/** Removes an image: its row in a transaction, then its file. Does nothing if there is none. */
export async function removeImage(
  { database, files }: Pick<ImageServices, "database" | "files">,
  replace: ReplaceImage,
): Promise<void> {
  const previous = await database.transaction(async (tx) => {
    const previousId = await replace(tx, null);
    return previousId && deleteFile(tx, previousId);
  });
  if (previous) await files.remove(previous);
}
