import fs from "node:fs";
import { mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** Memory, where the system has it: a test need not wait for a disk. */
const MEMORY = "/dev/shm";

/** A new directory for throwaway data, its name beginning with `holdfast-test-`. */
export const scratchDirectory = (purpose: string): Promise<string> => {
  const base = fs.existsSync(MEMORY) ? MEMORY : os.tmpdir();
  return mkdtemp(path.join(base, `holdfast-test-${purpose}-`));
};
