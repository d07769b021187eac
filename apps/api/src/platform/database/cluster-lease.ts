import { Client } from "pg";
import { OperatorError } from "../operator-error";
import { isDatabaseAway, sqlState } from "./sql-state";
import { postmasterState, removeMistakenFile } from "./postmaster-file";
import { type Cluster, startPostmaster, stopPostmaster } from "./postmaster";

/*
 * Processes share the embedded PostgreSQL of a data directory by advisory locks, each held on a connection that lasts
 * as long as its process uses the database. A server holds SERVER exclusively, so a second one is refused; it and every
 * operator command share IN_USE. The last one to finish gets IN_USE exclusively and stops PostgreSQL, no matter which
 * process started it. A killed process holds no lock, and the next one takes over.
 */

const NAMESPACE = 4_653_327;
const SERVER = `${NAMESPACE}, 1`;
const IN_USE = `${NAMESPACE}, 2`;

/** Thrown when a second server opens the same DATA_DIR; the message is for the operator. */
export class DataDirectoryInUse extends OperatorError {
  override readonly name = "DataDirectoryInUse";
  constructor(dataDir: string) {
    super(
      `The data directory ${dataDir} is in use by another Holdfast process. Stop that process first, or set DATA_DIR to another directory.`,
    );
  }
}

export type Tenant = "server" | "command";

/** A running PostgreSQL that no other process can stop. */
export type ClusterLease = {
  readonly client: Client;
  /** Resolves when the connection ends without `release`: PostgreSQL has stopped or was killed. */
  readonly lost: Promise<void>;
  /** Whether any server uses the database, in this process or another. */
  isServed(): Promise<boolean>;
  /** Releases it; the last lease stops PostgreSQL. */
  release(): Promise<void>;
};

/** How long the connections of a killed server take to end (ms). */
const KILLED_SERVER_LEAVES_WITHIN = 1_000;
/** How long an ended postmaster may stay listed as a process (ms); a container without init never reaps it. */
const REAPED_WITHIN = 3_000;
/** How long PostgreSQL retries while processes of a killed postmaster finish their work (ms). */
const OCCUPIED_FOR = 10_000;
/** How long a postmaster that another process started may take to respond, including recovery (ms). */
const ANSWERS_WITHIN = 300_000;
const PAUSE = 20;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

const holds = async (client: Client, sql: string): Promise<boolean> => {
  const { rows } = await client.query<{ holds: boolean }>(`select ${sql} as holds`);
  return rows[0]?.holds === true;
};

