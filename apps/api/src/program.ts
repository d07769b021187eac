import { describeFailure } from "./commands/describe-failure";
import { runCommand } from "./commands/run-command";

/** Runs the server or one of the operator's commands. */
process.exitCode = await runCommand(process.argv.slice(2), process.env).catch((thrown: unknown) => {
  process.stderr.write(`${describeFailure(thrown)}\n`);
  return 1;
});
