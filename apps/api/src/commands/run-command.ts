import { readConfig } from "../platform/config";
import { backUp } from "./back-up";
import { createBrokerage } from "./brokerages/create-brokerage";
import { sendRenewalReminders } from "./send-reminders";
import { escalateIncidents } from "./escalate-incidents";
import { inviteBroker } from "./brokerages/invite-broker";
import { issueSubscriptionKeys } from "./brokerages/issue-subscription-keys";
import { listUnsettledPurchases } from "./list-unsettled-purchases";
import { addPartner, revokePartner } from "./accounts/manage-partners";
import { markMachineAccount } from "./accounts/mark-machine-account";
import { migrateDatabase } from "./migrate-database";
import { printApiDocument } from "./print-api-document";
import { resetSecondFactor } from "./accounts/reset-second-factor";
import { restoreBackup } from "./restore-backup";
import { rotateKey } from "./rotate-key";
import { sendMonthlyQuestions } from "./send-questions";
import { serve } from "./serve";
import { type Command, readArguments } from "./command";

const COMMANDS: readonly Command[] = [
  serve,
  migrateDatabase,
  issueSubscriptionKeys,
  createBrokerage,
  inviteBroker,
  sendRenewalReminders,
  sendMonthlyQuestions,
  escalateIncidents,
  listUnsettledPurchases,
  markMachineAccount,
  resetSecondFactor,
  addPartner,
  revokePartner,
  backUp,
  restoreBackup,
  rotateKey,
  printApiDocument,
];

const COLUMN = 46;

/** A long command has its purpose on the next line. */
const usageOf = ({ usage: line, purpose }: Command) =>
  line.length < COLUMN
    ? `  ${line.padEnd(COLUMN)}${purpose}`
    : `  ${line}\n  ${"".padEnd(COLUMN)}${purpose}`;

const usage = () =>
  [
    "Usage: npm run holdfast -- <command>",
    "",
    ...COMMANDS.map(usageOf),
    "",
    "Settings come from the environment: see docs/operating.md.",
  ].join("\n");

/** Runs the command that the arguments name. Returns the exit code. */
export async function runCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const command = COMMANDS.find(({ name }) => name.every((word, at) => args[at] === word));
  if (!command) {
    const isHelp = args.length === 0 || ["help", "--help", "-h"].includes(args[0] ?? "");
    const refusal = isHelp ? "" : `There is no command '${args.join(" ")}'.\n\n`;
    process.stdout.write(`${refusal}${usage()}\n`);
    return isHelp ? 0 : 2;
  }
  const input = readArguments(args.slice(command.name.length), command.options);
  await command.run(input, readConfig(environment));
  return 0;
}