/** Returns a connection; "busy" if PostgreSQL is starting, stopping or full; "silent" if nothing responds. */
const tryConnect = async (cluster: Cluster): Promise<Client | "busy" | "silent"> => {
  const client = new Client({
    ...cluster.address,
    connectionTimeoutMillis: 5_000,
    application_name: "holdfast lease",
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    // Too slow to respond, or responded that it is starting, stopping or full.
    if ((error as Error).message === "timeout expired") return "busy";
    if (isDatabaseAway(error)) return sqlState(error) === undefined ? "silent" : "busy";
    if ((error as { code?: unknown }).code !== "EACCES") throw error;
    throw new OperatorError(
      `The database in ${cluster.folder} belongs to another user. Run this as that user.`,
      { cause: error },
    );
  }
};

const leaseOf = (cluster: Cluster, client: Client): ClusterLease => {
  let isLost = false;
  const lost = new Promise<void>((resolve) => {
    client.once("end", () => {
      isLost = true;
      resolve();
    });
  });
  return {
    client,
    lost,
    isServed: () =>
      holds(
        client,
        `exists (select 1 from pg_locks where locktype = 'advisory' and granted
          and mode = 'ExclusiveLock' and classid = ${NAMESPACE} and objid = 1)`,
      ),
    release: async () => {
      if (isLost) return;
      try {
        await client.query(`select pg_advisory_unlock_shared(${IN_USE})`);
        if (await holds(client, `pg_try_advisory_lock(${IN_USE})`)) await stopPostmaster(cluster);
      } catch (error) {
        // PostgreSQL has stopped already, and its locks with it.
        if (!isDatabaseAway(error)) throw error;
      } finally {
        await client.end().catch(() => undefined);
      }
    },
  };
};

/**
 * Handles a postmaster that cannot be used. If it responds at all it is alive, even if its file says otherwise: the process id
 * in the file means nothing here if the postmaster runs in another container, and a second one would destroy the
 * database.
 */
const handleUnusable = async (cluster: Cluster, answer: "busy" | "silent", since: number) => {
  const state = answer === "busy" ? "alive" : await postmasterState(cluster.folder);
  const waited = performance.now() - since;
  if (state === "absent") return "start";
  if (state === "ended" && waited < REAPED_WITHIN) return "wait";
  if (state === "alive") {
    if (waited < ANSWERS_WITHIN) return "wait";
    throw new OperatorError(
      `The PostgreSQL process for the database in ${cluster.folder} does not respond. Stop it, then start again.`,
    );
  }
  await removeMistakenFile(cluster.folder, cluster.address.host);
  return "start";
};

type Attempt = {
  readonly tenant: Tenant;
  /** This process started the postmaster: its settings and its log are ours. */
  readonly isOurs: boolean;
};

/** Takes the locks of a tenant, or reports what prevents it. */
const takeLocks = async (cluster: Cluster, client: Client, { tenant, isOurs }: Attempt) => {
  if (tenant === "server") {
    if (!(await holds(client, `pg_try_advisory_lock(${SERVER})`))) return "served";
    // Left by a killed server and not in use: restart it, so that its log reaches ours.
    if (!isOurs && (await holds(client, `pg_try_advisory_lock(${IN_USE})`))) {
      cluster.log.warn("PostgreSQL was still running. Taking it over.");
      if (await stopPostmaster(cluster)) return "stopped";
      await client.query(`select pg_advisory_unlock(${IN_USE})`);
    }
  }
  const isHeld = await holds(client, `pg_try_advisory_lock_shared(${IN_USE})`);
  return isHeld ? leaseOf(cluster, client) : "stopped";
};

/**
 * Connects to the cluster's PostgreSQL, or starts it, and takes the locks.
 * @throws DataDirectoryInUse if another server uses it and this process is to be a server
 * @throws OperatorError if PostgreSQL does not start
 */
export const leaseCluster = async (
  cluster: Cluster,
  tenant: Tenant,
  signal?: AbortSignal,
): Promise<ClusterLease> => {
  let isOurs = false;
  const began = performance.now();
  let [unusableSince, occupiedSince] = [began, began];
  for (;;) {
    signal?.throwIfAborted();
    const client = await tryConnect(cluster);
    if (typeof client === "object") {
      unusableSince = occupiedSince = performance.now();
      const taken = await takeLocks(cluster, client, { tenant, isOurs }).catch(
        async (error: unknown) => {
          await client.end().catch(() => undefined);
          if (isDatabaseAway(error)) return "stopped" as const;
          throw error;
        },
      );
      if (typeof taken === "object") return taken;
      await client.end().catch(() => undefined);
      isOurs = false;
      if (taken === "served" && performance.now() - began > KILLED_SERVER_LEAVES_WITHIN)
        throw new DataDirectoryInUse(cluster.dataDir);
    } else if ((await handleUnusable(cluster, client, unusableSince)) === "start") {
      const started = await startPostmaster(cluster);
      isOurs = started !== "occupied";
      if (isOurs) continue;
      if (performance.now() - occupiedSince > OCCUPIED_FOR)
        throw new OperatorError(
          `Another PostgreSQL process uses the database in ${cluster.folder}. Stop it, then start again.`,
        );
    }
    await pause();
  }
};
