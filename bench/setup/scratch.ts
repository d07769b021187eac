import type { ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Calls `look` repeatedly until it finds something.
 * @param within milliseconds
 * @throws Error naming `what` was waited for
 */
export async function waitFor<Found>(
  what: string,
  within: number,
  look: () => Promise<Found | undefined>,
): Promise<Found> {
  const end = performance.now() + within;
  while (performance.now() < end) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(10);
  }
  throw new Error(`Timed out after ${within} ms waiting for ${what}.`);
}

const running = new Set<ChildProcess>();
const folders = new Set<string>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

/** Stops a child when this process ends, however it ends. */
export function adopt<Child extends ChildProcess>(child: Child): Child {
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** Deletes a folder when this process ends, even if it is interrupted. */
export const deleteAtEnd = (folder: string): void => void folders.add(folder);

/** Asks a child to stop and waits until it has ended; kills it after 20 s. */
export async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const force = setTimeout(() => child.kill("SIGKILL"), 20_000);
  child.kill("SIGTERM");
  await ended;
  clearTimeout(force);
}
