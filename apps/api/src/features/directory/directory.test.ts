import * as contactEndpoints from "@holdfast/contract/directory/contact-endpoints";
import * as customerEndpoints from "@holdfast/contract/directory/customer-endpoints";
import * as supplierEndpoints from "@holdfast/contract/directory/supplier-endpoints";
import * as thirdPartyEndpoints from "@holdfast/contract/directory/third-party-endpoints";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { type CallInput, type TestApp, testApp } from "../../../test/setup/test-app";
import {
  ownerWithOrganisation,
  signedInMember,
  type Workspace,
} from "../../../test/factories/workspace";

/*
 * What the four lists have in common: the calls, the fields in requests and responses, other organisations, roles and
 * audit events. The test file of each list covers its own rules.
 */

type Fields = Readonly<Record<string, unknown>>;
type List = {
  readonly noun: string;
  readonly idName: string;
  readonly list: Endpoint;
  readonly create: Endpoint;
  readonly update: Endpoint;
  readonly remove: Endpoint;
  /** The minimal body. */
  readonly least: Fields;
  /** The other fields of the response. */
  readonly rest: Fields;
  readonly change: Fields;
};

const party = { name: "Harbour Roasters", email: "orders@roasters.example" };
const partyRest = { phone: null, address: null, additionalAddressInformation: null, website: null };
const partner = {
  least: party,
  rest: { ...partyRest, category: [], contactPerson: null },
  change: { contactPerson: "Mia Chen", category: ["Finance", "Sales"] },
};

const lists: readonly List[] = [
  {
    noun: "contact",
    idName: "contactId",
    list: contactEndpoints.listContacts,
    create: contactEndpoints.createContact,
    update: contactEndpoints.updateContact,
    remove: contactEndpoints.deleteContact,
    least: { firstName: "Ana", lastName: "Silva", contactTypeId: 1, workTypeId: 2 },
    rest: {
      email: null,
      phone: null,
      mobile: null,
      afterHoursPhone: null,
      jobTitle: null,
      department: null,
      branchId: null,
      branchName: null,
    },
    change: { jobTitle: "Manager", mobile: "+61 400 000 000" },
  },
  {
    noun: "customer",
    idName: "customerId",
    list: customerEndpoints.listCustomers,
    create: customerEndpoints.createCustomer,
    update: customerEndpoints.updateCustomer,
    remove: customerEndpoints.deleteCustomer,
    ...partner,
  },
  {
    noun: "supplier",
    idName: "supplierId",
    list: supplierEndpoints.listSuppliers,
    create: supplierEndpoints.createSupplier,
    update: supplierEndpoints.updateSupplier,
    remove: supplierEndpoints.deleteSupplier,
    ...partner,
  },
  {
    noun: "third-party",
    idName: "strategicThirdPartyId",
    list: thirdPartyEndpoints.listStrategicThirdParties,
    create: thirdPartyEndpoints.createStrategicThirdParty,
    update: thirdPartyEndpoints.updateStrategicThirdParty,
    remove: thirdPartyEndpoints.deleteStrategicThirdParty,
    least: { ...party, contactPerson: "Mia Chen", strategicThirdPartyCategoryId: 1 },
    rest: {
      ...partyRest,
      strategicThirdPartyCategory: {
        strategicThirdPartyCategoryId: 1,
        strategicThirdPartyCategoryClassId: 1,
        name: "Accountant or Bookkeeper",
        isOther: false,
      },
      strategicThirdPartyCategoryText: null,
      comments: null,
    },
    change: { comments: "Knows the building.", website: "https://example.com" },
  },
];

let app: TestApp;
let here: Workspace;
let elsewhere: Workspace;
let viewer: string;
beforeAll(async () => {
  app = await testApp();
  here = await ownerWithOrganisation(app, "owner@cafe.example");
  elsewhere = await ownerWithOrganisation(app, "owner@other.example");
  viewer = await signedInMember(app, here.organisationId, "viewer", "viewer@cafe.example");
});

