import { statfs } from "node:fs/promises";
import type { Client } from "pg";
import type { Log } from "./database-log";

/*
 * PostgreSQL stops completely, reads included, if its log runs out of disk space. So writes are refused a little
 * earlier while reads continue: new transactions are read-only until there is space again. Part of the remaining space
 * is reserved for logging in (`withReserve`), so that people can still reach their plans.
 */

/** `reserve`: only connections from `withReserve` may write. `none`: nothing may write. */
export type DiskSpace = "enough" | "reserve" | "none";

/** The fraction of `lowSpaceBytes` below which nothing may write. */
const UNTOUCHED = 0.5;

/** How often the free space is checked (ms). */
const LOOK_EVERY = 500;

const isReadOnly = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ default_transaction_read_only: string }>(
    "show default_transaction_read_only",
  );
  return rows[0]?.default_transaction_read_only === "on";
};

/** Changes it for every session, and resolves once it applies to new sessions. */
const setReadOnly = async (client: Client, readOnly: boolean) => {
  await client.query(
    `alter system ${readOnly ? "set default_transaction_read_only = on" : "reset default_transaction_read_only"}`,
  );
  await client.query("select pg_reload_conf()");
  for (let look = 0; look < 100 && (await isReadOnly(client)) !== readOnly; look += 1)
    await new Promise((resolve) => setTimeout(resolve, 5));
};

type DiskGuard = {
  readonly dataDir: string;
  readonly lowSpaceBytes: number;
  readonly log: Log;
  readonly report: (space: DiskSpace) => void;
};

/**
 * Watches the free space of the disk until the connection ends; resolves after the first check.
 *
 * @param client a connection that is used for little else
 * @param lowSpaceBytes with less free space than this, writes are refused until twice as much is free, so that it does
 * not switch back and forth
 * @param report called with the result of each check
 */
export const guardDiskSpace = async (
  client: Client,
  { dataDir, lowSpaceBytes, log, report }: DiskGuard,
): Promise<void> => {
  let refuses: boolean | undefined;
  let hasFailed = false;
  const compare = async () => {
    refuses ??= await isReadOnly(client);
    const { bavail, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    const isLow = free < lowSpaceBytes * (refuses ? 2 : 1);
    if (!isLow) report("enough");
    else report(free < lowSpaceBytes * UNTOUCHED ? "none" : "reserve");
    if (isLow === refuses) return;
    await setReadOnly(client, isLow);
    refuses = isLow;
    if (isLow)
      log.error(
        "The disk is nearly full. Writes other than logging in are refused until space is freed.",
      );
    else log.warn("Disk space is available again. Writes are accepted.");
  };
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await compare();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.warn({ err: error }, "Checking free disk space failed.");
      hasFailed = true;
    }
    isLooking = false;
  };
  await look();
  const timer = setInterval(() => void look(), LOOK_EVERY).unref();
  client.once("end", () => clearInterval(timer));
};
