import { cp, rm } from "node:fs/promises";
import pino from "pino";
import type { TestProject } from "vitest/node";
import { buildWorkers } from "../../rolldown.config";
import { openDatabase } from "../platform/database/database";
import { migrate } from "../platform/database/migrate";
import { killDatabase } from "./kill-database";
import { migrationsFolder } from "./migrations-folder";
import { postgresBin, startPostgres } from "./postgres-server";
import "./provided-context";
import { scratchDirectory } from "./scratch-directory";

const TEMPLATE = "holdfast_template";

/**
 * Global setup of the API's tests: the workers; a migrated, stopped data directory to copy; and one PostgreSQL
 * with a migrated database that every test file clones.
 */
export const setup = async (project: TestProject) => {
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
    project.provide("testEngine", {
      url: server.urlOf(""),
      template: TEMPLATE,
      templateDirectory,
    });
    return async () => {
      await server.remove();
      await removeTemplate();
    };
  } catch (error) {
    await removeTemplate();
    throw error;
  }
};
