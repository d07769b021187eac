import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { STORAGE_FULL } from "@holdfast/contract/platform/errors";
import { ProblemError } from "../problem-error";

/** A file on the local disk that is not stored yet. */
export type TemporaryFile = { readonly place: string; readonly bytes: number };

/** Writes uploads of any size to temporary files, in a few kilobytes of memory. */
export type IncomingFiles = {
  /**
   * Resolves once the whole content is on disk and survives a power cut.
   * @throws ProblemError 507 if the disk is full
   */
  receive(content: Readable): Promise<TemporaryFile>;
  /** Does nothing if the file was moved to a store or does not exist. */
  discard(file: TemporaryFile): Promise<void>;
  /** Removes files left by requests that a crash interrupted before that time. */
  tidy(before: Date): Promise<void>;
};

/** The folder of temporary files: next to the files, because a backup takes complete files only. */
export const incomingFolder = (filesFolder: string) => `${filesFolder}.unfinished`;

export function incomingFiles(folder: string): IncomingFiles {
  return {
    async receive(content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const place = path.join(folder, randomUUID());
      try {
        await pipeline(content, createWriteStream(place, { flags: "wx", mode: 0o600 }));
        const opened = await open(place, "r");
        try {
          await opened.sync();
          return { place, bytes: (await opened.stat()).size };
        } finally {
          await opened.close();
        }
      } catch (error) {
        await rm(place, { force: true });
        throw refusalOf(error);
      }
    },
    discard: ({ place }) => rm(place, { force: true }),
    async tidy(before) {
      for (const name of (await readdir(folder).catch(unlessMissing)) ?? []) {
        const place = path.join(folder, name);
        const found = await stat(place).catch(unlessMissing);
        if (found && found.mtime < before) await rm(place, { force: true });
      }
    },
  };
}

const codeOf = (error: unknown) => (error as { readonly code?: unknown }).code;

/** Returns undefined for a file that does not exist. @throws any other error */
export const unlessMissing = (error: unknown): undefined => {
  if (codeOf(error) !== "ENOENT") throw error;
};

function refusalOf(error: unknown): unknown {
  return codeOf(error) === "ENOSPC" || codeOf(error) === "EDQUOT"
    ? new ProblemError(STORAGE_FULL, { retryAfter: 60, cause: error })
    : error;
}
