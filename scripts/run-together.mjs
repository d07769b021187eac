import { spawn } from "node:child_process";

/** How long a command that was asked to stop may take (ms). */
const STOP_WITHIN = 10_000;

/**
 * Runs commands side by side until a signal comes or one of them ends; then all are stopped. Each is a
 * program itself and not `npx`, whose shell dies of a signal and leaves what it started behind.
 * Resolves when the last one has ended: 0 where a signal was the cause, else the code of the one that ended.
 * @param commands [{ program, words, folder, env }]
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
      ({ program, words, folder, env }) =>
        new Promise((resolve) => {
          const child = spawn(program, words, { cwd: folder, env, stdio: "inherit" });
          running.add(child);
          child.once("error", (error) => {
            process.stderr.write(`${program} could not be started: ${error.message}\n`);
            running.delete(child);
            stopAll(1);
            resolve();
          });
          child.once("exit", (code) => {
            running.delete(child);
            // One that ends by itself is missing from then on, however well it ended.
            stopAll(code || 1);
            resolve();
          });
        }),
    ),
  );
  return stopping.code;
}
