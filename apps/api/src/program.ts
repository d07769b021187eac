import { describeFailure } from "./commands/describe-failure";
import { runCommand } from "./commands/run-command";

/** A person at a terminal sees warnings only, unless LOG_LEVEL is set. */
const defaults = process.stdout.isTTY ? { LOG_LEVEL: "warn" } : {};

/** Runs the server or one of the operator's commands. */
process.exitCode = await runCommand(process.argv.slice(2), { ...defaults, ...process.env }).catch(
  (error: unknown) => {
    process.stderr.write(`${describeFailure(error)}\n`);
    return 1;
  },
);
