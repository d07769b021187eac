import { insertFile } from "../../src/platform/files/files-store";
import type { TestApp } from "../setup/test-app";

/** A picture in the store that belongs to nobody; answers the name of its file. */
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
