import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import {
  type BackupHeader,
  BackupRefused,
  type BackupSummary,
  HEADER_ENTRY,
  LAST_ENTRY,
} from "./backup-format";
import type { Database, Transaction } from "./database";
import { appliedMigrations } from "./migrate";
import { type CataloguedTable, readSequences, readTables } from "./table-catalogue";
import { tarEnd, tarHeader, tarPadding } from "./tar-archive";

type Write = (bytes: Buffer) => Promise<void>;

const ROWS_AT_ONCE = 200;

const writeEntry = async (write: Write, name: string, content: Buffer) => {
  await write(tarHeader(name, content.length));
  await write(content);
  await write(tarPadding(content.length));
};

const names = (list: readonly string[]) =>
  sql.join(
    list.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** One entry for each few hundred rows; every value as PostgreSQL's own text, as COPY has it. */
const writeTable = async (tx: Transaction, table: CataloguedTable, write: Write) => {
  const values = sql.join(
    table.columns.map(({ name }) => sql`${sql.identifier(name)}::text`),
    sql`, `,
  );
  const order = table.key.length > 0 ? sql` order by ${names(table.key)}` : sql``;
  await tx.execute(sql`declare rows no scroll cursor for
    select array_to_json(array[${values}]::text[])::text as line from ${sql.identifier(table.name)}${order}`);
  let count = 0;
  for (let part = 1; ; part += 1) {
    const page = await tx.execute<{ line: string }>(
      sql`fetch ${sql.raw(`${ROWS_AT_ONCE}`)} from rows`,
    );
    if (page.rows.length === 0) break;
    count += page.rows.length;
    const lines = page.rows.map(({ line }) => `${line}\n`).join("");
    const number = String(part).padStart(6, "0");
    await writeEntry(write, `tables/${table.name}/${number}.ndjson`, Buffer.from(lines));
  }
  await tx.execute(sql`close rows`);
  return count;
};

const writeDatabase = (database: Database, write: Write) =>
  database.transaction(
    async (tx) => {
      await tx.execute(sql`set local timezone = 'UTC'; set local datestyle = 'ISO, YMD';
        set local intervalstyle = 'postgres'; set local bytea_output = 'hex'`);
      const now = await tx.execute<{ at: string }>(
        sql`select to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
      );
      const tables = await readTables(tx);
      const header: BackupHeader = {
        format: "holdfast-backup",
        version: 1,
        createdAt: now.rows[0]?.at ?? "",
        migrations: await appliedMigrations(tx),
        tables,
        sequences: await readSequences(tx),
      };
      await writeEntry(write, HEADER_ENTRY, Buffer.from(JSON.stringify(header, null, 2)));
      let rows = 0;
      for (const table of tables) rows += await writeTable(tx, table, write);
      return rows;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

const missing = (error: unknown) => (error as { code?: unknown }).code === "ENOENT";

const writeFiles = async (filesDir: string, write: Write) => {
  const entries = await readdir(filesDir, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (missing(error)) return [];
      throw error;
    },
  );
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  let count = 0;
  for (const file of files) {
    const name = path.relative(filesDir, file).split(path.sep).join("/");
    const opened = await open(file).catch((error: unknown) => {
      // Deleted since the folder was listed.
      if (missing(error)) return null;
      throw error;
    });
    if (opened === null) continue;
    const { size } = await opened.stat();
    await write(tarHeader(`files/${name}`, size));
    let written = 0;
    try {
      if (size > 0)
        for await (const chunk of opened.createReadStream({ end: size - 1, autoClose: false })) {
          written += (chunk as Buffer).length;
          await write(chunk as Buffer);
        }
    } finally {
      await opened.close();
    }
    if (written !== size) throw new BackupRefused(`The file ${name} changed during the backup.`);
    await write(tarPadding(size));
    count += 1;
  }
  return count;
};

const syncFolder = async (folder: string) => {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
};

/**
 * Writes one consistent snapshot of all tables, and every file below `filesDir`, into `targetFile`:
 * first under a name of its own, synced, then renamed, so that a file of that name is always whole.
 * The server may go on meanwhile.
 */
export const backup = async (
  database: Database,
  filesDir: string,
  targetFile: string,
): Promise<BackupSummary> => {
  const partial = `${targetFile}.${process.pid}.partial`;
  const gzip = createGzip({ level: 4 });
  const written = pipeline(gzip, createWriteStream(partial, { mode: 0o600, flush: true }));
  const write: Write = async (bytes) => {
    if (!gzip.write(bytes)) await once(gzip, "drain");
  };
  try {
    const compose = async (): Promise<BackupSummary> => {
      // The tables first: a file that is added meanwhile is then one too many, never one too few.
      const rows = await writeDatabase(database, write);
      const summary = { rows, files: await writeFiles(filesDir, write) };
      await writeEntry(write, LAST_ENTRY, Buffer.from(JSON.stringify(summary)));
      await write(tarEnd());
      gzip.end();
      return summary;
    };
    const [summary] = await Promise.all([compose(), written]);
    await rename(partial, targetFile);
    await syncFolder(path.dirname(path.resolve(targetFile)));
    return summary;
  } catch (error) {
    gzip.destroy();
    await Promise.allSettled([written]);
    await rm(partial, { force: true });
    throw error;
  }
};
