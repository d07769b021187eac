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
import { SNAPSHOT, type Database, type Transaction } from "../database";
import { appliedMigrations } from "../migrate";
import { type CataloguedTable, readSequences, readTables } from "./table-catalogue";
import { packTar } from "./tar-archive";

type Archive = ReturnType<typeof packTar>;

const ROWS_AT_ONCE = 200;

const writeEntry = (archive: Archive, name: string, content: Buffer) =>
  archive.add(name, content.length, [content]);

const names = (list: readonly string[]) =>
  sql.join(
    list.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** Writes one entry per few hundred rows; every value is PostgreSQL's own text, as in COPY. */
const writeTable = async (tx: Transaction, table: CataloguedTable, archive: Archive) => {
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
    await writeEntry(archive, `tables/${table.name}/${number}.ndjson`, Buffer.from(lines));
  }
  await tx.execute(sql`close rows`);
  return count;
};

const writeDatabase = (database: Database, archive: Archive) =>
  database.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'; set local datestyle = 'ISO, YMD';
        set local intervalstyle = 'postgres'; set local bytea_output = 'hex'`);
    const now = await tx.execute<{ at: string }>(
      sql`select to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
    );
    const migrations = await appliedMigrations(tx);
    if (migrations.length === 0)
      throw new BackupRefused("The database is empty, so there is nothing to back up.");
    const tables = await readTables(tx);
    const header: BackupHeader = {
      format: "holdfast-backup",
      version: 1,
      createdAt: now.rows[0]?.at ?? "",
      migrations,
      tables,
      sequences: await readSequences(tx),
    };
    await writeEntry(archive, HEADER_ENTRY, Buffer.from(JSON.stringify(header, null, 2)));
    let rows = 0;
    for (const table of tables) rows += await writeTable(tx, table, archive);
    return rows;
  }, SNAPSHOT);

const missing = (error: unknown) => (error as { code?: unknown }).code === "ENOENT";

const writeFiles = async (filesDir: string, archive: Archive) => {
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
    const content = async function* () {
      let written = 0;
      if (size > 0)
        for await (const chunk of opened.createReadStream({ end: size - 1, autoClose: false })) {
          written += (chunk as Buffer).length;
          yield chunk as Buffer;
        }
      if (written !== size) throw new BackupRefused(`The file ${name} changed during the backup.`);
    };
    await archive.add(`files/${name}`, size, content()).finally(() => opened.close());
    count += 1;
  }
  return count;
};

const syncFolder = async (folder: string) => {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
};

/**
 * Writes one consistent snapshot of all tables, and every file in `filesDir`, into `targetFile`: first under a
 * temporary name, synced, then renamed, so that a file of the final name is always complete. The server may run
 * meanwhile.
 */
export const backup = async (
  database: Database,
  filesDir: string,
  targetFile: string,
): Promise<BackupSummary> => {
  const partial = `${targetFile}.${process.pid}.partial`;
  const archive = packTar();
  const written = pipeline(
    archive.readable,
    createGzip({ level: 4 }),
    createWriteStream(partial, { mode: 0o600, flush: true }),
  );
  try {
    const compose = async (): Promise<BackupSummary> => {
      // Tables first: a file added meanwhile then has no row, but no row lacks its file.
      const rows = await writeDatabase(database, archive);
      const summary = { rows, files: await writeFiles(filesDir, archive) };
      await writeEntry(archive, LAST_ENTRY, Buffer.from(JSON.stringify(summary)));
      archive.end();
      return summary;
    };
    const [summary] = await Promise.all([compose(), written]);
    await rename(partial, targetFile);
    await syncFolder(path.dirname(path.resolve(targetFile)));
    return summary;
  } catch (error) {
    archive.fail(error);
    await Promise.allSettled([written]);
    await rm(partial, { force: true });
    throw error;
  }
};
