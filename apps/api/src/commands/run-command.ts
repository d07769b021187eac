import { ConfigurationError, readConfig } from "../platform/config";
import { isDatabaseAway, sqlState } from "../platform/database/sql-state";
import { backUp } from "./back-up";
import { createBrokerage } from "./create-brokerage";
import { issueSubscriptionKeys } from "./issue-subscription-keys";
import { migrateDatabase } from "./migrate-database";
import { restoreBackup } from "./restore-backup";
import { serve } from "./serve";
import { type Command, CommandRefused } from "./command";

const COMMANDS: readonly Command[] = [
  serve,
  migrateDatabase,
  issueSubscriptionKeys,
  createBrokerage,
  backUp,
  restoreBackup,
];

const usage = () =>
  [
    "Usage: npm run holdfast -- <command>",
    "",
    ...COMMANDS.map(({ usage: line, purpose }) => `  ${line.padEnd(58)}${purpose}`),
    "",
    "Settings come from the environment: see docs/operating.md.",
  ].join("\n");

/** Finds the command by its words and runs it. Answers the exit code. */
export async function runCommand(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const command = COMMANDS.find(({ name }) => name.every((word, at) => words[at] === word));
  if (!command) {
    process.stdout.write(`${usage()}\n`);
    return words.length === 0 || words[0] === "help" ? 0 : 2;
  }
  await command.run(words.slice(command.name.length), readConfig(environment));
  return 0;
}

/** A sentence for what the operator can mend; the whole trace for a fault of ours. */
export function describeFailure(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const isForOperator =
    thrown instanceof ConfigurationError ||
    thrown instanceof CommandRefused ||
    FOR_OPERATOR.has(thrown.name);
  if (isForOperator) return thrown.message;
  if (isDatabaseAway(thrown) || isDatabaseRefusal(thrown))
    return `The database that DATABASE_URL names cannot be used: ${innermost(thrown)}.`;
  return thrown.stack ?? thrown.message;
}

const FOR_OPERATOR = new Set(["DataDirectoryInUse", "MigrationRefused", "BackupRefused"]);

/** A wrong user or password (class 28), or a database that does not exist (class 3D). */
const isDatabaseRefusal = (thrown: unknown) => /^(28|3D)/.test(sqlState(thrown) ?? "");

/** What the driver itself said; with several addresses tried, of the last. */
function innermost(thrown: Error): string {
  if (thrown instanceof AggregateError && thrown.errors.at(-1) instanceof Error)
    return innermost(thrown.errors.at(-1) as Error);
  return thrown.cause instanceof Error ? innermost(thrown.cause) : thrown.message;
}
