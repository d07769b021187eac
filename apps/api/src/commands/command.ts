import { requiredText } from "@holdfast/contract/platform/field-rules";
import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { pino } from "pino";
import * as z from "zod/mini";
import type { Config } from "../platform/config";
import { ConfigurationError } from "../platform/setting-rules";
import { idSource, systemRandom } from "../platform/secrets/random";
import { systemClock } from "../platform/clock";
import {
  type CommandDatabase,
  type Database,
  openDatabaseForCommand,
} from "../platform/database/database";
import { migrate } from "../platform/database/migrate";
import { isDatabaseAway } from "../platform/database/sql/sql-state";
import { OperatorError } from "../platform/operator-error";
import { migrationsFolder } from "../create-app";

export type Command = {
  /** The words that select it, such as ['keys', 'issue']. */
  readonly name: readonly string[];
  readonly usage: string;
  readonly purpose: string;
  readonly options?: Options;
  run(args: Arguments, config: Config): Promise<void>;
};

type Options = Readonly<Record<string, { readonly type: "string" | "boolean" }>>;

/** The arguments after a command's name. */
export type Arguments = {
  /** `--name value` or `--name=value`, and `--name` alone. */
  readonly values: Readonly<Record<string, unknown>>;
  /** All others, in order. */
  readonly positionals: readonly string[];
};

/** @throws CommandRefused for an option that the command does not have. */
export function readArguments(args: readonly string[], options: Options = {}): Arguments {
  // Not strict: commands report a missing value with their own message.
  const { values, positionals } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
  });
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(options, name));
  if (unknown !== undefined)
    throw new CommandRefused(
      `This command has no option ${unknown.length === 1 ? "-" : "--"}${unknown}.`,
    );
  return { values, positionals };
}

/** An invalid argument or value, with a message for the operator. */
export class CommandRefused extends OperatorError {
  override readonly name = "CommandRefused";
}

/** The services that the operator's commands need. */
export const commandServices = {
  clock: systemClock,
  random: systemRandom,
  newId: idSource(systemClock, systemRandom),
};

/** Runs `work` on the database, next to a running server if there is one. Without a server, it is migrated first. */
export async function withDatabase(
  config: Config,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  await withUnpreparedDatabase(config, async (database) => {
    if (!database.isServed) await database.asOwner(() => migrate(database, migrationsFolder));
    await work(database);
  });
}

/**
 * Runs `work` on the database as it is, which may be empty.
 * @throws OperatorError if the server whose database it is stops meanwhile
 */
export async function withUnpreparedDatabase(
  config: Config,
  work: (database: CommandDatabase) => Promise<void>,
): Promise<void> {
  if (!config.databaseUrl) await makeDataDirectory(config);
  const database = await openDatabaseForCommand({ ...config, log: pino({ level: "warn" }) });
  try {
    await work(database);
  } catch (error) {
    if (!database.isServed || !isDatabaseAway(error)) throw error;
    throw new OperatorError("The server stopped while this command ran. Run the command again.", {
      cause: error,
    });
  } finally {
    await database.close();
  }
}

/** @throws ConfigurationError if the directory does not exist and cannot be created. */
export async function makeDataDirectory({ dataDir }: Pick<Config, "dataDir">): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new ConfigurationError(
      `The setting DATA_DIR must name a directory that can be created: ${error.message}.`,
    );
  });
}

/** Returns undefined if the option is absent or has no value. */
export function readOption({ values }: Arguments, name: string): string | undefined {
  const value = values[name];
  return typeof value === "string" ? value : undefined;
}

/** @throws CommandRefused if the option is missing or not a whole number in the range. */
export function readWhole(args: Arguments, name: string, from: number, to: number): number {
  const value = Number(readOption(args, name));
  if (!Number.isInteger(value) || value < from || value > to)
    throw new CommandRefused(`--${name} must be a whole number from ${from} to ${to}.`);
  return value;
}

/**
 * Returns a positional argument, trimmed.
 *
 * @param what describes the argument in the error message
 * @param at counted from 0
 */
export function readPositional({ positionals }: Arguments, what: string, at = 0): string {
  const word = positionals[at]?.trim();
  if (!word) throw new CommandRefused(`Missing argument: ${what}.`);
  return word;
}

export function readText(args: Arguments, name: string): string {
  const value = readOption(args, name)?.trim();
  if (!value) throw new CommandRefused(`--${name} is missing.`);
  return value;
}

const Name = requiredText("The name must contain visible characters.");

/**
 * Reads a name as the app's forms do: on one line, and without characters that reverse the text after them.
 * @throws CommandRefused if no visible character is left, or more than 200 characters.
 */
export function readName(input: string): string {
  const parsed = z.safeParse(Name, input);
  if (parsed.success) return parsed.data;
  throw new CommandRefused(parsed.error.issues[0]?.message);
}

export const say = (line: string) => void process.stdout.write(`${line}\n`);
