import pino from "pino";
import type { TestProject } from "vitest/node";
import { buildWorkers } from "../../rolldown.config";
import { openDatabase } from "../platform/database/database";
import { migrate } from "../platform/database/migrate";
import { migrationsFolder } from "./migrations-folder";
import { startPostgres } from "./postgres-server";
import "./provided-context";

const TEMPLATE = "holdfast_template";

/** Global setup of the `postgres` project: the workers, and one throwaway cluster with a migrated template. */
export const setup = async (project: TestProject) => {
  await buildWorkers();
  const server = await startPostgres({ durable: false });
  try {
    await server.createDatabase(TEMPLATE);
    const database = await openDatabase({
      dataDir: server.directory,
      databaseUrl: server.urlOf(TEMPLATE),
      log: pino({ level: "warn" }),
    });
    await migrate(database, migrationsFolder);
    await database.close();
    project.provide("testEngine", { kind: "postgres", url: server.urlOf(""), template: TEMPLATE });
  } catch (error) {
    await server.remove();
    throw error;
  }
  return () => server.remove();
};
