import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import * as z from "zod/mini";
import { OperatorError } from "../../operator-error";
import { ArchiveDamaged, readTar, type TarEntry } from "./tar-archive";

/*
 * A backup is a gzipped tar: backup.json (this header), tables/<name>/<number>.ndjson (one row per line, an array of
 * each column's text or null), files/<path>, and complete.json as the last entry.
 */

export const HEADER_ENTRY = "backup.json";
export const LAST_ENTRY = "complete.json";

export const backupHeader = z.object({
  format: z.literal("holdfast-backup"),
  version: z.literal(1),
  createdAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      key: z.array(z.string()),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.nullable(z.int()) })),
});
export type BackupHeader = z.infer<typeof backupHeader>;

export const backupSummary = z.object({ rows: z.int(), files: z.int() });
/** The contents of a backup: number of rows in all tables, and of files. */
export type BackupSummary = z.infer<typeof backupSummary>;

/** Thrown when a backup cannot be made or restored; the message is for the operator. */
export class BackupRefused extends OperatorError {
  override readonly name = "BackupRefused";
}

/** The error for a file with content that no backup has. */
export const damaged = (cause?: unknown) =>
  new BackupRefused("This file is not a Holdfast backup, or it is damaged.", { cause });

/** Returns the whole content of an entry that is known to be small. */
export const entryText = async (entry: TarEntry): Promise<string> => {
  if (entry.size > 64 * 2 ** 20) throw damaged();
  const parts: Buffer[] = [];
  for await (const part of entry.content()) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
};

/** Parses JSON text with `read`. */
export const parsed = <T>(json: string, read: (value: unknown) => T): T => {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw damaged(error);
  }
  return read(value);
};

/** Returns how many rows and files a complete backup claims to hold. */
export const readSummary = async (entry: TarEntry): Promise<BackupSummary> => {
  const summary = parsed(await entryText(entry), (value) => backupSummary.safeParse(value));
  if (!summary.success) throw damaged(summary.error);
  return summary.data;
};

/** Returns the rows of an entry, each a line of JSON. */
export const entryLines = async (entry: TarEntry): Promise<string[]> =>
  (await entryText(entry)).split("\n").filter((line) => line !== "");

/** Splits `tables/<name>/...` or `files/<path>`; refuses a path that would leave the folder. */
export const partsOf = (entry: TarEntry) => {
  const [kind = "", ...rest] = entry.name.split("/");
  const isUnsafe = (part: string) =>
    part === "" || part === "." || part === ".." || /[\\\0]/u.test(part);
  if (rest.length === 0 || rest.some(isUnsafe)) throw damaged();
  return { kind, rest };
};

/** Replaces the errors of zlib and of the archive reader with one message. */
const asDamage = (error: unknown): unknown => {
  const code = String((error as { code?: unknown }).code);
  return error instanceof ArchiveDamaged || code.startsWith("Z_") ? damaged(error) : error;
};

/**
 * Reads the compressed file to its end: its checksum covers every byte that the entries are read from.
 * @throws BackupRefused for a file that was cut, changed or appended to
 */
export const checkChecksum = async (sourceFile: string): Promise<void> => {
  const gunzip = createGunzip();
  const { size } = await stat(sourceFile);
  await pipeline(createReadStream(sourceFile), gunzip, async (unpacked: AsyncIterable<Buffer>) => {
    for await (const chunk of unpacked) void chunk;
  }).catch((error: unknown) => {
    throw asDamage(error);
  });
  // The decompressor silently ignores bytes after the compressed content.
  if (gunzip.bytesWritten !== size) throw damaged();
};

/** Passes the entries of a backup file to `use`, one after the other. */
export const openBackup = async <T>(
  sourceFile: string,
  use: (header: BackupHeader, entries: AsyncGenerator<TarEntry>) => Promise<T>,
): Promise<T> => {
  let outcome: { readonly value: T } | undefined;
  await pipeline(
    createReadStream(sourceFile),
    createGunzip(),
    async (unpacked: AsyncIterable<Buffer>) => {
      const entries = readTar(unpacked);
      const first = await entries.next();
      if (first.done || first.value.name !== HEADER_ENTRY) throw damaged();
      const header = parsed(await entryText(first.value), (value) => backupHeader.safeParse(value));
      if (!header.success)
        throw new BackupRefused("This backup was made by a newer or unknown version of Holdfast.");
      outcome = { value: await use(header.data, entries) };
      // Reads to the end, so that damage in the last bytes is detected too.
      for await (const entry of entries) void entry;
    },
  ).catch((error: unknown) => {
    throw asDamage(error);
  });
  if (!outcome) throw damaged();
  return outcome.value;
};

/** Returns a backup's header: when it was made, and which migrations its rows fit. */
export const readBackupHeader = (sourceFile: string): Promise<BackupHeader> =>
  openBackup(sourceFile, (header) => Promise.resolve(header));
