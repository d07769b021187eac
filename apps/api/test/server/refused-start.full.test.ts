import { once } from "node:events";
import { cp, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { Client } from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import {
  demoInstallation,
  emptyInstallation,
  type Installation,
  postgresSettings,
} from "../setup/installation";
import { freePort } from "../setup/free-port";
import { runHoldfast } from "../setup/running-app";
import { scratchDirectory } from "../setup/scratch-directory";
import { canMount, smallDisk } from "../database/small-disk";
import { testDatabase } from "../database/test-database";

let installation: Installation;

beforeAll(async () => {
  installation = await demoInstallation(await emptyInstallation());
});

describe("a start that cannot succeed explains why in one sentence and exits with 1", () => {
  it("refuses to start if the price list has a fault, which is found once the database is open", async () => {
    const file = path.join(await scratchDirectory("prices"), "prices.json");
    await writeFile(file, '{ "currency": "AUD" }');
    const ended = await runHoldfast(["serve"], {
      ...installation.settings,
      PAYMENT_PROVIDER: "sandbox",
      PRICES_FILE: file,
    });
    expect(ended).toMatchObject({ code: 1, out: "" });
    expect(ended.error).toMatch(/^The setting PRICES_FILE names .+prices\.json, whose .+\.\n$/);
  });

  it("refuses to start if another program uses the port", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const settings = { ...installation.settings, PORT: String(port) };
    expect(await runHoldfast(["serve"], settings)).toEqual({
      code: 1,
      out: "",
      error: `Another program is listening on port ${port} of 127.0.0.1. Stop it, or set PORT to another port.\n`,
    });
    other.close();
  });

  it("refuses to start if the data directory cannot be created", async () => {
    const ended = await runHoldfast(["serve"], {
      ...installation.settings,
      DATA_DIR: process.execPath,
    });
    expect(ended).toMatchObject({ code: 1, out: "" });
    expect(ended.error).toMatch(
      /^The setting DATA_DIR must name a directory that can be created: .+\n$/,
    );
  });

  it("refuses to start if the database is unreachable", async () => {
    const ended = await runHoldfast(["serve"], {
      ...installation.settings,
      SECRET_KEY: "thirty-two characters or even more",
      DATABASE_URL: `postgres://holdfast@127.0.0.1:${await freePort()}/holdfast`,
    });
    expect(ended).toMatchObject({ code: 1, out: "" });
    expect(ended.error).toMatch(
      /^The database that DATABASE_URL names cannot be used: connect ECONNREFUSED 127\.0\.0\.1:\d+\.\n$/,
    );
  });

  it.runIf(canMount)("refuses to start if the disk has no space for a new database", async () => {
    const { directory } = await smallDisk(100);
    const ended = await runHoldfast(["serve"], { DATA_DIR: directory });
    expect(ended).toMatchObject({ code: 1, out: "" });
    expect(ended.error).toMatch(
      /^A new database needs 256 MB of free space in \S+; \d+ MB are free\.\n$/,
    );
  });

  it.runIf(canMount)(
    "refuses to run a command if the disk is full when it opens the embedded database",
    async () => {
      const disk = await smallDisk(300);
      await cp(installation.settings.DATA_DIR, disk.directory, { recursive: true });
      await disk.fillUpTo(0);
      const settings = { ...installation.settings, DATA_DIR: disk.directory };
      expect(await runHoldfast(["keys", "issue", "--quantity", "1"], settings)).toEqual({
        code: 1,
        out: "",
        error: `The disk is full: nothing can be written to DATA_DIR (${disk.directory}). Free some space, then start again.\n`,
      });
    },
  );

  it.runIf(process.platform === "linux")("the data directory is not writable", async () => {
    const ended = await runHoldfast(["serve"], { DATA_DIR: "/proc" });
    expect(ended).toMatchObject({ code: 1, out: "" });
    expect(ended.error).toMatch(/^The disk cannot be used: .+\n$/);
  });

  it("refuses to start if the version of PostgreSQL is too old", async () => {
    const { dataDir, databaseUrl } = await testDatabase();
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    // Makes the server report version 14.
    await client.query(`
      create schema older;
      create function older.current_setting(text) returns text language sql as $$ select '140012' $$;
      do $$ begin
        execute format('alter database %I set search_path = older, pg_catalog', current_database());
      end $$`);
    await client.end();
    expect(
      await runHoldfast(["serve"], { DATA_DIR: dataDir, ...postgresSettings(databaseUrl) }),
    ).toEqual({
      code: 1,
      out: "",
      error: "DATABASE_URL must point to PostgreSQL 15 or newer.\n",
    });
  });

  it("refuses to back up and restore if an archive does not exist or cannot be written", async () => {
    const at = "/nowhere/one.backup";
    expect(await runHoldfast(["restore", at], await emptyInstallation())).toEqual({
      code: 1,
      out: "",
      error: `The archive cannot be read: ${at} does not exist or is not readable.\n`,
    });
    expect(await runHoldfast(["backup", at], installation.settings)).toEqual({
      code: 1,
      out: "",
      error: "The archive cannot be written: /nowhere does not exist or is not writable.\n",
    });
  });
});
