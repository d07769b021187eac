import { rm } from "node:fs/promises";
import pino from "pino";
import { Client } from "pg";
import { prepareEmbeddedCluster } from "../../src/platform/database/embedded/embedded-postgres";
import { type Cluster, startPostmaster } from "../../src/platform/database/embedded/postmaster";
import { killAtExit, killDatabase } from "./kill-database";
import { scratchDirectory } from "../setup/scratch-directory";

/** The PostgreSQL that tests run on: as in the product, POSTGRES_BIN names other programs than the npm package's. */
export const postgresBin = process.env["POSTGRES_BIN"] || undefined;

export type PostgresServer = {
  /** Contains the cluster and the socket. */
  readonly directory: string;
  readonly cluster: Cluster;
  /** @param role a superuser by default */
  urlOf(database: string, role?: string): string;
  createDatabase(name: string, template?: string): Promise<void>;
  dropDatabase(name: string): Promise<void>;
  /** Immediate shutdown, like a power cut; `start` recovers. */
  stopImmediately(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and deletes everything. */
  remove(): Promise<void>;
};

/**
 * Starts a throwaway PostgreSQL on a Unix socket, open to anyone with access to its private directory; used as
 * DATABASE_URL in tests. Without `durable` nothing waits for the disk; with it the settings are the product's own.
 *
 * @param options.directory a stopped data directory to start on; absent: a new one
 * @param options.bin the folder of its programs, if they differ from those of all tests
 */
export const startPostgres = async (options: {
  readonly durable: boolean;
  readonly directory?: string;
  readonly bin?: string;
  readonly settings?: readonly string[];
}): Promise<PostgresServer> => {
  const directory = options.directory ?? (await scratchDirectory("pg"));
  const hurried = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
  const cluster = await prepareEmbeddedCluster({
    dataDir: directory,
    postgresBin: options.bin ?? postgresBin,
    log: pino({ level: "silent" }),
    embedded: {
      settings: [
        "max_connections=300",
        ...(options.durable ? [] : hurried),
        ...(options.settings ?? []),
      ],
    },
  });
  const urlOf = (database: string, role = "postgres") =>
    `postgresql://${role}@/${database}?host=${encodeURIComponent(cluster.address.host)}`;
  const withAdministrator = async (sql: string) => {
    const client = new Client({ connectionString: urlOf("postgres") });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  const start = async () => {
    for (let attempt = 0; !(await startPostmaster(cluster)); attempt += 1) {
      if (attempt === 100) throw new Error(`Another PostgreSQL uses ${directory}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const stopImmediately = () => killDatabase(directory, "SIGQUIT");
  await start();
  // Stopped as well if the run ends early.
  const stopAtExit = () => killAtExit(directory);
  process.once("exit", stopAtExit);
  return {
    directory,
    cluster,
    urlOf,
    createDatabase: (name, template = "template1") =>
      withAdministrator(`create database "${name}" template "${template}"`),
    dropDatabase: (name) => withAdministrator(`drop database if exists "${name}" with (force)`),
    stopImmediately,
    start,
    remove: async () => {
      process.off("exit", stopAtExit);
      await stopImmediately();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
