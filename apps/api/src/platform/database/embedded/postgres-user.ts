import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { OperatorError } from "../../operator-error";
import { cannotRun, type PostgresPrograms } from "./postgres-programs";

/*
 * PostgreSQL refuses to run as root. If root starts it, it runs as the owner of its folder, with one capability of
 * root: to bypass file permissions, because the data directory is private, and Holdfast itself may be installed in a
 * private folder.
 */

/** The ids that PostgreSQL runs with; undefined: those of this process. */
export type PostgresUser = { readonly uid: number; readonly gid: number } | undefined;

export type ProgramRun = {
  readonly programs: PostgresPrograms;
  readonly user: PostgresUser;
};

/** For a database of root: the system user `daemon` or `bin`. initdb accepts only users that have a name. */
const SYSTEM_USER = { uid: 1, gid: 1 };

/** Returns the command line that runs one of PostgreSQL's programs as the user. */
export const commandLine = (user: PostgresUser, program: string): readonly [string, ...string[]] =>
  user
    ? [
        "setpriv",
        `--reuid=${user.uid}`,
        `--regid=${user.gid}`,
        "--clear-groups",
        // Otherwise access(2), with which initdb looks for its programs, ignores the capability.
        "--securebits=+no_setuid_fixup",
        "--inh-caps=+dac_override",
        "--ambient-caps=+dac_override",
        "--",
        program,
      ]
    : [program];

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
  const [command, ...before] = commandLine(user, program);
  const { stdout } = await promisify(execFile)(command, [...before, ...args], {
    cwd: path.parse(program).root,
    env: programEnvironment(programs),
    windowsHide: true,
  });
  return stdout;
};

/** Gives a folder and everything in it to the user, unless it is the user's: root may have copied it. */
export const giveTree = (target: string, user: PostgresUser) => {
  const found = fs.lstatSync(target);
  if (!user || found.uid === user.uid) return;
  if (found.isDirectory())
    for (const name of fs.readdirSync(target)) giveTree(path.join(target, name), user);
  fs.lchownSync(target, user.uid, user.gid);
};

/**
 * Returns the user that runs PostgreSQL: this one, or for root the owner of the database.
 *
 * @param dataDir an existing folder
 * @param cluster the folder of the database in it, which need not exist
 * @throws OperatorError for root on another system than Linux
 */
export const postgresUser = (dataDir: string, cluster: string): PostgresUser => {
  if (process.getuid?.() !== 0) return undefined;
  if (process.platform !== "linux")
    throw new OperatorError(
      "PostgreSQL does not run as root. Start Holdfast as an ordinary user, or set DATABASE_URL.",
    );
  const { uid, gid } = fs.statSync(fs.existsSync(cluster) ? cluster : dataDir);
  return uid === 0 ? SYSTEM_USER : { uid, gid };
};

/**
 * Returns the major version of the programs.
 * @throws OperatorError if they cannot run
 */
export const majorVersion = async (run: ProgramRun): Promise<number> => {
  try {
    const text = await runProgram(run, run.programs.postgres, ["--version"]);
    return Number(/\) (\d+)/.exec(text)?.[1]);
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    const reason = stderr?.trim() || message;
    if (!run.user) throw cannotRun(run.programs.postgres, reason);
    throw new OperatorError(
      `PostgreSQL does not run as root, and here it cannot run as another user: ${reason.replace(/\.$/, "")}. Start Holdfast as an ordinary user, or set DATABASE_URL.`,
    );
  }
};
