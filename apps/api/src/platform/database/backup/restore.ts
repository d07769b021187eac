import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { sql } from "drizzle-orm";
import {
  type BackupHeader,
  BackupRefused,
  type BackupSummary,
  damaged,
  entryLines,
  LAST_ENTRY,
  openBackup,
  partsOf,
  readBackupHeader,
  readSummary,
} from "./backup-format";
import { checkBackup } from "./check-backup";
import type { Database, Transaction } from "../database";
import { appliedMigrations, isOfEarlierBuild, migrate } from "../migrate";
import { sqlState } from "../sql/sql-state";
import { type CataloguedTable, readTables, withoutForeignKeys } from "./table-catalogue";
import type { TarEntry } from "./tar-archive";

const sameList = (a: readonly unknown[], b: readonly unknown[]) =>
  JSON.stringify(a) === JSON.stringify(b);

/** Whether a value does not fit its column, or a row lacks the one it refers to: no backup of ours has either. */
const isRefusedValue = (error: unknown) => /^2[123]/u.test(sqlState(error) ?? "");

/** Refuses a database that is not empty, or whose tables are not those of the backup. */
const checkDatabase = async (tx: Transaction, header: BackupHeader) => {
  const applied = await appliedMigrations(tx);
  const [ofBackup, ofDatabase] = [header.migrations.at(-1)?.name, applied.at(-1)?.name];
  if (ofBackup === ofDatabase && !sameList(applied, header.migrations))
    throw new BackupRefused(
      `The backup's migrations up to ${ofDatabase ?? "(none)"} differ from this database's. Restore with the version of Holdfast that made the backup.`,
    );
  if (ofBackup !== ofDatabase)
    throw new BackupRefused(
      `The backup's last migration is ${ofBackup ?? "(none)"}, this database's is ${ofDatabase ?? "(none)"}. Restore into a database with the same migrations.`,
    );
  for (const { name } of await readTables(tx)) {
    // The first start generates an installation key; the backup contains its own.
    if (name === "installation_key") await tx.execute(sql`delete from installation_key`);
    const found = await tx.execute<{ one: number }>(
      sql`select 1 as one from ${sql.identifier(name)} limit 1`,
    );
    if (found.rows.length > 0)
      throw new BackupRefused(
        "This database is not empty. Restore into a new database, so that nothing is overwritten.",
      );
  }
};

const checkFiles = async (filesDir: string) => {
  const found = await readdir(filesDir).catch((error: unknown) => {
    if ((error as { code?: unknown }).code === "ENOENT") return [];
    throw error;
  });
  if (found.length > 0)
    throw new BackupRefused(
      `The folder ${filesDir} is not empty. Restore into a new folder, so that nothing is overwritten.`,
    );
};

const insertRows = async (tx: Transaction, table: CataloguedTable, lines: readonly string[]) => {
  const columns = sql.join(
    table.columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    table.columns.map(({ type }, at) => sql.raw(`(line ->> ${at})::${type}`)),
    sql`, `,
  );
  await tx.execute(sql`insert into ${sql.identifier(table.name)} (${columns})
    overriding system value
    select ${values} from json_array_elements(${`[${lines.join(",")}]`}::json) as line`);
};

const writeFile = async (entry: TarEntry, target: string) => {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  await pipeline(entry.content(), createWriteStream(target, { mode: 0o600, flush: true }));
};

const restoreEntries = async (
  tx: Transaction,
  header: BackupHeader,
  entries: AsyncGenerator<TarEntry>,
  filesDir: string,
): Promise<BackupSummary> => {
  // SQL is built from the database's own catalogue, never from text in the file.
  const tables = new Map((await readTables(tx)).map((table) => [table.name, table]));
  if (!sameList([...tables.values()], header.tables))
    throw new BackupRefused("The backup's tables do not match those of this database.");
  let rows = 0;
  let files = 0;
  for await (const entry of entries) {
    if (entry.name === LAST_ENTRY) {
      const promised = await readSummary(entry);
      if (promised.rows === rows && promised.files === files) return promised;
      break;
    }
    const { kind, rest } = partsOf(entry);
    const table = kind === "tables" ? tables.get(rest[0] ?? "") : undefined;
    if (table) {
      const lines = await entryLines(entry);
      await insertRows(tx, table, lines);
      rows += lines.length;
    } else if (kind === "files") {
      await writeFile(entry, path.join(filesDir, ...rest));
      files += 1;
    } else break;
  }
  throw damaged();
};

/**
 * Fills an empty database, migrated exactly as far as the backup, and an empty or absent `filesDir` from `sourceFile`,
 * in one transaction, so that either everything is restored or nothing. Foreign keys are dropped meanwhile, then added
 * back and checked. Throws `BackupRefused`.
 */
export const restore = async (
  database: Database,
  filesDir: string,
  sourceFile: string,
): Promise<BackupSummary> => {
  await checkFiles(filesDir);
  await checkBackup(sourceFile);
  const arriving = `${path.resolve(filesDir)}.restoring`;
  await rm(arriving, { recursive: true, force: true });
  await mkdir(arriving, { recursive: true, mode: 0o700 });
  let placed = false;
  try {
    return await database.transaction((tx) =>
      openBackup(sourceFile, async (header, entries) => {
        await checkDatabase(tx, header);
        // For triggers that maintain counts, because the backup already contains the counts.
        await tx.execute(sql`set local holdfast.restoring = 'on'`);
        const putBack = await withoutForeignKeys(tx);
        const summary = await restoreEntries(tx, header, entries, arriving);
        await putBack();
        for (const { name, value } of header.sequences)
          if (value !== null)
            await tx.execute(
              sql`select setval(format('public.%I', ${name}::text)::regclass, ${value})`,
            );
        // The statistics are refreshed at once: without them, queries are planned badly for the first minute.
        await tx.execute(sql`analyze`);
        // The last step before the commit; if the commit fails, it is undone below.
        await rm(filesDir, { recursive: true, force: true });
        await rename(arriving, filesDir);
        placed = true;
        return summary;
      }),
    );
  } catch (error) {
    await rm(placed ? filesDir : arriving, { recursive: true, force: true });
    throw isRefusedValue(error) ? damaged(error) : error;
  }
};

/**
 * Restores a backup of this or an earlier version into an empty database without tables: its rows into the tables of
 * that version, which are then migrated with them.
 *
 * @param folders `migrations`, and `files`, which is empty or absent
 * @throws BackupRefused also for a backup of an earlier build, whose tables no migration upgrades
 */
export const restoreAndMigrate = async (
  database: Database,
  folders: { readonly migrations: string; readonly files: string },
  sourceFile: string,
): Promise<BackupSummary> => {
  const { migrations } = await readBackupHeader(sourceFile);
  if (await isOfEarlierBuild(folders.migrations, migrations))
    throw new BackupRefused(
      "The backup was made by an earlier build of Holdfast, which this version cannot upgrade. Nothing was changed. Restore it with that build.",
    );
  await migrate(database, folders.migrations, { through: migrations.at(-1)?.name ?? "" });
  const summary = await restore(database, folders.files, sourceFile);
  await migrate(database, folders.migrations);
  return summary;
};
