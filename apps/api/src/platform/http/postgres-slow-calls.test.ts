import { signOut } from "@holdfast/contract/accounts/session-endpoints";
import { createCustomer } from "@holdfast/contract/directory/customer-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { downloadPersonalData } from "@holdfast/contract/personal-data/personal-data-endpoints";
import { exportPdf } from "@holdfast/contract/printing/export-pdf";
import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { holdLocks, waitFor, waitingConnections } from "../../../test/setup/held-calls";
import { signedInPerson } from "../../../test/factories/people";
import { noPrinter, testApp, type TestApp } from "../../../test/setup/test-app";
import { ownerWithOrganisation } from "../../../test/factories/workspace";
import { lockOrganisation } from "../database/sql/row-locks-store";
import type { PdfPrinter } from "../pdf/pdf-printer";

/** An owner whose writes take until `finish` is called, because the organisation is locked. */
async function slowOwner(app: TestApp, email: string) {
  const owner = await ownerWithOrganisation(app, email);
  const finish = await holdLocks(app, (tx) => lockOrganisation(tx, owner, "no key update"));
  const add = () =>
    app.call(createCustomer, {
      as: owner.token,
      params: { orgId: owner.organisationId },
      body: { name: "Customer", email: "customer@slow.example" },
    });
  return { add, finish, token: owner.token };
}

it("leaves connections for others during one person's slow requests, which succeed afterwards", async () => {
  const app = await testApp();
  const other = await signedInPerson(app, "other@slow.example");
  const { add, finish } = await slowOwner(app, "slow@slow.example");
  const calls = Array.from({ length: 60 }, add);
  await expect.poll(() => waitingConnections(app), waitFor).toBe(4);
  for (let at = 0; at < 5; at += 1)
    expect((await app.call(listOrganisations, { as: other })).status).toBe(200);
  expect(await waitingConnections(app)).toBe(4);
  const state = await Promise.race([Promise.all(calls), Promise.resolve("slow")]);
  expect(state).toBe("slow");
  await finish();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 201));
});

it("limits requests with invalid tokens to four connections per network", async () => {
  const app = await testApp();
  const finish = await holdLocks(app, (tx) =>
    tx.execute(sql`lock table sessions in access exclusive mode`),
  );
  const calls = Array.from({ length: 40 }, (_, at) =>
    app.call(listOrganisations, { as: `made-up-token-${at}` }),
  );
  await expect.poll(() => waitingConnections(app), waitFor).toBeGreaterThanOrEqual(4);
  expect((await app.server.inject({ url: "/health" })).statusCode).toBe(200);
  expect(await waitingConnections(app)).toBe(4);
  await finish();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 401));
});

it("uses one connection at a time to download a person's data", async () => {
  const app = await testApp();
  const as = await signedInPerson(app, "one@connection.example");
  const finish = await holdLocks(app, (tx) =>
    tx.execute(sql`lock table one_time_codes, link_tokens, invitations in access exclusive mode`),
  );
  const download = app.call(downloadPersonalData, { as });
  await expect.poll(() => waitingConnections(app), waitFor).toBeGreaterThanOrEqual(1);
  expect(await waitingConnections(app)).toBe(1);
  await finish();
  expect((await download).status).toBe(200);
});

it("shares one connection between concurrent calls of /health", async () => {
  const app = await testApp();
  let answer: () => void = () => undefined;
  const ping = vi
    .spyOn(app.services.database, "ping")
    .mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const checks = Array.from({ length: 20 }, () => app.server.inject({ url: "/health" }));
  // A later request has been through the server.
  expect((await app.call(listOrganisations)).status).toBe(401);
  expect(ping).toHaveBeenCalledTimes(1);
  answer();
  const statuses = (await Promise.all(checks)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(statuses.map(() => 200));
  ping.mockRestore();
  expect((await app.server.inject({ url: "/health" })).statusCode).toBe(200);
});

it("takes no slot of the person while a document is being printed", async () => {
  let finish: () => void = () => undefined;
  const printed = new Promise<void>((resolve) => (finish = resolve));
  const print = vi.fn(async () => {
    await printed;
    return { pdf: Buffer.from("%PDF-"), pages: 1, missingCharacters: [] };
  });
  const printer: PdfPrinter = {
    ...noPrinter,
    state: () => "ready",
    reserve: () => ({ print, leave: () => undefined }),
  };
  const config = { callLimit: { running: 1, waiting: 10 } };
  const app = await testApp(undefined, { config, printer });
  const as = await signedInPerson(app, "prints@slots.example");
  const document = app.call(exportPdf, { as, body: { content: "<p>Plan</p>", format: "A4" } });
  await expect.poll(() => print.mock.calls.length, waitFor).toBe(1);
  expect((await app.call(listOrganisations, { as })).status).toBe(200);
  finish();
  expect((await document).status).toBe(200);
});

it("responds 429 with Retry-After to a caller with too many waiting requests", async () => {
  const app = await testApp(undefined, { config: { callLimit: { running: 1, waiting: 2 } } });
  const { add, finish, token } = await slowOwner(app, "slow@bound.example");
  const calls = Array.from({ length: 10 }, add);
  const refused = await Promise.race(calls);
  expect([refused.status, refused.headers["retry-after"], refused.problem.code]).toEqual([
    429,
    "2",
    "too-many-calls-at-once",
  ]);
  // A request that arrives after the session has ended would be refused for that.
  let answered = 0;
  for (const call of calls) void call.then(() => (answered += 1));
  await expect.poll(() => answered, waitFor).toBe(7);
  // Other requests of the person cannot delay the end of a session.
  const address = "198.51.100.7";
  expect((await app.call(signOut, { as: token, address })).status).toBe(204);
  await finish();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  // The one that had begun waited for its lock; all three find their session ended.
  expect(statuses.filter((status) => status === 401)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});
