import { open, rm } from "node:fs/promises";
import path from "node:path";
import { OperatorError } from "./operator-error";

/** With less free space than this, the database and the outbox stop within moments (bytes). */
const NEEDED = 1024 * 1024;
/** The same name each time, so that an interrupted probe leaves no more than one file. */
const PROBE = ".write-probe";
const FULL: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT"]);

/**
 * Writes a little to a directory and syncs it, before a database is opened that would fail with less clear errors.
 * @throws OperatorError if the disk is full or not writable
 */
export async function probeDisk(directory: string): Promise<void> {
  const file = path.join(directory, PROBE);
  try {
    await writeThrough(file);
  } catch (cause) {
    throw new OperatorError(messageFor(cause as NodeJS.ErrnoException, directory), { cause });
  } finally {
    await rm(file, { force: true });
  }
}

const messageFor = ({ code, message }: NodeJS.ErrnoException, directory: string) =>
  FULL.has(code)
    ? `The disk is full: nothing can be written to DATA_DIR (${path.resolve(directory)}). Free some space, then start again.`
    : `The disk cannot be used: ${message}.`;

async function writeThrough(file: string) {
  const handle = await open(file, "w", 0o600);
  try {
    await handle.writeFile(Buffer.alloc(NEEDED, 1));
    await handle.sync();
  } finally {
    await handle.close();
  }
}
