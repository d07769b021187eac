import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";

/** A file in the store, and when it was written. */
export type StoredFile = { readonly name: string; readonly writtenAt: Date };

/**
 * The port for files. Names are random (`newFileName`); a file's type and owner are in the database. A file is written
 * before its row commits and removed after its row is deleted; files left by a crash in between are swept later
 * (`sweepFiles`).
 */
export type FileStore = {
  /** Resolves once the whole file is on disk and survives a power cut. */
  write(name: string, bytes: Buffer): Promise<void>;
  read(name: string): Promise<Buffer | undefined>;
  /** Does nothing if the file does not exist. */
  remove(name: string): Promise<void>;
  list(): AsyncGenerator<StoredFile>;
  /** Removes partial files left by writes that a crash interrupted before that time. */
  tidy(before: Date): Promise<void>;
};

const unlessMissing = (error: unknown): undefined => {
  if ((error as { code?: unknown }).code !== "ENOENT") throw error;
};

/** Stores files as `folder/<first two characters>/<name>`, readable by this user only. */
export function diskFileStore(folder: string): FileStore {
  const placeOf = (name: string) => path.join(folder, name.slice(0, 2), name);
  // Next to the folder, because a backup takes complete files only.
  const unfinished = `${folder}.unfinished`;
  return {
    async write(name, bytes) {
      const place = placeOf(name);
      const partial = path.join(unfinished, randomUUID());
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      await mkdir(unfinished, { recursive: true, mode: 0o700 });
      try {
        const opened = await open(partial, "wx", 0o600);
        try {
          await opened.writeFile(bytes);
          await opened.sync();
        } finally {
          await opened.close();
        }
        await rename(partial, place);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      const parent = await open(path.dirname(place), "r");
      await parent.sync().finally(() => parent.close());
    },
    read: (name) => readFile(placeOf(name)).catch(unlessMissing),
    remove: (name) => rm(placeOf(name), { force: true }),
    async *list() {
      for (const start of (await readdir(folder).catch(unlessMissing)) ?? [])
        for (const name of (await readdir(path.join(folder, start)).catch(unlessMissing)) ?? []) {
          const found = await stat(placeOf(name)).catch(unlessMissing);
          if (found?.isFile()) yield { name, writtenAt: found.mtime };
        }
    },
    async tidy(before) {
      for (const name of (await readdir(unfinished).catch(unlessMissing)) ?? []) {
        const partial = path.join(unfinished, name);
        const found = await stat(partial).catch(unlessMissing);
        if (found && found.mtime < before) await rm(partial, { force: true });
      }
    },
  };
}
