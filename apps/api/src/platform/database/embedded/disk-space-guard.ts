import { statfsSync } from "node:fs";
import type { Log } from "../database-log";

/** With less free space than this, requests that write are refused (bytes). */
const LOW_SPACE = 64 * 2 ** 20;

/**
 * Returns a function that reports whether the disk of the data directory is nearly full. PostgreSQL stops if it cannot
 * write its log, and reads would fail then too, so requests that write are refused earlier, until
 * twice as much is free, so that it does not switch back and forth.
 */
export const guardDiskSpace = ({
  dataDir,
  log,
}: {
  readonly dataDir: string;
  readonly log: Log;
}): (() => boolean) => {
  let isLow = false;
  return () => {
    const wasLow = isLow;
    const free = freeSpace(dataDir);
    if (free === undefined) return wasLow;
    isLow = free < LOW_SPACE * (wasLow ? 2 : 1);
    if (isLow && !wasLow)
      log.error(
        "The disk is nearly full. Until space is freed, people can read, log in and print, but not change anything.",
      );
    if (wasLow && !isLow) log.warn("Disk space is available again. Changes are accepted.");
    return isLow;
  };
};

/** Returns the free bytes; undefined if the system cannot say, which must not stop people from working. */
const freeSpace = (folder: string): number | undefined => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
};
