import { existsSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";

/**
 * The priority ('nice' value) of printing and of worker threads: when processors are busy, other work gets three times
 * as much processor time.
 */
export const LOW_PRIORITY = 5;

/** Lowers the priority of the calling thread, if the system allows it. Only Linux has thread priorities. */
export function lowerThread(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(LOW_PRIORITY);
  } catch (fault) {
    process.emitWarning(`The priority of a worker thread could not be lowered. ${String(fault)}`);
  }
}

/**
 * Lowers the priority of the processes of one session, given by their thread ids. Their child processes inherit it.
 *
 * @param leader the session's first process: Linux may schedule by session, and the priority of a process has no effect
 * between sessions
 */
export function lowerProcesses(leader: number, threads: readonly number[]): void {
  for (const thread of threads) unlessEnded(() => setPriority(thread, LOW_PRIORITY));
  const session = `/proc/${leader}/autogroup`;
  if (existsSync(session)) unlessEnded(() => writeFileSync(session, String(LOW_PRIORITY)));
}

function unlessEnded(act: () => void): void {
  try {
    act();
  } catch (fault) {
    if (!isEnded(fault)) throw fault;
  }
}

/** Node wraps the error of `setPriority`. */
const isEnded = (fault: unknown) => {
  const { code, info } = fault as {
    readonly code?: string;
    readonly info?: { readonly code?: string };
  };
  return [code, info?.code].some((found) => found === "ESRCH" || found === "ENOENT");
};
