import { killNow, processTree, residentMemory } from "./process-tree";

/** Kills processes that grow too large before they bring the server down: their document fails, the others continue. */
export type MemoryGuard = {
  /** Watches the process tree below `root` until the returned function is called. */
  watch(root: number): () => void;
  /** How often it had to kill; a document compares the value before and after. */
  readonly kills: number;
};

const LOOK_EVERY = 200;

export function createMemoryGuard(limit: number, report: (megabytes: number) => void): MemoryGuard {
  let kills = 0;
  const look = (root: number) => {
    for (const pid of processTree(root)) {
      const megabytes = residentMemory(pid);
      if (megabytes <= limit) continue;
      kills += 1;
      killNow(pid);
      report(Math.round(megabytes));
    }
  };
  return {
    get kills() {
      return kills;
    },
    watch(root) {
      const timer = setInterval(() => look(root), LOOK_EVERY);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
