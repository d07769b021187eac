import fs from "node:fs";
import { mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** Memory, if the system has it: a test need not wait for a disk. */
const MEMORY = "/dev/shm";

/**
 * Creates a directory for throwaway data with a name that begins with `holdfast-test-`; in memory unless the test is
 * about the disk.
 */
export const scratchDirectory = (
  purpose: string,
  place: "memory" | "disk" = "memory",
): Promise<string> => {
  const base = place === "memory" && fs.existsSync(MEMORY) ? MEMORY : os.tmpdir();
  return mkdtemp(path.join(base, `holdfast-test-${purpose}-`));
};