describe.each(lists)("$noun", ({ noun, idName, list, create, update, remove, ...fields }) => {
  const { least, rest, change } = fields;

  const call = async (
    endpoint: Endpoint,
    { as = here.token, org = here.organisationId, id = "", body = undefined as unknown } = {},
  ) => {
    const params = { orgId: org, [idName]: id };
    const input = { as, params, ...(body === undefined ? {} : { body }) } as CallInput<Endpoint>;
    const { status, body: response, problem } = await app.call(endpoint, input);
    return { status, body: response as unknown, problem };
  };
  const addedTo = async (workspace: Workspace) => {
    const { body } = await call(create, {
      as: workspace.token,
      org: workspace.organisationId,
      body: least,
    });
    const row = body as Record<string, string>;
    return { row, id: row[idName] ?? "" };
  };
  const rowsOf = async (workspace: Workspace) =>
    (await call(list, { as: workspace.token, org: workspace.organisationId })).body as Fields[];

  test("adds, lists, changes and deletes a row, and returns all of it each time", async () => {
    const made = await call(create, { body: least });
    const id = (made.body as Record<string, string>)[idName] ?? "";
    expect(made).toMatchObject({ status: 201, body: { [idName]: id, ...least, ...rest } });
    expect(Object.keys(made.body as object).toSorted()).toEqual(
      Object.keys({ [idName]: id, ...least, ...rest, version: 1 }).toSorted(),
    );
    expect(await rowsOf(here)).toContainEqual(made.body);

    const changed = await call(update, { id, body: change });
    expect(changed).toMatchObject({
      status: 200,
      body: { ...(made.body as object), ...change, version: 2 },
    });
    expect(await rowsOf(here)).toContainEqual(changed.body);
    expect(await call(update, { id, body: {} })).toMatchObject({
      status: 200,
      body: changed.body,
    });

    expect((await call(remove, { id })).status).toBe(204);
    expect(await rowsOf(here)).not.toContainEqual(expect.objectContaining({ [idName]: id }));
    expect((await call(remove, { id })).status).toBe(404);
    expect((await call(update, { id, body: change })).status).toBe(404);
  });

  test("trims strings and stores empty ones as null", async () => {
    const optional = Object.keys(rest).find((name) => name === "phone") ?? "";
    const { body } = await call(create, { body: { ...least, [optional]: "  " } });
    expect(body).toMatchObject({ [optional]: null });
    const id = (body as Record<string, string>)[idName] ?? "";
    const typed = await call(update, { id, body: { [optional]: "  02 5550 1234 " } });
    expect(typed.body).toMatchObject({ [optional]: "+61 2 5550 1234" });
    const emptied = await call(update, { id, body: { [optional]: "" } });
    expect(emptied.body).toMatchObject({ [optional]: null });
  });

  test("rejects unknown fields", async () => {
    const { status, problem } = await call(create, {
      body: { ...least, organisationId: elsewhere.organisationId },
    });
    expect([status, problem.errors]).toEqual([
      400,
      [{ path: "organisationId", message: "Unknown field." }],
    ]);
  });

  test("answers 404 for a row of another organisation, and does not change it", async () => {
    const { row, id } = await addedTo(elsewhere);
    // Under its own organisation, which this person may not access; then under the person's.
    for (const org of [elsewhere.organisationId, here.organisationId]) {
      expect((await call(update, { org, id, body: change })).status).toBe(404);
      expect((await call(remove, { org, id })).status).toBe(404);
    }
    expect((await call(list, { org: elsewhere.organisationId })).status).toBe(404);
    expect((await call(create, { org: elsewhere.organisationId, body: least })).status).toBe(404);
    expect(await rowsOf(here)).not.toContainEqual(expect.objectContaining({ [idName]: id }));
    expect(await rowsOf(elsewhere)).toEqual([row]);
  });

  test("lets a viewer read a list, but not change it", async () => {
    const { row, id } = await addedTo(here);
    expect((await call(list, { as: viewer })).body).toContainEqual(row);
    for (const [endpoint, body] of [
      [create, least],
      [update, change],
      [remove, undefined],
    ] as const)
      expect((await call(endpoint, { as: viewer, id, body })).status).toBe(403);
    expect(await rowsOf(here)).toContainEqual(row);
    expect((await app.call(list, { params: { orgId: here.organisationId } })).status).toBe(401);
  });

  test("records who added, changed and deleted it, with its name and the changed fields only", async () => {
    const { row, id } = await addedTo(here);
    const { body: changed } = await call(update, { id, body: change });
    await call(remove, { id });
    const { rows } = await app.services.database.query.execute<Record<string, unknown>>(
      sql`select action, organisation_id, detail from audit_events where subject = ${id}
        order by happened_at, id`,
    );
    const nameIn = ({ name, firstName, lastName }: Record<string, unknown>) =>
      name ?? `${firstName} ${lastName}`;
    const about = { organisation_id: here.organisationId };
    const name = nameIn(changed as Record<string, unknown>);
    expect(rows).toEqual([
      { ...about, action: `directory.${noun}-added`, detail: { name: nameIn(row) } },
      {
        ...about,
        action: `directory.${noun}-changed`,
        detail: { name, fields: expect.stringContaining(Object.keys(change)[0] ?? "") },
      },
      { ...about, action: `directory.${noun}-deleted`, detail: { name } },
    ]);
  });
});
