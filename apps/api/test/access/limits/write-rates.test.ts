import { signOut } from "@holdfast/contract/accounts/session-endpoints";
import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import { createContact, listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { createCustomer } from "@holdfast/contract/directory/customer-endpoints";
import { requestPasswordReset } from "@holdfast/contract/accounts/password-endpoints";
import { beforeAll, expect, it } from "vitest";
import { MINUTE } from "../../../src/platform/clock";
import { readConfig } from "../../../src/platform/config";
import { testApp, type TestApp } from "../../setup/test-app";
import { ownerWithOrganisation, type Workspace } from "../../factories/workspace";

const MESSAGE = "You are making changes too quickly. Please wait a moment and try again.";

let opened: TestApp;
let cafe: Workspace;
let params: { readonly orgId: string };
beforeAll(async () => {
  opened = await testApp();
  cafe = await ownerWithOrganisation(opened, "owner@rates.example");
  params = { orgId: cafe.organisationId };
});

/** Another process on the same database, with these settings, and with no writes so far. */
const appWith = (settings: Readonly<Record<string, string>>) =>
  testApp(undefined, {
    sharing: opened,
    config: { userLimits: readConfig(settings).userLimits },
  });

it("refuses a person's writes beyond the rate with 429 until the bucket refills, but no reads", async () => {
  const app = await appWith({ MAX_WRITES_PER_MINUTE: "3" });
  const other = await ownerWithOrganisation(opened, "other@rates.example");
  const add = (as = cafe.token, orgId = params.orgId) =>
    app.call(createContact, {
      as,
      params: { orgId },
      body: { firstName: "Ana", lastName: "Silva", contactTypeId: 1, workTypeId: 1 },
    });
  for (let number = 0; number < 3; number += 1) expect((await add()).status).toBe(201);
  const { status, problem, headers } = await add();
  expect([status, problem.code, problem.detail, headers["retry-after"]]).toEqual([
    429,
    "too-many-changes",
    MESSAGE,
    "20",
  ]);
  expect((await app.call(listContacts, { as: cafe.token, params })).body).toHaveLength(3);
  expect((await add(other.token, other.organisationId)).status).toBe(201);
  app.clock.pass(MINUTE / 3);
  expect((await add()).status).toBe(201);
  expect((await add()).status).toBe(429);
});

it("does not delay the end of a session", async () => {
  const app = await appWith({ MAX_WRITES_PER_MINUTE: "1" });
  const { token, organisationId } = await ownerWithOrganisation(opened, "leaver@rates.example");
  const add = () =>
    app.call(createContact, {
      as: token,
      params: { orgId: organisationId },
      body: { firstName: "Ana", lastName: "Silva", contactTypeId: 1, workTypeId: 1 },
    });
  expect([(await add()).status, (await add()).status]).toEqual([201, 429]);
  expect((await app.call(signOut, { as: token })).status).toBe(204);
  expect((await app.call(listContacts, { as: token, params })).status).toBe(401);
});

it("counts the rows of requests over an hour", async () => {
  const app = await appWith({ MAX_ROWS_PER_HOUR: "9" });
  const add = (names: readonly string[]) =>
    app.call(createDepartments, {
      as: cafe.token,
      params: { ...params, branchId: cafe.branchId },
      body: { names: [...names] },
    });
  expect((await add(["One", "Two", "Three", "Four", "Five"])).status).toBe(201);
  const refused = await add(["Six", "Seven", "Eight", "Nine", "Ten"]);
  expect([refused.status, refused.problem.detail]).toEqual([429, MESSAGE]);
  expect((await add(["Six", "Seven"])).status).toBe(201);
  app.clock.pass(60 * MINUTE);
  expect((await add(["Eight", "Nine", "Ten"])).status).toBe(201);
});

it("counts requests without a session by address, separately from signed-in requests", async () => {
  const app = await appWith({ MAX_ADDRESS_WRITES_PER_MINUTE: "3" });
  const ask = (address: string) =>
    app.call(requestPasswordReset, { body: { email: "nobody@rates.example" }, address });
  for (let number = 0; number < 3; number += 1) expect((await ask("192.0.2.7")).status).toBe(200);
  const refused = await ask("192.0.2.7");
  expect([refused.status, refused.problem.code]).toEqual([429, "too-many-changes"]);
  expect((await ask("192.0.2.8")).status).toBe(200);
  const added = await app.call(createCustomer, {
    as: cafe.token,
    params,
    address: "192.0.2.7",
    body: { name: "Ben", email: "ben@rates.example", category: [] },
  });
  expect(added.status).toBe(201);
});
