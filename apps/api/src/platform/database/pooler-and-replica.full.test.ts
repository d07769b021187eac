import { createContact, listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { downloadPersonalData } from "@holdfast/contract/personal-data/personal-data-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { demoInstallation, postgresSettings } from "../../../test/setup/installation";
import { type PgBouncer, startPgBouncer } from "../../../test/database/pgbouncer";
import {
  DATABASE,
  type ReplicatedPostgres,
  ROLE,
  startReplicatedPostgres,
} from "../../../test/database/replicated-postgres";
import { type RunningApp, startServer } from "../../../test/setup/running-app";
import { testFolder } from "../../../test/database/test-database";

/*
 * Debian's PostgreSQL 15 with a streaming standby, Debian's PgBouncer in transaction mode in front of the primary, and
 * two API processes.
 */

let postgres: ReplicatedPostgres;
let pooler: PgBouncer;
let settings: Record<string, string>;
let servers: readonly [RunningApp, RunningApp];
let owner: string;
let orgId: string;

const start = async () =>
  startServer({ ...settings, DATA_DIR: await testFolder(), LOG_LEVEL: "info" });

beforeAll(async () => {
  postgres = await startReplicatedPostgres();
  pooler = await startPgBouncer(postgres);
  settings = {
    ...postgresSettings(pooler.url),
    DATABASE_REPLICA_URL: postgres.standby.urlOf(DATABASE, ROLE),
  };
});

it("reports at start what a pooler needs: first the setting, then the role's settings", async () => {
  await expect(start()).rejects.toThrow(
    /The server ended: DATABASE_URL points to a pooler that refuses connection settings\. Set DATABASE_POOLER=transaction\.\n/,
  );
  settings["DATABASE_POOLER"] = "transaction";
  const refused = await start().catch((error: Error) => error.message);
  const [, statements] = /Run these statements, .*: (alter role .*;)\n/.exec(String(refused)) ?? [];
  expect(statements?.match(/alter role holdfast in database holdfast set /g)).toHaveLength(5);
  await postgres.administer(postgres.primary, statements ?? "");
  await pooler.stop();
  await pooler.start();
});

it("migrates an empty database once when two processes start at once", async () => {
  servers = await Promise.all([start(), start()]);
  const applied = await postgres.administer<{ name: string }>(
    postgres.primary,
    "select name from schema_migrations order by name",
  );
  expect(applied.length).toBeGreaterThan(10);
  expect(applied[0]).toEqual({ name: "0001-platform.sql" });
  ({ owner } = await demoInstallation({ ...settings, DATA_DIR: await testFolder() }));
  const { answer } = await servers[0].call(listPlans, { as: owner });
  orgId = answer[0]?.organisationId ?? "";
  expect(orgId).not.toBe("");
});

/** How often the standby or the primary has listed contacts. */
const listings = async (where: "primary" | "standby") => {
  const [row] = await postgres.administer<{ calls: number }>(
    postgres[where],
    `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
      where query like 'select %' and query like '%from "contacts"%'`,
  );
  return row?.calls ?? 0;
};
const onStandby = (sql: string) => postgres.administer(postgres.standby, sql);

const create = async (server: RunningApp, lastName: string) => {
  const body = { firstName: "Own", lastName, contactTypeId: 1, workTypeId: 1 };
  const made = await server.call(createContact, { as: owner, params: { orgId }, body });
  expect(made.status).toBe(201);
  return made.answer;
};
const list = (server: RunningApp) => server.call(listContacts, { as: owner, params: { orgId } });

/** Creates contacts through one process and lists them immediately through either; returns how many were missing. */
const missing = async (times: number, mark: string) => {
  let count = 0;
  for (let at = 0; at < times; at += 1) {
    const writer = servers[at % 2 ? 1 : 0];
    const reader = servers[at % 4 < 2 ? 1 : 0];
    const { contactId } = await create(writer, `${mark} ${at}`);
    const { status, answer } = await list(reader);
    if (status !== 200 || !answer.some((contact) => contact.contactId === contactId)) count += 1;
  }
  return count;
};

describe("a person reads every confirmed write", () => {
  it("immediately through either process, 200 times, and from the standby", async () => {
    const before = await listings("standby");
    expect(await missing(200, "At once")).toBe(0);
    expect((await listings("standby")) - before).toBeGreaterThan(150);
  });

  it("from the primary while the standby lags", async () => {
    await onStandby("alter system set recovery_min_apply_delay = '300ms'");
    await onStandby("select pg_reload_conf()");
    const before = await listings("primary");
    expect(await missing(60, "Late")).toBe(0);
    expect(await listings("primary")).toBeGreaterThan(before);
    await onStandby("alter system reset recovery_min_apply_delay");
    await onStandby("select pg_reload_conf()");
  });

  it("from the primary while the standby replays nothing, and from the standby again afterwards", async () => {
    await onStandby("select pg_wal_replay_pause()");
    await create(servers[0], "Before all");
    const paused = await listings("standby");
    expect(await missing(40, "Paused")).toBe(0);
    expect(await listings("standby")).toBe(paused);
    await onStandby("select pg_wal_replay_resume()");
    await vi.waitFor(
      async () => {
        expect((await list(servers[0])).status).toBe(200);
        expect(await listings("standby")).toBeGreaterThan(paused);
      },
      { timeout: 60_000, interval: 100 },
    );
  });
});

it("records a download on the primary, and includes its own record", async () => {
  const { status, answer } = await servers[1].call(downloadPersonalData, { as: owner });
  expect(status).toBe(200);
  expect(JSON.stringify(answer)).toContain("personal-data.downloaded");
});

it("fails requests cleanly while the pooler is down, and serves them once it is back", async () => {
  await pooler.stop();
  for (const server of servers) expect((await list(server)).status).toBe(503);
  await pooler.start();
  await vi.waitFor(() => create(servers[0], "Pooler back"), { timeout: 60_000 });
  expect(await missing(10, "Pooler back")).toBe(0);
});

it("serves running and later reads from the primary when the standby is killed, with and without a pooler", async () => {
  const direct = await startServer({
    ...settings,
    ...postgresSettings(postgres.primary.urlOf(DATABASE, ROLE)),
    DATABASE_POOLER: "",
    DATA_DIR: await testFolder(),
    LOG_LEVEL: "info",
  });
  const all = [...servers, direct];
  let isKilled = false;
  const statuses: number[] = [];
  const reading = async (server: RunningApp) => {
    for (let after = 0; after < 20; after += isKilled ? 1 : 0)
      statuses.push((await list(server)).status);
  };
  const under = Promise.all(all.map(reading));
  await postgres.standby.stopImmediately();
  isKilled = true;
  await under;
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await missing(20, "Killed")).toBe(0);
  for (const server of all) {
    const { code, out } = await server.end("SIGTERM");
    expect(code).toBe(0);
    expect(out.match(/The replica cannot be used/g)).toHaveLength(1);
  }
});

