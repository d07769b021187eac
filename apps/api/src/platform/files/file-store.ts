import { once } from "node:events";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { type IncomingFiles, type TemporaryFile, unlessMissing } from "./incoming-files";

/** A file in the store, and when it was written. */
export type StoredFile = { readonly name: string; readonly writtenAt: Date };

/**
 * The port for files. Names are random (`newFileName`); a file's type and owner are in the database. A file is written
 * before its row commits and removed after its row is deleted; files left by a crash in between are swept later
 * (`sweepFiles`).
 */
export type FileStore = {
  /** Resolves once the whole file is stored and survives a power cut. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Stores a temporary file, without reading it into memory. Discard it afterwards, also if this fails. */
  writeFrom(name: string, file: TemporaryFile): Promise<void>;
  read(name: string): Promise<Buffer | undefined>;
  /** Returns the content as a stream, which the caller reads to its end or destroys. */
  open(name: string): Promise<Readable | undefined>;
  /** Does nothing if the file does not exist. */
  remove(name: string): Promise<void>;
  list(): AsyncGenerator<StoredFile>;
};

/** How much of a file is read at once (bytes). Node's default, a quarter of it, makes downloads slower. */
const READ_BYTES = 256 * 1024;

/** Stores files as `folder/<first two characters>/<name>`, readable by this user only. */
export function diskFileStore(folder: string, incoming: IncomingFiles): FileStore {
  const placeOf = (name: string) => path.join(folder, name.slice(0, 2), name);
  const writeFrom = async (name: string, file: TemporaryFile) => {
    const place = placeOf(name);
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    await rename(file.place, place);
    const parent = await open(path.dirname(place), "r");
    await parent.sync().finally(() => parent.close());
  };
  return {
    async write(name, bytes) {
      const file = await incoming.receive(Readable.from([bytes], { objectMode: false }));
      await writeFrom(name, file).finally(() => incoming.discard(file));
    },
    writeFrom,
    read: (name) => readFile(placeOf(name)).catch(unlessMissing),
    async open(name) {
      const content = createReadStream(placeOf(name), { highWaterMark: READ_BYTES });
      const opened = await once(content, "open").catch(unlessMissing);
      return opened && content;
    },
    remove: (name) => rm(placeOf(name), { force: true }),
    async *list() {
      for (const start of (await readdir(folder).catch(unlessMissing)) ?? [])
        for (const name of (await readdir(path.join(folder, start)).catch(unlessMissing)) ?? []) {
          const found = await stat(placeOf(name)).catch(unlessMissing);
          if (found?.isFile()) yield { name, writtenAt: found.mtime };
        }
    },
  };
}
