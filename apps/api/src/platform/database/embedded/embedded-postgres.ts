import fs from "node:fs";
import path from "node:path";
import { applicationAddress, prepareApplicationRole, whileUnsealed } from "./application-role";
import { clusterFolder, prepareCluster, removeUnfinished } from "./cluster-folder";
import { type ClusterConnection, connectToCluster, type Opener } from "./cluster-owner";
import {
  chooseAddress,
  type DatabaseAddress,
  type Transport,
  usualTransport,
} from "./database-address";
import type { Log } from "../database-log";
import { guardDiskSpace } from "./disk-space-guard";
import { findPostgresPrograms } from "./postgres-programs";
import { giveTree, majorVersion, postgresUser } from "./postgres-user";
import type { Cluster } from "./postmaster";

/** Between attempts to restart PostgreSQL (ms). */
const RESTART_PAUSES = [0, 250, 1_000, 2_000, 5_000];

export type EmbeddedOptions = {
  /** Holds the cluster in `postgresql/` and its socket. */
  readonly dataDir: string;
  readonly log: Log;
  /** A folder of PostgreSQL programs to use instead of the npm package's. */
  readonly postgresBin?: string | undefined;
  /** Overrides for tests. */
  readonly embedded?: {
    readonly transport?: Transport;
    readonly settings?: readonly string[];
  };
};

export type EmbeddedPostgres = {
  /** For the application's role, which is no superuser. */
  readonly address: DatabaseAddress;
  /** Whether it is the PostgreSQL of a running server, which a command uses. */
  readonly isServed: boolean;
  /** Runs work that changes tables, as their owner. */
  asOwner<T>(work: () => Promise<T>): Promise<T>;
  /** Whether so little space is left on the disk that it is needed for logging in and printing. */
  isDiskLow(): boolean;
  /** Stops PostgreSQL, unless it is a running server's. */
  close(): Promise<void>;
};

/** Finds the programs and creates what is missing in `dataDir`; throws like `openEmbeddedPostgres`. */
export const prepareEmbeddedCluster = async (options: EmbeddedOptions): Promise<Cluster> => {
  const { log, postgresBin, embedded } = options;
  fs.mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = fs.realpathSync(options.dataDir);
  const folder = clusterFolder(dataDir);
  const spareFolder = path.join(dataDir, "postgresql-libraries");
  const programs = await findPostgresPrograms({ postgresBin, spareFolder });
  const user = postgresUser(dataDir, folder);
  const run = { programs, user };
  const major = await majorVersion(run);
  const address = await chooseAddress(dataDir, embedded?.transport ?? usualTransport);
  await prepareCluster(dataDir, run, { major, password: address.password });
  giveTree(folder, user);
  if (path.isAbsolute(address.host)) giveTree(address.host, user);
  const settings = embedded?.settings ?? [];
  return { dataDir, folder, address, programs, user, log, settings };
};

/** Restarts PostgreSQL whenever it stops, until the returned function is called. */
const keepRunning = (cluster: Cluster, first: ClusterConnection) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current = first;
  const startAgain = async (): Promise<ClusterConnection | null> => {
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      const pause = RESTART_PAUSES[Math.min(attempt, RESTART_PAUSES.length - 1)];
      await new Promise((resolve) => setTimeout(resolve, pause));
      try {
        return await connectToCluster(cluster, "server", signal);
      } catch (error) {
        if (!signal.aborted)
          cluster.log.error({ err: error }, "PostgreSQL did not start. Trying again.");
      }
    }
    return null;
  };
  const monitor = async () => {
    for (;;) {
      await current.lost;
      if (signal.aborted) return;
      cluster.log.error("PostgreSQL stopped. Restarting it.");
      const next = await startAgain();
      if (!next) return;
      current = next;
      if (signal.aborted) await next.close();
    }
  };
  const monitoring = monitor();
  return async () => {
    stopping.abort();
    await current.close();
    await monitoring;
  };
};

/**
 * Opens the PostgreSQL of a data directory, and creates it first if there is none. A server starts it, restarts it
 * whenever it stops, and stops it at the end. A command does the same for itself, or uses a running server's.
 * @throws DataDirectoryInUse if another process uses the data directory; for a command, if that is no server
 * @throws OperatorError with the reason it cannot be opened
 */
export const openEmbeddedPostgres = async (
  options: EmbeddedOptions,
  opener: Opener,
): Promise<EmbeddedPostgres> => {
  const cluster = await prepareEmbeddedCluster(options);
  const connection = await connectToCluster(cluster, opener);
  const { client, isOwner, close } = connection;
  try {
    if (isOwner) {
      await prepareApplicationRole(client, cluster.address);
      await removeUnfinished(cluster.dataDir);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    address: applicationAddress(cluster.address),
    isServed: !isOwner,
    asOwner: (work) => whileUnsealed(client, work),
    isDiskLow: guardDiskSpace(cluster),
    close: opener === "server" ? keepRunning(cluster, connection) : close,
  };
};