it("starts without the standby, and uses it once it is available", async () => {
  const server = await start();
  expect((await list(server)).status).toBe(200);
  await postgres.standby.start();
  const before = await listings("standby");
  await vi.waitFor(
    async () => {
      expect((await list(server)).status).toBe(200);
      expect(await listings("standby")).toBeGreaterThan(before);
    },
    { timeout: 60_000, interval: 200 },
  );
  expect(await server.end("SIGTERM")).toMatchObject({ code: 0 });
});

it.each([
  [
    "a server that is not one",
    () => postgres.primary.urlOf(DATABASE, ROLE),
    "DATABASE_REPLICA_URL must point to a streaming replica of the database at DATABASE_URL.",
  ],
  [
    "the replica of another database",
    () => postgres.standby.urlOf("postgres", ROLE),
    "DATABASE_REPLICA_URL must point to a streaming replica of the database at DATABASE_URL.",
  ],
  [
    "a replica that refuses the role",
    () => postgres.standby.urlOf(DATABASE, "nobody"),
    'The replica at DATABASE_REPLICA_URL cannot be used: role "nobody" does not exist.',
  ],
])("refuses as a replica %s", async (_what, url, message) => {
  settings["DATABASE_REPLICA_URL"] = url();
  await expect(start()).rejects.toThrow(`The server ended: ${message}`);
});
