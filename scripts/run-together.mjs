import { spawn } from "node:child_process";

/** How long a command may take to stop when asked (ms). */
const STOP_WITHIN = 10_000;

/**
 * Runs commands in parallel until a signal arrives or one of them ends; then all are stopped. Each must be a program,
 * not `npx`, whose shell is killed by the signal and leaves its child running. Resolves when the last one has ended: 0
 * if a signal was the cause, otherwise the code of the first that ended.
 * @param commands [{ program, args, folder, env }]
 */
export async function runTogether(commands) {
  const running = new Set();
  let stopping;
  const stopAll = (code) => {
    if (stopping) return;
    stopping = { code };
    for (const child of running) child.kill("SIGTERM");
    setTimeout(() => running.forEach((child) => child.kill("SIGKILL")), STOP_WITHIN).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stopAll(0));
  await Promise.all(
    commands.map(
      ({ program, args, folder, env }) =>
        new Promise((resolve) => {
          const child = spawn(program, args, { cwd: folder, env, stdio: "inherit" });
          running.add(child);
          child.once("error", (error) => {
            process.stderr.write(`${program} could not be started: ${error.message}\n`);
            running.delete(child);
            stopAll(1);
            resolve();
          });
          child.once("exit", (code) => {
            running.delete(child);
            // A command that ends on its own is missing from then on, even if it succeeded.
            stopAll(code || 1);
            resolve();
          });
        }),
    ),
  );
  return stopping.code;
}
