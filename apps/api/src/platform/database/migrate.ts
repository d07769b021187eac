import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { OperatorError } from "../operator-error";
import type { Database, Transaction } from "./database";
import { isDatabaseAway, isStorageFull } from "./sql/sql-state";

/** Thrown if the database and the migration files do not match; the message is for the operator. */
export class MigrationRefused extends OperatorError {
  override readonly name = "MigrationRefused";
}

/** Advisory lock key ('holdfast' in digits). */
const LOCK = 4_653_327;
const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/u;

type Migration = { readonly name: string; readonly text: string; readonly checksum: string };
export type AppliedMigration = { readonly name: string; readonly checksum: string };

const readMigrations = async (folder: string): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const stranger = names.find((name) => !FILE_NAME.test(name));
  if (stranger) throw new MigrationRefused(`The migration ${stranger} is not named NNNN-name.sql.`);
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(path.join(folder, name), "utf8")).replaceAll("\r\n", "\n");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    }),
  );
};

/** Returns the applied migrations, in order; empty for a new database. */
export const appliedMigrations = async (tx: Transaction): Promise<AppliedMigration[]> => {
  const exists = await tx.execute<{ found: boolean }>(
    sql`select to_regclass('public.schema_migrations') is not null as found`,
  );
  if (!exists.rows[0]?.found) return [];
  const rows = await tx.execute<AppliedMigration>(
    sql`select name, checksum from schema_migrations order by name`,
  );
  return rows.rows;
};

/** Whether the applied migrations are those of a build whose tables no migration upgrades: they begin otherwise. */
const isEarlierBuild = (migrations: readonly Migration[], applied: readonly AppliedMigration[]) => {
  const [[baseline], [firstApplied]] = [migrations, applied];
  if (!baseline || !firstApplied) return false;
  return firstApplied.name !== baseline.name || firstApplied.checksum !== baseline.checksum;
};

/** The same for the migrations that a backup names. */
export const isOfEarlierBuild = async (
  folder: string,
  applied: readonly AppliedMigration[],
): Promise<boolean> => isEarlierBuild(await readMigrations(folder), applied);

const check = (migrations: readonly Migration[], applied: readonly AppliedMigration[]) => {
  if (isEarlierBuild(migrations, applied))
    throw new MigrationRefused(
      "The database was created by an earlier build of Holdfast, which this version cannot upgrade. Nothing was changed. Start that build to use its data, or set DATA_DIR or DATABASE_URL to a new database.",
    );
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of applied) {
    const migration = known.get(name);
    if (!migration)
      throw new MigrationRefused(
        `The database has the migration ${name}, which this version of Holdfast does not have. Start a newer version.`,
      );
    if (migration.checksum !== checksum)
      throw new MigrationRefused(
        `The migration ${name} was changed after it was applied. Migrations are append-only: write a new one.`,
      );
  }
  const last = applied.at(-1)?.name ?? "";
  const late = migrations.find(
    ({ name }) => name < last && !applied.some((row) => row.name === name),
  );
  if (late)
    throw new MigrationRefused(
      `The migration ${late.name} comes before ${last}, which is already applied. Give it a later number.`,
    );
};

/**
 * Applies the files `NNNN-name.sql` of `folder` that the database does not have yet, in name order and in one
 * transaction under an advisory lock, so that several processes may start at once and a failure changes nothing; then
 * refreshes the tables' statistics. Returns the names it applied.
 *
 * @param options.through the last one to apply, e.g. to restore a backup of an earlier version
 * @throws MigrationRefused if the files do not match the database, or if one of them fails
 */
export const migrate = async (
  database: Database,
  folder: string,
  options: { readonly through?: string | undefined } = {},
): Promise<string[]> => {
  const migrations = await readMigrations(folder);
  const { through } = options;
  const isWanted = ({ name }: Migration) => through === undefined || name <= through;
  const applied = await database.transaction(async (tx) => {
    // Held until the transaction ends: other processes wait here, then see what was applied.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const before = await appliedMigrations(tx);
    check(migrations, before);
    const next = migrations.slice(before.length).filter(isWanted);
    await tx.execute(sql`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz(3) not null)`);
    for (const { name, text, checksum } of next) {
      await tx.execute(sql.raw(text)).catch((error: unknown) => {
        throw isDatabaseAway(error) || isStorageFull(error) ? error : failed(name, error);
      });
      await tx.execute(sql`insert into schema_migrations values (${name}, ${checksum}, now())`);
    }
    return next.map(({ name }) => name);
  });
  // A migration may have written many rows, and PostgreSQL's own analyze comes a minute later.
  if (applied.length > 0) await database.query.execute(sql`analyze`);
  return applied;
};

function failed(name: string, error: unknown): MigrationRefused {
  const { cause } = error as { readonly cause?: unknown };
  const { message } = (cause ?? error) as Error;
  const reason = message.replace(/\.$/u, "");
  return new MigrationRefused(
    `The migration ${name} failed: ${reason}. Nothing was changed. Start the former version of Holdfast, which still works with this database; its backup command works, too.`,
    { cause: error },
  );
}
