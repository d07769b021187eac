import fs from "node:fs";
import { mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** Memory, where the system has it: a test need not wait for a disk. */
const MEMORY = "/dev/shm";

/**
 * A new directory for throwaway data, its name beginning with `holdfast-test-`; in memory unless
 * the test is about the disk.
 */
export const scratchDirectory = (
  purpose: string,
  place: "memory" | "disk" = "memory",
): Promise<string> => {
  const base = place === "memory" && fs.existsSync(MEMORY) ? MEMORY : os.tmpdir();
  return mkdtemp(path.join(base, `holdfast-test-${purpose}-`));
};
