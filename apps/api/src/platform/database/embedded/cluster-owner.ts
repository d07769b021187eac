import { Client } from "pg";
import { OperatorError } from "../../operator-error";
import { probeDisk } from "../../probe-disk";
import { type Cluster, startPostmaster, stopPostmaster } from "./postmaster";
import { isDatabaseAway, sqlState } from "../sql/sql-state";

/*
 * One process owns the embedded PostgreSQL of a data directory: the server, or an operator command where no server
 * runs. The owner starts PostgreSQL, stops it, and meanwhile holds an advisory lock. A killed owner holds no lock, and
 * the next one restarts what it left running. A command next to a running server only connects.
 */

const LOCK_CLASS = 4_653_327;
const LOCK = 1;

/** Thrown when a second process opens the same DATA_DIR; the message is for the operator. */
export class DataDirectoryInUse extends OperatorError {
  override readonly name = "DataDirectoryInUse";
  constructor(dataDir: string) {
    super(
      `The data directory ${dataDir} is in use by another Holdfast process. Stop that process first, or set DATA_DIR to another directory.`,
    );
  }
}

export type Opener = "server" | "command";

export type ClusterConnection = {
  /** A superuser's connection. */
  readonly client: Client;
  /** False for a command next to a running server. */
  readonly isOwner: boolean;
  /** Resolves when the connection has ended, because PostgreSQL was stopped or killed. */
  readonly lost: Promise<void>;
  /** Ends the connection; the owner stops PostgreSQL. */
  close(): Promise<void>;
};

/** Why the database cannot be opened yet, and how long that may last (ms). */
const PATIENCE = {
  /** It has an owner, or PostgreSQL has not noticed yet that its owner was killed. */
  owned: 1_000,
  /** Processes of a killed PostgreSQL are still ending, or it does not respond yet or any more. */
  occupied: 60_000,
  /** It is stopping, or starting, which after a crash includes recovery. */
  busy: 300_000,
};
type Obstacle = keyof typeof PATIENCE;
const PAUSE = 20;
/** How long another process that has just started PostgreSQL has to take the lock (ms). */
const HEAD_START = 200;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

const refusalOf = (obstacle: Obstacle, { dataDir, folder }: Cluster): OperatorError =>
  obstacle === "owned"
    ? new DataDirectoryInUse(dataDir)
    : new OperatorError(
        `Another PostgreSQL process uses the database in ${folder}, or does not respond. Stop it, then start again.`,
      );

const holds = async (client: Client, sql: string): Promise<boolean> => {
  const { rows } = await client.query<{ holds: boolean }>(`select ${sql} as holds`);
  return rows[0]?.holds === true;
};

const takesLock = (client: Client) => holds(client, `pg_try_advisory_lock(${LOCK_CLASS}, ${LOCK})`);

const nameOf = (opener: Opener) => `holdfast ${opener}`;

const isOwnedByServer = (client: Client) =>
  holds(
    client,
    `exists (select 1 from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'advisory' and l.granted and l.classid = ${LOCK_CLASS} and l.objid = ${LOCK}
        and a.application_name = '${nameOf("server")}')`,
  );

const endOf = async (client: Client) => {
  await client.end().catch(() => undefined);
};

/** Returns undefined if nothing responds. */
const tryConnect = async (
  { address, folder }: Cluster,
  opener: Opener,
): Promise<Client | "busy" | undefined> => {
  const client = new Client({
    ...address,
    connectionTimeoutMillis: 5_000,
    application_name: nameOf(opener),
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await endOf(client);
    if ((error as Error).message === "timeout expired") return "busy";
    if (isDatabaseAway(error)) return sqlState(error) === undefined ? undefined : "busy";
    if ((error as { code?: unknown }).code !== "EACCES") throw error;
    throw new OperatorError(
      `The database in ${folder} belongs to another user. Run this as that user.`,
      { cause: error },
    );
  }
};

const connectionOf = (cluster: Cluster, client: Client, isOwner: boolean): ClusterConnection => {
  let isLost = false;
  const lost = new Promise<void>((resolve) => {
    client.once("end", () => {
      isLost = true;
      resolve();
    });
  });
  return {
    client,
    isOwner,
    lost,
    close: async () => {
      if (isOwner && !isLost) await stopPostmaster(cluster);
      await endOf(client);
    },
  };
};

/**
 * Connects to the cluster's PostgreSQL as its owner, or for a command as a guest of the server.
 * @throws DataDirectoryInUse if another process owns it
 * @throws OperatorError if PostgreSQL does not start, or has to be started on a full disk
 */
export const connectToCluster = async (
  cluster: Cluster,
  opener: Opener,
  signal?: AbortSignal,
): Promise<ClusterConnection> => {
  let isOurs = false;
  let met: Obstacle | undefined;
  let since = 0;
  /** Returns undefined if the next attempt can follow at once. */
  const attempt = async (): Promise<ClusterConnection | Obstacle | undefined> => {
    const client = await tryConnect(cluster, opener);
    if (client === "busy") return "busy";
    if (client === undefined) {
      if (met !== "occupied") await probeDisk(cluster.dataDir);
      isOurs = await startPostmaster(cluster);
      return isOurs ? undefined : "occupied";
    }
    try {
      if (opener === "command" && (await isOwnedByServer(client)))
        return connectionOf(cluster, client, false);
      if (!isOurs) await pause(HEAD_START);
      const isFree = await takesLock(client);
      if (isFree && isOurs) return connectionOf(cluster, client, true);
      if (isFree) {
        cluster.log.warn("PostgreSQL was still running. Restarting it.");
        await stopPostmaster(cluster);
      }
      await endOf(client);
      return isFree ? undefined : "owned";
    } catch (error) {
      await endOf(client);
      if (isDatabaseAway(error)) return "busy";
      throw error;
    }
  };

  for (;;) {
    // The server may stop while PostgreSQL is restarted.
    if (signal?.aborted && isOurs) await stopPostmaster(cluster);
    signal?.throwIfAborted();
    const outcome = await attempt();
    if (typeof outcome === "object") return outcome;
    if (outcome !== met) since = performance.now();
    met = outcome;
    if (outcome === undefined) continue;
    if (performance.now() - since > PATIENCE[outcome]) throw refusalOf(outcome, cluster);
    await pause(PAUSE);
  }
};
