import { insertFile } from "../../src/platform/files/files-store";
import type { TestHouse } from "../setup/test-app";

/** A picture in the store that belongs to nobody; answers the name of its file. */
export async function storePicture({ services }: TestHouse): Promise<string> {
  const { chance, clock, database, files, newId } = services;
  const name = chance.bytes(32).toString("base64url");
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
