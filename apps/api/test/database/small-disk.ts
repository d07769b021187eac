import { execFile } from "node:child_process";
import { appendFile, rm, statfs } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { scratchDirectory } from "../setup/scratch-directory";
import { afterThisFile } from "./test-database";

const run = promisify(execFile);

export const canMount = process.platform === "linux" && process.getuid?.() === 0;

export type SmallDisk = {
  readonly directory: string;
  /** Fills the disk until only this much is free (bytes). */
  fillUpTo(left: number): Promise<void>;
  /** Frees the space again. */
  makeRoom(): Promise<void>;
};

/** Mounts a separate file system of this many megabytes, removed after the test file. Needs root. */
export const smallDisk = async (megabytes: number): Promise<SmallDisk> => {
  const directory = await scratchDirectory("disk");
  await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0700`, "tmpfs", directory]);
  afterThisFile(async () => {
    await run("umount", ["--lazy", directory]);
    await rm(directory, { recursive: true, force: true });
  });
  const ballast = path.join(directory, "ballast");
  return {
    directory,
    fillUpTo: async (left) => {
      const { bavail, bsize } = await statfs(directory);
      await appendFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left)));
    },
    makeRoom: () => rm(ballast, { force: true }),
  };
};
