import { createContact, updateContact } from "@holdfast/contract/directory/contact-endpoints";
import { createCustomer, updateCustomer } from "@holdfast/contract/directory/customer-endpoints";
import { createSupplier, updateSupplier } from "@holdfast/contract/directory/supplier-endpoints";
import {
  createStrategicThirdParty,
  updateStrategicThirdParty,
} from "@holdfast/contract/directory/third-party-endpoints";
import {
  readOrganisation,
  updateOrganisation,
} from "@holdfast/contract/organisations/organisation-endpoints";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import {
  createPolicy,
  listPolicies,
  readLatestPolicy,
} from "@holdfast/contract/policies/policy-endpoints";
import {
  createStrategicCriticalArea,
  updateStrategicCriticalArea,
} from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { databaseDigest } from "../../../test/database/database-digest";
import {
  ownerWithOrganisation,
  signedInMember,
  type Workspace,
} from "../../../test/factories/workspace";
import { type CallInput, type TestApp, testApp } from "../../../test/setup/test-app";

let app: TestApp;
let here: Workspace;
let elsewhere: Workspace;
let colleague: string;
beforeAll(async () => {
  app = await testApp();
  here = await ownerWithOrganisation(app, "owner@cafe.example");
  elsewhere = await ownerWithOrganisation(app, "owner@elsewhere.example");
  colleague = await signedInMember(app, here.organisationId, "editor", "alex@cafe.example");
  await app.services.database.query.execute(
    sql`update users set first_name = 'Alex', last_name = 'Chen' where email = 'alex@cafe.example'`,
  );
});

type Fields = Readonly<Record<string, unknown>>;
type Change = {
  readonly as?: string;
  readonly orgId?: string;
  readonly id: string;
  readonly body: object;
  readonly version?: number | string;
};

const PARTY = { name: "Harbour Coffee", email: "orders@harbour.example" };
const LISTS: readonly {
  readonly noun: string;
  readonly create: Endpoint;
  readonly update: Endpoint;
  readonly idName: string;
  readonly least: Fields;
  readonly field: string;
}[] = [
  {
    noun: "contact",
    create: createContact,
    update: updateContact,
    idName: "contactId",
    least: { firstName: "Priya", lastName: "Nair", contactTypeId: 1, workTypeId: 1 },
    field: "jobTitle",
  },
  {
    noun: "customer",
    create: createCustomer,
    update: updateCustomer,
    idName: "customerId",
    least: PARTY,
    field: "address",
  },
  {
    noun: "supplier",
    create: createSupplier,
    update: updateSupplier,
    idName: "supplierId",
    least: PARTY,
    field: "address",
  },
  {
    noun: "third party",
    create: createStrategicThirdParty,
    update: updateStrategicThirdParty,
    idName: "strategicThirdPartyId",
    least: { ...PARTY, strategicThirdPartyCategoryId: 1, contactPerson: "Ana Silva" },
    field: "comments",
  },
  {
    noun: "strategic area",
    create: createStrategicCriticalArea,
    update: updateStrategicCriticalArea,
    idName: "strategicCriticalAreaId",
    least: { name: "Catering", strategicCriticalAreaCategoryId: 1 },
    field: "description",
  },
];

