import { randomUUID } from "node:crypto";
import { cp, rm } from "node:fs/promises";
import { Client } from "pg";
import pino from "pino";
import { inject } from "vitest";
import { type Database, openDatabase } from "../../src/platform/database/database";
import { killDatabase } from "./kill-database";
import "../setup/provided-context";
import { scratchDirectory } from "../setup/scratch-directory";

export type TestDatabase = Database & {
  /** This test file's own directory, also for files and the outbox. */
  readonly dataDir: string;
  /** Two databases opened with it share their data. */
  readonly databaseUrl: string;
};

const log = pino({ level: "error" });
const toClose: (() => Promise<void>)[] = [];

const administer = async (url: string, sql: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

/** The URL of a database in the throwaway cluster. */
const urlOf = (url: string, name: string) => url.replace("@/", `@/${name}`);

/** Runs `work` after the test file, last registered first. */
export const afterThisFile = (work: () => Promise<void>) => {
  toClose.push(work);
};

/** Returns an empty folder for this test file. */
export const testFolder = async (): Promise<string> => {
  const folder = await scratchDirectory("data");
  toClose.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/**
 * Returns a data directory for this test file with a migrated, stopped database, for tests about the embedded
 * PostgreSQL or that start the server as a process.
 */
export const testDataDirectory = async (place?: "memory" | "disk"): Promise<string> => {
  const dataDir = await scratchDirectory("data", place);
  toClose.push(async () => {
    await killDatabase(dataDir, "SIGQUIT");
    await rm(dataDir, { recursive: true, force: true });
  });
  await cp(inject("testEngine").templateDirectory, dataDir, { recursive: true });
  return dataDir;
};

/**
 * Returns a migrated, empty database for this test file. Call it in `beforeAll`; it is closed and deleted after the
 * file.
 */
export const testDatabase = async (): Promise<TestDatabase> => {
  const engine = inject("testEngine");
  const dataDir = await testFolder();
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const administrator = urlOf(engine.url, "postgres");
  await administer(administrator, `create database ${name} template ${engine.template}`);
  toClose.push(() => administer(administrator, `drop database if exists ${name} with (force)`));
  const databaseUrl = urlOf(engine.url, name);
  const database = await openDatabase({ dataDir, databaseUrl, log });
  toClose.push(() => database.close());
  return { ...database, dataDir, databaseUrl };
};

/** Closes what the file opened, last first; the setup file calls it after each file. */
export const closeTestDatabases = async (): Promise<void> => {
  const failures: unknown[] = [];
  for (let close = toClose.pop(); close; close = toClose.pop())
    await close().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "Not everything could be closed.");
};
