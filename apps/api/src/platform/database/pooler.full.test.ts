import { User } from "@holdfast/contract/accounts/user";
import { setAvatar } from "@holdfast/contract/accounts/settings-endpoints";
import { createContact, listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { beforeAll, expect, it, vi } from "vitest";
import { type DebianPostgres, startDebianPostgres } from "../../../test/database/debian-postgres";
import { type PgBouncer, startPgBouncer } from "../../../test/database/pgbouncer";
import { afterThisFile, testFolder } from "../../../test/database/test-database";
import { plainImage } from "../../../test/factories/images";
import { demoInstallation, postgresSettings } from "../../../test/setup/installation";
import { type RunningApp, startServer } from "../../../test/setup/running-app";
import { s3StandIn, type S3StandIn } from "../../../test/stand-ins/s3-server";

/*
 * Two API processes without anything in common on their disks: Debian's PostgreSQL 15 behind Debian's PgBouncer in
 * transaction mode with four connections, and files in S3.
 */

let postgres: DebianPostgres;
let pooler: PgBouncer;
let s3: S3StandIn;
let settings: Record<string, string>;
let servers: readonly [RunningApp, RunningApp];
let owner: string;
let orgId: string;

const start = async () =>
  startServer({ ...settings, DATA_DIR: await testFolder(), LOG_LEVEL: "info" });

beforeAll(async () => {
  postgres = await startDebianPostgres();
  pooler = await startPgBouncer(postgres);
  s3 = await s3StandIn();
  afterThisFile(() => s3.close());
  const { bucket, region, endpoint, credentials } = s3.account;
  settings = {
    ...postgresSettings(pooler.url),
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ENDPOINT: endpoint ?? "",
    S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? "",
    S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? "",
  };
});

it("reports at start what a pooler needs: first the setting, then the role's settings", async () => {
  await expect(start()).rejects.toThrow(
    /The server ended: DATABASE_URL points to a pooler that refuses connection settings\. Set DATABASE_POOLER=transaction\.\n/,
  );
  settings["DATABASE_POOLER"] = "transaction";
  const refused = await start().catch((error: Error) => error.message);
  const [, statements] = /Run these statements, .*: (alter role .*;)\n/.exec(String(refused)) ?? [];
  expect(statements?.match(/alter role holdfast in database holdfast set /g)).toHaveLength(4);
  await postgres.administer(statements ?? "");
  await pooler.stop();
  await pooler.start();
});

it("migrates an empty database once when two processes start at once", async () => {
  servers = await Promise.all([start(), start()]);
  const applied = await postgres.administer<{ name: string }>(
    "select name from schema_migrations order by name",
  );
  expect(new Set(applied.map(({ name }) => name)).size).toBe(applied.length);
  expect(applied[0]?.name).toMatch(/^0001-/);
  ({ owner } = await demoInstallation({ ...settings, DATA_DIR: await testFolder() }));
  const { answer } = await servers[0].call(listPlans, { as: owner });
  orgId = answer[0]?.organisationId ?? "";
  expect(orgId).not.toBe("");
});

const create = async (server: RunningApp, lastName: string) => {
  const body = { firstName: "Own", lastName, contactTypeId: 1, workTypeId: 1 };
  const created = await server.call(createContact, { as: owner, params: { orgId }, body });
  expect(created.status).toBe(201);
  return created.answer;
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

it("shows every confirmed write immediately through either process, 200 times", async () => {
  expect(await missing(200, "At once")).toBe(0);
});

it("serves 40 writes at once through four connections of the pooler", async () => {
  const created = await Promise.all(
    Array.from({ length: 40 }, (_, at) => create(servers[at % 2 ? 1 : 0], `Crowd ${at}`)),
  );
  const { answer } = await list(servers[0]);
  const listed = new Set(answer.map(({ contactId }) => contactId));
  expect(created.filter(({ contactId }) => !listed.has(contactId))).toEqual([]);
});

it("serves an image that another process has stored", async () => {
  const form = new FormData();
  form.set("logo", new File([await plainImage("png")], "face.png", { type: "image/png" }));
  const stored = await fetch(`${servers[0].url}/v1${setAvatar.path}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${owner}` },
    body: form,
  });
  expect(stored.status).toBe(200);
  const { avatarUrl } = User.parse(await stored.json());
  const read = await fetch(`${servers[1].url}${avatarUrl}`);
  expect([read.status, read.headers.get("content-type")]).toEqual([200, "image/webp"]);
  const stores = [...s3.objects.values()].map(({ bytes }) => bytes);
  expect(stores).toContainEqual(Buffer.from(await read.arrayBuffer()));
});

it("fails requests cleanly while the pooler is down, and serves them once it is back", async () => {
  await pooler.stop();
  for (const server of servers) expect((await list(server)).status).toBe(503);
  await pooler.start();
  await vi.waitFor(() => create(servers[0], "Pooler back"), { timeout: 60_000 });
  expect(await missing(10, "Pooler back")).toBe(0);
});

it("ends cleanly", async () => {
  for (const server of servers) expect(await server.end("SIGTERM")).toMatchObject({ code: 0 });
});