describe.each(LISTS)("a $noun", ({ create, update, idName, least, field }) => {
  const send = async (
    endpoint: Endpoint,
    { as = here.token, orgId = here.organisationId, id, body, version }: Change,
  ) =>
    app.call(endpoint, {
      as,
      params: { orgId, [idName]: id },
      body,
      ...(version === undefined
        ? {}
        : { headers: { "if-match": typeof version === "string" ? version : `"${version}"` } }),
    } as CallInput<Endpoint>);
  const add = async () => {
    const { body } = await send(create, { id: "", body: least });
    return String((body as unknown as Fields)[idName]);
  };

  test("accepts a change of its current version", async () => {
    const id = await add();
    const first = await send(update, { id, body: { [field]: "One" }, version: 1 });
    expect(first).toMatchObject({ status: 200, body: { [field]: "One", version: 2 } });
    const second = await send(update, { id, body: { [field]: "Two" }, version: 2 });
    expect(second).toMatchObject({ status: 200, body: { [field]: "Two", version: 3 } });
  });

  test("refuses a change of an earlier version with who changed it, when, and its values", async () => {
    const id = await add();
    app.clock.pass(60_000);
    const saved = await send(update, {
      as: colleague,
      id,
      body: { [field]: "Theirs" },
      version: 1,
    });
    const changedAt = app.clock.now().toISOString();
    app.clock.pass(60_000);
    const refused = await send(update, { id, body: { [field]: "Mine" }, version: 1 });
    expect([refused.status, refused.problem.code]).toEqual([412, "changed-meanwhile"]);
    expect(refused.problem.current).toEqual({
      changedByName: "Alex Chen",
      changedAt,
      row: saved.body,
    });
    const again = await send(update, { id, body: { [field]: "Mine" }, version: 2 });
    expect(again).toMatchObject({ status: 200, body: { [field]: "Mine", version: 3 } });
  });

  test("accepts exactly one of two changes of one version at the same time", async () => {
    const id = await add();
    const both = await Promise.all(
      [here.token, colleague].map((as) =>
        send(update, { as, id, body: { [field]: as }, version: 1 }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const saved = both.find(({ status }) => status === 200);
    const refused = both.find(({ status }) => status === 412);
    expect(refused?.problem.current?.row).toEqual(saved?.body);
  });

  test("saves only the given fields without If-Match, and with *", async () => {
    const id = await add();
    await send(update, { id, body: { [field]: "Theirs" } });
    const mine = await send(update, { id, body: { name: "Renamed", lastName: "Renamed" } });
    // A contact has no field 'name', the others no 'lastName'.
    expect(mine.status).toBe(400);
    const other = await send(update, { id, body: least });
    expect(other).toMatchObject({ status: 200, body: { [field]: "Theirs", version: 3 } });
    const any = await send(update, { id, body: { [field]: "Any" }, version: "*" });
    expect(any).toMatchObject({ status: 200, body: { [field]: "Any", version: 4 } });
  });

  test.each(['"x"', "1", 'W/"1"', '"99999999999"'])("refuses If-Match %s", async (version) => {
    const id = await add();
    expect((await send(update, { id, body: { [field]: "Mine" }, version })).status).toBe(412);
  });

  test("answers 404 for a row of another organisation with any If-Match, and shows nothing of it", async () => {
    const id = await add();
    const before = await databaseDigest(app.services.database);
    for (const version of [1, 9, "*"]) {
      const { status, problem } = await send(update, {
        orgId: elsewhere.organisationId,
        as: elsewhere.token,
        id,
        body: { [field]: "Mine" },
        version,
      });
      expect([status, problem.code, problem.current]).toEqual([404, "not-found", undefined]);
    }
    expect(await databaseDigest(app.services.database)).toEqual(before);
  });

  test("shows no name for a row that a deleted account changed", async () => {
    const id = await add();
    // Events cannot be changed, so another one of a person who is gone is added.
    await app.services.database.query.execute(sql`
      insert into audit_events (id, happened_at, actor_user_id, organisation_id, action, subject, detail)
      select gen_random_uuid(), happened_at + interval '1 second', gen_random_uuid(), organisation_id,
        action, subject, detail
      from audit_events where subject = ${id} order by happened_at desc limit 1`);
    const { problem } = await send(update, { id, body: { [field]: "Mine" }, version: 9 });
    expect(problem.current).toMatchObject({ changedByName: null, row: least });
  });
});

describe("the organisation's information", () => {
  const params = () => ({ orgId: here.organisationId });
  const change = (as: string, body: Fields, version: number) =>
    app.call(updateOrganisation, {
      as,
      params: params(),
      body,
      headers: { "if-match": `"${version}"` },
    });

  test("refuses a change of an earlier version, also at the same time", async () => {
    const { version } = (await app.call(readOrganisation, { as: here.token, params: params() }))
      .body;
    const both = await Promise.all([
      change(here.token, { governance: "Mine" }, version),
      change(colleague, { governance: "Theirs" }, version),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const refused = both.find(({ status }) => status === 412);
    expect(refused?.problem.current?.row).toMatchObject({ version: version + 1 });
  });
});

describe("the policy", () => {
  const params = () => ({ orgId: here.organisationId });
  const save = (as: string, responsible: string, contactId: string, version: number) =>
    app.call(createPolicy, {
      as,
      params: params(),
      body: { responsible, contacts: [contactId] },
      headers: { "if-match": `"${version}"` },
    });

  test("refuses a version that is not based on the one in force", async () => {
    const contact = await app.call(createContact, {
      as: here.token,
      params: params(),
      body: { firstName: "Ana", lastName: "Silva", contactTypeId: 1, workTypeId: 1 },
    });
    const { contactId } = contact.body;
    const both = await Promise.all([
      save(here.token, "The owner.", contactId, 0),
      save(colleague, "The managers.", contactId, 0),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 412]);
    const inForce = (await app.call(readLatestPolicy, { as: here.token, params: params() })).body;
    const refused = both.find(({ status }) => status === 412);
    expect(refused?.problem.current).toEqual({
      changedByName: inForce?.savedByUserName,
      changedAt: inForce?.lastModifiedDate,
      row: inForce,
    });
    expect((await save(here.token, "The owner.", contactId, 1)).status).toBe(201);
    const all = await app.call(listPolicies, { as: here.token, params: params() });
    expect(all.body).toHaveLength(2);
  });
});
