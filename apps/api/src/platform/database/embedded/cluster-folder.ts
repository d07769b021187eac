import fs from "node:fs";
import { mkdtemp, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { OperatorError } from "../../operator-error";
import { giveTree, type ProgramRun, runProgram } from "./postgres-user";

const MEGABYTE = 2 ** 20;
/** A new cluster takes about 40 MB and its log up to 128 MB more. */
const SPACE_FOR_A_NEW_CLUSTER = 256 * MEGABYTE;
const UNFINISHED = "postgresql.making-";

export const clusterFolder = (dataDir: string) => path.join(dataDir, "postgresql");

const versionOf = async (folder: string): Promise<string | null> => {
  try {
    return (await readFile(path.join(folder, "PG_VERSION"), "utf8")).trim();
  } catch (error) {
    if ((error as { code?: unknown }).code === "ENOENT") return null;
    throw error;
  }
};

const HOW_TO_MIGRATE =
  "Run 'npm run holdfast -- backup FILE' with the version that created it, then 'npm run holdfast -- restore FILE' with this version and a new DATA_DIR (docs/operating.md).";

const assertFreeSpace = (dataDir: string) => {
  const { bavail, bsize } = fs.statfsSync(dataDir);
  const free = bavail * bsize;
  if (free < SPACE_FOR_A_NEW_CLUSTER)
    throw new OperatorError(
      `A new database needs 256 MB of free space in ${dataDir}; ${Math.floor(free / MEGABYTE)} MB are free.`,
    );
};

const syncFolder = async (folder: string) => {
  // Windows cannot open folders.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
};

export type NewCluster = {
  /** The version of the programs. */
  readonly major: number;
  /** Absent with a Unix socket, where the folder's permissions control who may connect. */
  readonly password: string | undefined;
};

/** Creates a cluster under a temporary name and renames it, so that the final name is always complete. */
const makeCluster = async (dataDir: string, run: ProgramRun, { major, password }: NewCluster) => {
  const unfinished = await mkdtemp(path.join(dataDir, UNFINISHED));
  const passwordFile = `${unfinished}.password`;
  try {
    if (password !== undefined) await writeFile(passwordFile, password, { mode: 0o600 });
    const args = [
      "-D",
      unfinished,
      "-U",
      "postgres",
      "-E",
      "UTF8",
      "--locale=C",
      "--no-instructions",
    ];
    args.push(
      // Text sorts by code point, and lower() handles characters of all languages.
      ...(major >= 17 ? ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"] : []),
      ...(password === undefined
        ? ["-A", "trust"]
        : ["-A", "scram-sha-256", `--pwfile=${passwordFile}`]),
    );
    giveTree(unfinished, run.user);
    await runProgram(run, run.programs.initdb, args);
    await rename(unfinished, clusterFolder(dataDir));
    await syncFolder(dataDir);
  } catch (error) {
    // Another process has created it meanwhile.
    if ((await versionOf(clusterFolder(dataDir))) !== null) return;
    if (error instanceof OperatorError) throw error;
    const { stderr, message } = error as { stderr?: string; message: string };
    const reason = stderr?.trim().split("\n").at(-1) || message;
    throw new OperatorError(`The database could not be created in ${dataDir}: ${reason}`, {
      cause: error,
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
};

/**
 * Creates the cluster if there is none; otherwise checks that these programs can open it.
 *
 * @throws OperatorError for a cluster of another version, or a disk without enough space
 */
export const prepareCluster = async (
  dataDir: string,
  run: ProgramRun,
  cluster: NewCluster,
): Promise<void> => {
  const { major } = cluster;
  const folder = clusterFolder(dataDir);
  const version = await versionOf(folder);
  if (version === String(major)) return;
  if (version !== null)
    throw new OperatorError(
      `The database in ${folder} was created by PostgreSQL ${version}, but this version of Holdfast runs PostgreSQL ${major}. ${HOW_TO_MIGRATE}`,
    );
  assertFreeSpace(dataDir);
  await makeCluster(dataDir, run, cluster);
};

/**
 * Deletes what an interrupted start left behind; a cluster is only created if none exists. Another process may still
 * write into its own, so a folder that is not empty is tried again.
 */
export const removeUnfinished = async (dataDir: string): Promise<void> => {
  const names = await readdir(dataDir);
  for (const name of names.filter((candidate) => candidate.startsWith(UNFINISHED)))
    await rm(path.join(dataDir, name), { recursive: true, force: true, maxRetries: 20 });
};
