import { randomUUID } from "node:crypto";
import { cp, rm } from "node:fs/promises";
import { Client } from "pg";
import pino from "pino";
import { inject } from "vitest";
import { type Database, openDatabase } from "../platform/database/database";
import { SOCKET_PORT } from "../platform/database/running-server";
import "./provided-context";
import { scratchDirectory } from "./scratch-directory";

export type TestDatabase = Database & {
  /** A directory of this test file's own, for files and the outbox too. */
  readonly dataDir: string;
  /** Set on PostgreSQL; two databases opened with it meet. */
  readonly databaseUrl: string | undefined;
};

const log = pino({ level: "error" });
const toClose: (() => Promise<void>)[] = [];

const administer = async (url: string, sql: string) => {
  const client = new Client({ connectionString: url, port: SOCKET_PORT });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

/** The URL of a database of the throwaway cluster. */
const urlOf = (url: string, name: string) => url.replace("@/", `@/${name}`);

/** Has `work` done after the test file, the last one first. */
export const afterThisFile = (work: () => Promise<void>) => {
  toClose.push(work);
};

/** A migrated, stopped data directory of this test file's own, for tests of the embedded engine. */
export const testDataDirectory = async (place?: "memory" | "disk"): Promise<string> => {
  const engine = inject("testEngine");
  const dataDir = await scratchDirectory("data", place);
  toClose.push(() => rm(dataDir, { recursive: true, force: true }));
  if (engine.kind === "embedded") await cp(engine.templateDirectory, dataDir, { recursive: true });
  return dataDir;
};

/**
 * A migrated, empty database of this test file's own, on the engine of the project that runs it.
 * Ask for it in `beforeAll`; it is closed and deleted after the file.
 */
export const testDatabase = async (): Promise<TestDatabase> => {
  const engine = inject("testEngine");
  const dataDir = await testDataDirectory();
  let databaseUrl: string | undefined;
  if (engine.kind === "postgres") {
    const name = `test_${randomUUID().replaceAll("-", "")}`;
    const administrator = urlOf(engine.url, "postgres");
    await administer(administrator, `create database ${name} template ${engine.template}`);
    toClose.push(() => administer(administrator, `drop database if exists ${name} with (force)`));
    databaseUrl = urlOf(engine.url, name);
  }
  const database = await openDatabase({ dataDir, databaseUrl, log });
  toClose.push(() => database.close());
  return { ...database, dataDir, databaseUrl };
};

/** Closes what the file opened, last first; the projects' setup file calls it after each file. */
export const closeTestDatabases = async (): Promise<void> => {
  const failures: unknown[] = [];
  for (let close = toClose.pop(); close; close = toClose.pop())
    await close().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "Not everything could be closed.");
};
