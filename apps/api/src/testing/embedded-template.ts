import { rm } from "node:fs/promises";
import pino from "pino";
import type { TestProject } from "vitest/node";
import { buildWorkers } from "../../rolldown.config";
import { openDatabase } from "../platform/database/database";
import { migrate } from "../platform/database/migrate";
import { migrationsFolder } from "./migrations-folder";
import "./provided-context";
import { scratchDirectory } from "./scratch-directory";

/** Global setup of the `embedded` project: the workers, and a migrated cluster to copy. */
export const setup = async (project: TestProject) => {
  await buildWorkers();
  const templateDirectory = await scratchDirectory("template");
  const database = await openDatabase({
    dataDir: templateDirectory,
    log: pino({ level: "warn" }),
  });
  await migrate(database, migrationsFolder);
  await database.close();
  project.provide("testEngine", { kind: "embedded", templateDirectory });
  return () => rm(templateDirectory, { recursive: true, force: true });
};
