import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import * as z from "zod/mini";
import { OperatorRefusal } from "../operator-refusal";
import { ArchiveDamaged, readTar, type TarEntry } from "./tar-archive";

/*
 * A backup is a gzipped tar: backup.json (this header), tables/<name>/<number>.ndjson (one row a
 * line, an array of each column's text or null), files/<path>, and complete.json as the last entry.
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
/** What a backup holds: rows of all tables, and files. */
export type BackupSummary = z.infer<typeof backupSummary>;

/** Thrown when a backup cannot be made or restored; the message is for the operator. */
export class BackupRefused extends OperatorRefusal {
  override readonly name = "BackupRefused";
}

/** The whole content of an entry that is known to be small. */
export const entryText = async (entry: TarEntry): Promise<string> => {
  if (entry.size > 64 * 2 ** 20) throw new BackupRefused("The backup is damaged.");
  const parts: Buffer[] = [];
  for await (const part of entry.content()) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
};

/** What zlib and the archive's reader say about a file becomes one sentence. */
const notABackup = (error: unknown): unknown => {
  const code = String((error as { code?: unknown }).code);
  return error instanceof ArchiveDamaged || code.startsWith("Z_")
    ? new BackupRefused("This file is not a Holdfast backup, or it is damaged.", { cause: error })
    : error;
};

/** Hands the entries of a backup file to `use`, one after the other. */
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
      if (first.done || first.value.name !== HEADER_ENTRY)
        throw new BackupRefused("This file is not a Holdfast backup.");
      const header = backupHeader.safeParse(JSON.parse(await entryText(first.value)));
      if (!header.success)
        throw new BackupRefused(
          "This backup was made by a version of Holdfast unknown to this one.",
        );
      outcome = { value: await use(header.data, entries) };
      // Read to the end, so that a file damaged in its last bytes is noticed too.
      for await (const entry of entries) void entry;
    },
  ).catch((error: unknown) => {
    throw notABackup(error);
  });
  if (!outcome) throw new BackupRefused("This file is not a Holdfast backup, or it is damaged.");
  return outcome.value;
};

/** What a backup says about itself: when it was made, and which migrations its rows fit. */
export const readBackupHeader = (sourceFile: string): Promise<BackupHeader> =>
  openBackup(sourceFile, (header) => Promise.resolve(header));
