import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { OperatorError } from "../operator-error";
import { cannotRun, type PostgresPrograms } from "./postgres-programs";

/*
 * PostgreSQL refuses to run as root. For root on Linux, a user namespace maps another user onto root, so that root's
 * files remain accessible; where namespaces are not allowed (most containers), PostgreSQL runs under a separate user
 * id.
 */

/** The user that runs PostgreSQL's programs. */
export type PostgresUser = {
  /** A command and its arguments to run the program with. */
  readonly prefix: readonly string[];
  /** The ids of its processes and files; absent: those of this process. */
  readonly ids: { readonly uid: number; readonly gid: number } | undefined;
};

export type ProgramRun = {
  readonly programs: PostgresPrograms;
  readonly user: PostgresUser;
};

const SELF: PostgresUser = { prefix: [], ids: undefined };

/** Returns a named user of this machine other than root, because initdb looks its user's name up. */
const namedUser = (): { readonly uid: number; readonly gid: number } => {
  const lines = fs.existsSync("/etc/passwd")
    ? fs.readFileSync("/etc/passwd", "utf8").split("\n")
    : [];
  const users = lines
    .map((line) => line.split(":"))
    .map(([, , uid, gid]) => [uid, gid].map(Number));
  const [uid = 1_000, gid = 1_000] = users.find(([id]) => id !== undefined && id > 0) ?? [];
  return { uid, gid };
};

/** This user under another one's ids; files keep their owner. */
const inNamespace = (): PostgresUser => {
  const { uid, gid } = namedUser();
  const prefix = ["unshare", "--user", `--map-user=${uid}`, `--map-group=${gid}`];
  return { prefix, ids: undefined };
};

/**
 * Returns the users who may run initdb in place of a user without a name on this machine, as is common in containers.
 */
export const standIns = (user: PostgresUser): readonly PostgresUser[] => {
  if (process.platform !== "linux" || user.prefix.length > 0) return [];
  const { prefix } = inNamespace();
  const { ids } = user;
  if (!ids) return [{ prefix, ids }];
  // In the same group, which has access to the data directory.
  return [
    { prefix, ids },
    { prefix: [], ids: { uid: namedUser().uid, gid: ids.gid } },
  ];
};
/** Unused otherwise: Debian assigns no ids from 64,000 to 64,999 itself, and the browser that prints runs as 65,534. */
const OWN_ID = 64_765;

/** The environment of PostgreSQL's programs: none of our variables, so no secret and no PG… variable. */
export const programEnvironment = (programs: PostgresPrograms): Record<string, string> => {
  const passed = ["PATH", "SystemRoot", "TEMP", "TMP", "TMPDIR"];
  const taken = passed.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(taken), LC_ALL: "C", ...programs.environment };
};

/** Runs one of PostgreSQL's programs to its end and returns its output. */
export const runProgram = async (
  { programs, user }: ProgramRun,
  program: string,
  args: readonly string[],
): Promise<string> => {
  const [command = program, ...before] = [...user.prefix, program];
  const { stdout } = await promisify(execFile)(command, [...before, ...args], {
    ...user.ids,
    cwd: path.parse(program).root,
    env: programEnvironment(programs),
    windowsHide: true,
  });
  return stdout;
};

const versionFor = async (run: ProgramRun): Promise<number> => {
  const text = await runProgram(run, run.programs.postgres, ["--version"]);
  return Number(/\) (\d+)/.exec(text)?.[1]);
};

/** Returns the first folder on the path to `folder` that other users may not enter; undefined if they may enter all. */
const closedFolder = (folder: string): string | undefined => {
  const above = path.dirname(folder);
  if (above !== folder) {
    const closed = closedFolder(above);
    if (closed !== undefined) return closed;
  }
  return (fs.statSync(folder).mode & 0o001) === 0 ? folder : undefined;
};

/** Gives a folder and everything in it to the user. */
export const giveTree = (target: string, { uid, gid }: { uid: number; gid: number }) => {
  fs.lchownSync(target, uid, gid);
  if (!fs.lstatSync(target).isDirectory()) return;
  for (const name of fs.readdirSync(target)) giveTree(path.join(target, name), { uid, gid });
};

/** Lets PostgreSQL's own user id enter `dataDir` (and read nothing else there), and gives it the cluster. */
const ownUser = (dataDir: string, cluster: string, programs: PostgresPrograms): PostgresUser => {
  const closed =
    closedFolder(path.dirname(dataDir)) ?? closedFolder(path.dirname(programs.postgres));
  if (closed !== undefined)
    throw new OperatorError(
      `PostgreSQL does not run as root. User namespaces are not available here, and another user cannot enter ${closed}. Start Holdfast as an ordinary user, move it and DATA_DIR to folders that other users may enter, or set DATABASE_URL.`,
    );
  const ids = { uid: OWN_ID, gid: OWN_ID };
  const { mode } = fs.statSync(dataDir);
  if ((mode & 0o001) === 0) {
    fs.chownSync(dataDir, 0, OWN_ID);
    fs.chmodSync(dataDir, (mode & 0o777) | 0o010);
  }
  if (fs.existsSync(cluster)) giveTree(cluster, ids);
  return { prefix: [], ids };
};

/**
 * Chooses the user that runs PostgreSQL, and returns the major version of the programs.
 *
 * @param dataDir an existing folder, its real path
 * @param cluster the folder of the database in it, which need not exist
 * @throws OperatorError if the programs cannot run
 */
export const choosePostgresUser = async (
  programs: PostgresPrograms,
  dataDir: string,
  cluster: string,
): Promise<{ readonly user: PostgresUser; readonly major: number }> => {
  const withVersion = async (user: PostgresUser) => {
    try {
      return { user, major: await versionFor({ programs, user }) };
    } catch (error) {
      const { stderr, message } = error as { stderr?: string; message: string };
      throw cannotRun(programs.postgres, stderr?.trim() || message);
    }
  };
  if (process.getuid?.() !== 0) return withVersion(SELF);
  const { uid, gid } = fs.statSync(fs.existsSync(cluster) ? cluster : dataDir);
  if (uid !== 0) return withVersion({ prefix: [], ids: { uid, gid } });
  try {
    const user = inNamespace();
    return { user, major: await versionFor({ programs, user }) };
  } catch {
    // There is no unshare, or it may not create a user namespace.
    return withVersion(ownUser(dataDir, cluster, programs));
  }
};
