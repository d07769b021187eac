import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { importContacts } from "@holdfast/contract/directory/import-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { ownerWithOrganisation, type Workspace } from "../../../../test/factories/workspace";
import { holdLocks, waitFor, waitingConnections } from "../../../../test/setup/held-calls";
import { type TestApp, testApp } from "../../../../test/setup/test-app";
import type { Transaction } from "../../../platform/database/database";
import { lockList } from "../../../platform/limits/row-limits-store";

/* An import records an event if it succeeds, and stores nothing if the caller disconnects. */

let app: TestApp;
let owner: Workspace;
let address: string;
beforeAll(async () => {
  app = await testApp();
  owner = await ownerWithOrganisation(app, "owner@stopped.example");
  address = await app.server.listen({ port: 0, host: "127.0.0.1" });
});

const inOrg = () => ({ as: owner.token, params: { orgId: owner.organisationId } });
const FILE = [
  "First name,Last name,Contact type,Work type",
  "Ana,Silva,Internal,Full time",
  "Mei,Tan,Internal,Full time",
].join("\n");
const eventsOf = async () => {
  const { rows } = await app.services.database.query.execute<Record<string, unknown>>(
    sql`select actor_user_id, organisation_id, detail from audit_events
      where action = 'directory.contacts-imported'`,
  );
  return rows;
};

const connections = () =>
  new Promise<number>((resolve, reject) => {
    app.server.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

test("an import whose caller disconnects adds nothing and records nothing", async () => {
  const organisation = { organisationId: owner.organisationId };
  const release = await holdLocks(app, (tx) =>
    lockList(tx as Transaction, "contacts", organisation),
  );
  const form = new FormData();
  form.append("file", new Blob([FILE]), "contacts.csv");
  const sending = new AbortController();
  const sent = fetch(`${address}/v1/orgs/${owner.organisationId}/contacts/import`, {
    method: "POST",
    body: form,
    headers: { authorization: `Bearer ${owner.token}` },
    signal: sending.signal,
  }).catch((error: unknown) => error);
  await expect.poll(() => waitingConnections(app), waitFor).toBe(1);
  sending.abort();
  expect(await sent).toBeInstanceOf(DOMException);
  await expect.poll(connections, waitFor).toBe(0);
  await release();
  // It takes the same lock, after the import.
  const { body } = await app.call(importContacts, {
    ...inOrg(),
    query: { dryRun: "true" },
    file: Buffer.from(FILE),
  });
  expect(body).toMatchObject({ added: 2, duplicateCount: 0 });
  expect((await app.call(listContacts, inOrg())).body).toEqual([]);
  expect(await eventsOf()).toEqual([]);
});

test("records who imported how many, but not a check and not an import of nothing", async () => {
  const imports = (query: { dryRun?: "true"; skipDuplicates?: "true" }) =>
    app.call(importContacts, { ...inOrg(), query, file: Buffer.from(FILE) });
  await imports({ dryRun: "true" });
  expect(await eventsOf()).toEqual([]);
  expect((await imports({})).status).toBe(200);
  await imports({ skipDuplicates: "true" });
  expect(await eventsOf()).toEqual([
    {
      actor_user_id: expect.any(String),
      organisation_id: owner.organisationId,
      detail: { added: 2 },
    },
  ]);
});
