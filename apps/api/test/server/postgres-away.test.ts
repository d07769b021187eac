import { createContact, listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { beforeAll, expect, it } from "vitest";
import { demoInstallation, postgresSettings } from "../setup/installation";
import { type PostgresServer, startPostgres } from "../database/postgres-server";
import { type RunningApp, startServer } from "../setup/running-app";
import { afterThisFile, testDataDirectory, testFolder } from "../database/test-database";

let postgres: PostgresServer;
let server: RunningApp;
let owner: string;
let orgId: string;

beforeAll(async () => {
  postgres = await startPostgres({ durable: true, directory: await testDataDirectory() });
  afterThisFile(postgres.remove);
  const settings = {
    DATA_DIR: await testFolder(),
    ...postgresSettings(postgres.urlOf("postgres")),
  };
  ({ owner } = await demoInstallation(settings));
  server = await startServer(settings);
  const { answer } = await server.call(listPlans, { as: owner });
  orgId = answer[0]?.organisationId ?? "";
});

const health = async () => {
  const response = await fetch(`${server.url}/health`);
  return { status: response.status, body: await response.json() };
};
const contact = (lastName: string) =>
  server.call(createContact, {
    as: owner,
    params: { orgId },
    body: { firstName: "Away", lastName, contactTypeId: 1, workTypeId: 1 },
  });

it("answers 503 while the database is down and recovers without a restart", async () => {
  expect(await health()).toEqual({ status: 200, body: { status: "ok" } });
  for (const round of ["first", "second"]) {
    await postgres.stopImmediately();
    expect(await health()).toMatchObject({ status: 503, body: { code: "database-away" } });
    const refused = await Promise.all(Array.from({ length: 12 }, () => contact(`${round} away`)));
    for (const { status, problem, headers } of refused) {
      expect({ status, code: problem.code }).toEqual({ status: 503, code: "database-away" });
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
    await postgres.start();
    // A check of a busy machine may take longer than its limit of two seconds.
    await expect.poll(health).toEqual({ status: 200, body: { status: "ok" } });
    expect((await contact(`${round} back`)).status).toBe(201);
  }
  const { answer } = await server.call(listContacts, { as: owner, params: { orgId } });
  const saved = answer.filter(({ firstName }) => firstName === "Away");
  expect(saved.map(({ lastName }) => lastName).sort()).toEqual(["first back", "second back"]);
});

it("stops cleanly while the database is down", async () => {
  await postgres.stopImmediately();
  expect((await health()).status).toBe(503);
  expect(await server.end("SIGTERM")).toMatchObject({ code: 0 });
  await postgres.start();
});
