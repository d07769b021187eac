import * as z from "zod/mini";
import {
  type BackupHeader,
  checkChecksum,
  damaged,
  entryLines,
  LAST_ENTRY,
  openBackup,
  parsed,
  partsOf,
  readSummary,
} from "./backup-format";
import type { TarEntry } from "./tar-archive";

const row = z.array(z.nullable(z.string()));

const checkRows = (lines: readonly string[], columns: number) => {
  for (const line of lines) {
    const values = parsed(line, (value) => row.safeParse(value));
    if (!values.success || values.data.length !== columns) throw damaged();
  }
};

const checkEntries = async (header: BackupHeader, entries: AsyncGenerator<TarEntry>) => {
  const columns = new Map(header.tables.map((table) => [table.name, table.columns.length]));
  let rows = 0;
  let files = 0;
  for await (const entry of entries) {
    if (entry.name === LAST_ENTRY) {
      const promised = await readSummary(entry);
      if (promised.rows !== rows || promised.files !== files) throw damaged();
      if (!(await entries.next()).done) throw damaged();
      return;
    }
    const { kind, rest } = partsOf(entry);
    const width = columns.get(rest[0] ?? "");
    if (kind === "files") files += 1;
    else if (kind === "tables" && width !== undefined) {
      const lines = await entryLines(entry);
      checkRows(lines, width);
      rows += lines.length;
    } else throw damaged();
  }
  throw damaged();
};

/**
 * Reads a backup to its end before any of it is restored: first its checksum, so that damage is never taken
 * for another version's backup, then every entry and row.
 * @throws BackupRefused
 */
export const checkBackup = async (sourceFile: string): Promise<void> => {
  await checkChecksum(sourceFile);
  await openBackup(sourceFile, checkEntries);
};
