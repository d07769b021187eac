import fs from "node:fs";
import path from "node:path";
import { prepareApplicationRole, whileUnsealed } from "./application-role";
import { clusterFolder, prepareCluster, removeUnfinished } from "./cluster-folder";
import { type ClusterLease, leaseCluster, type Tenant } from "./cluster-lease";
import {
  chooseAddress,
  type DatabaseAddress,
  giveSocketFolder,
  type Transport,
  usualTransport,
} from "./database-address";
import type { Log } from "./database-log";
import { type DiskSpace, guardDiskSpace } from "./disk-space-guard";
import { findPostgresPrograms } from "./postgres-programs";
import { choosePostgresUser } from "./postgres-user";
import type { Cluster } from "./postmaster";
import { postmasterState } from "./postmaster-file";

const MEGABYTE = 2 ** 20;
/** With less free space than this, writes are refused while reads continue (bytes). */
const LOW_SPACE = 64 * MEGABYTE;
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
    readonly lowSpaceBytes?: number;
    readonly transport?: Transport;
    readonly settings?: readonly string[];
  };
};

export type EmbeddedPostgres = {
  /** For the application's role, which is no superuser. */
  readonly address: DatabaseAddress;
  /** Runs work that changes tables, as their owner. */
  asOwner<T>(work: () => Promise<T>): Promise<T>;
  /** Whether any server uses this database, in this process or another. */
  isServed(): Promise<boolean>;
  /** Whether ordinary connections cannot write, but there is still space for logging in. */
  isReserveUsed(): boolean;
  /** Releases it; PostgreSQL stops with the last process that uses it. */
  release(): Promise<void>;
};

/** Finds the programs and creates what is missing in `dataDir`; throws like `openEmbeddedPostgres`. */
export const prepareEmbeddedCluster = async (options: EmbeddedOptions): Promise<Cluster> => {
  const { log, postgresBin, embedded } = options;
  fs.mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = fs.realpathSync(options.dataDir);
  const folder = clusterFolder(dataDir);
  const spareFolder = path.join(dataDir, "postgresql-libraries");
  const programs = await findPostgresPrograms({ postgresBin, spareFolder });
  const { user, major } = await choosePostgresUser(programs, dataDir, folder);
  const address = await chooseAddress(dataDir, embedded?.transport ?? usualTransport);
  await prepareCluster(dataDir, { programs, user }, { major, password: address.password });
  await giveSocketFolder(address, user);
  const settings = embedded?.settings ?? [];
  return { dataDir, folder, address, programs, user, log, settings };
};

/** Whether PostgreSQL runs for a data directory, which need not exist. */
export const isPostgresRunning = async (dataDir: string): Promise<boolean> => {
  const folder = clusterFolder(path.resolve(dataDir));
  if (!fs.existsSync(folder)) return false;
  return (await postmasterState(fs.realpathSync(folder))) === "alive";
};

/** Restarts PostgreSQL whenever it stops, until `stop`. */
const keepRunning = (
  cluster: Cluster,
  first: ClusterLease,
  guard: (lease: ClusterLease) => Promise<void>,
) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current = first;
  const startAgain = async (): Promise<ClusterLease | null> => {
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      const pause = RESTART_PAUSES[Math.min(attempt, RESTART_PAUSES.length - 1)];
      await new Promise((resolve) => setTimeout(resolve, pause));
      try {
        const lease = await leaseCluster(cluster, "server", signal);
        await guard(lease);
        return lease;
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
      if (signal.aborted) await next.release();
    }
  };
  const monitoring = monitor();
  return {
    isServed: () => current.isServed(),
    stop: async () => {
      stopping.abort();
      await current.release();
      await monitoring;
    },
  };
};

/**
 * Opens the PostgreSQL of a data directory: connects to a running one, or creates and starts it. A server restarts it
 * whenever it stops; operator commands use it with or without a running server.
 * @throws DataDirectoryInUse for a second server
 * @throws OperatorError with the reason it cannot be opened
 */
export const openEmbeddedPostgres = async (
  options: EmbeddedOptions,
  tenant: Tenant,
): Promise<EmbeddedPostgres> => {
  const cluster = await prepareEmbeddedCluster(options);
  const { dataDir, log } = cluster;
  const lease = await leaseCluster(cluster, tenant);
  const address = await prepareApplicationRole(lease.client, cluster.address).catch(
    async (error: unknown) => {
      await lease.release();
      throw error;
    },
  );
  const asOwner = <T>(work: () => Promise<T>) => whileUnsealed(lease.client, work);
  if (tenant === "command") {
    const { isServed, release } = lease;
    return { address, asOwner, isServed, isReserveUsed: () => false, release };
  }
  const lowSpaceBytes = options.embedded?.lowSpaceBytes ?? LOW_SPACE;
  let space: DiskSpace = "enough";
  const report = (found: DiskSpace) => void (space = found);
  const guard = ({ client }: ClusterLease) =>
    guardDiskSpace(client, { dataDir, lowSpaceBytes, log, report });
  await removeUnfinished(dataDir);
  await guard(lease);
  const { isServed, stop } = keepRunning(cluster, lease, guard);
  return { address, asOwner, isServed, isReserveUsed: () => space === "reserve", release: stop };
};
