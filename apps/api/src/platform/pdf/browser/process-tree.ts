import { readdirSync, readFileSync } from "node:fs";

/* Reads Linux's /proc. Other systems have none: the tree is empty there, and only the limits on time and size apply. */

/** Returns the child of this process whose command line contains `mark`. */
export function childWith(mark: string): number | undefined {
  return childrenOf("self").find((pid) => read(`/proc/${pid}/cmdline`).includes(mark));
}

/** Returns a process and all its descendants. */
export function processTree(root: number): readonly number[] {
  const tree = [root];
  // The list grows while it is walked.
  for (const pid of tree) tree.push(...childrenOf(pid));
  return tree;
}

/** Linux counts processor time in hundredths of a second. */
const TICK = 10;
/** Milliseconds of processor time that a process and all its descendants have used; 0 without /proc. */
export const processorTime = (root: number): number =>
  processTree(root)
    .map((pid) => {
      // After the name, which may contain spaces: state, 10 other fields, then user and system time.
      const [, fields = ""] = read(`/proc/${pid}/stat`).split(/\) (?!.*\) )/s);
      const [user = "0", system = "0"] = fields.split(" ").slice(11);
      return (Number(user) + Number(system)) * TICK;
    })
    .reduce((sum, each) => sum + each, 0);

const PAGE_BYTES = 4096;
/** Megabytes resident; 0 when the process is gone. */
export const residentMemory = (pid: number): number => {
  const [, pages] = read(`/proc/${pid}/statm`).split(" ");
  return (Number(pages ?? 0) * PAGE_BYTES) / 2 ** 20;
};

function childrenOf(pid: number | "self"): readonly number[] {
  return threadsOf(pid).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(" ").filter(Boolean).map(Number),
  );
}

function threadsOf(pid: number | "self"): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    // The process has ended meanwhile.
    return [];
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // The process has ended meanwhile.
    return "";
  }
}

/** Kills a process, or its group if `pid` is negative; a process that has already ended is not an error. */
export function killNow(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== "ESRCH") throw fault;
  }
}
