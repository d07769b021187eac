import { requiredText } from "@holdfast/contract/platform/field-rules";
import { mkdir } from "node:fs/promises";
import { type Logger, pino } from "pino";
import * as z from "zod/mini";
import { type Config, ConfigurationError } from "../platform/config";
import { idSource, systemChance } from "../platform/chance";
import { systemClock } from "../platform/clock";
import { connectToRunning, type Database, openDatabase } from "../platform/database/database";
import { migrate } from "../platform/database/migrate";
import { OperatorRefusal } from "../platform/operator-refusal";
import { probeDisk } from "../platform/probe-disk";
import { migrationsFolder } from "../start";

export type Command = {
  /** The words that name it, such as ['keys', 'issue']. */
  readonly name: readonly string[];
  readonly usage: string;
  readonly purpose: string;
  run(words: readonly string[], config: Config): Promise<void>;
};

/** A wrong word or value, with a sentence for the operator. */
export class CommandRefused extends OperatorRefusal {
  override readonly name = "CommandRefused";
}

/** What the operator's commands need of the services. */
export const commandMeans = {
  clock: systemClock,
  chance: systemChance,
  newId: idSource(systemClock, systemChance),
};

/**
 * Runs `work` on the database: through the running server where one holds the embedded engine, else
 * directly. A database opened directly is brought up to date first.
 */
export async function withDatabase(
  config: Config,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const log = pino({ level: "warn" });
  if (!config.databaseUrl) await makeDataDirectory(config);
  const running = config.databaseUrl ? null : await connectToRunning(config.dataDir, log);
  const database = running ?? (await openUsableDatabase(config, log));
  try {
    if (!running) await migrate(database, migrationsFolder);
    await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Opens the database for a command that no running server does the work for.
 * @throws OperatorRefusal where the disk of the embedded engine cannot be used.
 */
export async function openUsableDatabase(config: Config, log: Logger): Promise<Database> {
  if (!config.databaseUrl) {
    await makeDataDirectory(config);
    await probeDisk(config.dataDir);
  }
  return openDatabase({ ...config, log });
}

/** @throws ConfigurationError where the directory can neither be found nor made. */
export async function makeDataDirectory({ dataDir }: Pick<Config, "dataDir">): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((thrown: Error) => {
    throw new ConfigurationError(
      `The setting DATA_DIR must name a directory that can be made: ${thrown.message}.`,
    );
  });
}

/** `--name value` or `--name=value`; undefined where absent. */
export function readOption(words: readonly string[], name: string): string | undefined {
  const flag = `--${name}`;
  const at = words.indexOf(flag);
  if (at >= 0) return words[at + 1];
  return words.find((word) => word.startsWith(`${flag}=`))?.slice(flag.length + 1);
}

/** @throws CommandRefused where the option is missing or no whole number in the range. */
export function readWhole(
  words: readonly string[],
  name: string,
  from: number,
  to: number,
): number {
  const value = Number(readOption(words, name));
  if (!Number.isInteger(value) || value < from || value > to)
    throw new CommandRefused(`--${name} must be a whole number from ${from} to ${to}.`);
  return value;
}

/**
 * The word that stands first, before any option.
 *
 * @param what it names, for the sentence of a refusal
 */
export function readFirst(words: readonly string[], what: string): string {
  const word = words[0]?.trim();
  if (!word || word.startsWith("--")) throw new CommandRefused(`Please name ${what}.`);
  return word;
}

export function readText(words: readonly string[], name: string): string {
  const value = readOption(words, name)?.trim();
  if (!value) throw new CommandRefused(`--${name} is missing.`);
  return value;
}

const Name = requiredText("Please give a name with visible characters.");

/**
 * Reads a name as the forms of the app do: on one line and without marks that reverse the text after them.
 * @throws CommandRefused where nothing is left to be seen, or more than 200 characters.
 */
export function readName(given: string): string {
  const parsed = z.safeParse(Name, given);
  if (parsed.success) return parsed.data;
  throw new CommandRefused(parsed.error.issues[0]?.message);
}

export const say = (line: string) => void process.stdout.write(`${line}\n`);
