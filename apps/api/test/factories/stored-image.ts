import { insertFile } from "../../src/platform/files/files-store";
import type { TestApp } from "../setup/test-app";

/** Stores an image that belongs to no one; returns its file name. */
export async function storeImage({ services }: TestApp): Promise<string> {
  const { random, clock, database, files, newId } = services;
  const name = random.bytes(32).toString("base64url");
  const bytes = Buffer.from("a picture");
  await files.write(name, bytes);
  await insertFile(database.query, {
    id: newId(),
    name,
    mediaType: "image/webp",
    bytes: bytes.length,
    createdAt: clock.now(),
  });
  return name;
}
