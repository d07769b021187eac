import { cp, rm } from "node:fs/promises";
import pino from "pino";
import type { TestProject } from "vitest/node";
import { buildWorkers } from "../../rolldown.config";
import { openDatabase } from "../../src/platform/database/database";
import { migrate } from "../../src/platform/database/migrate";
import { killDatabase } from "./kill-database";
import { migrationsFolder } from "./migrations-folder";
import { postgresBin, startPostgres } from "./postgres-server";
import type { TestEngine } from "../setup/provided-context";
import { scratchDirectory } from "../setup/scratch-directory";

const TEMPLATE = "holdfast_template";

/** Shared by the projects of one run. */
type TestCluster = {
  readonly engine: TestEngine;
  /** Stops and deletes everything once the last project has finished with it. */
  release(): Promise<void>;
};
type Shared = { users: number; readonly cluster: Promise<TestCluster> };

/** Each project loads this file separately, in one process. */
const KEY = Symbol.for("holdfast.test-cluster");
const sharedAt = globalThis as { [KEY]?: Shared | undefined };

/**
 * Global setup of the API's tests: the workers; a migrated, stopped data directory to copy; and one PostgreSQL with a
 * migrated database that every test file clones.
 */
export const setup = async (project: TestProject) => {
  const shared = (sharedAt[KEY] ??= { users: 0, cluster: startCluster() });
  shared.users += 1;
  const { engine, release } = await shared.cluster;
  project.provide("testEngine", engine);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    sharedAt[KEY] = undefined;
    await release();
  };
};

const startCluster = async (): Promise<TestCluster> => {
  await buildWorkers();
  const templateDirectory = await scratchDirectory("template");
  const removeTemplate = async () => {
    await killDatabase(templateDirectory, "SIGQUIT");
    await rm(templateDirectory, { recursive: true, force: true });
  };
  try {
    const log = pino({ level: "warn" });
    const database = await openDatabase({ dataDir: templateDirectory, postgresBin, log });
    await migrate(database, migrationsFolder);
    await database.close();
    const directory = await scratchDirectory("pg");
    await cp(templateDirectory, directory, { recursive: true });
    const server = await startPostgres({ durable: false, directory });
    await server.createDatabase(TEMPLATE, "postgres");
    return {
      engine: { url: server.urlOf(""), template: TEMPLATE, templateDirectory },
      release: async () => {
        await server.remove();
        await removeTemplate();
      },
    };
  } catch (error) {
    await removeTemplate();
    throw error;
  }
};
