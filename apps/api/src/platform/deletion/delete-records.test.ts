import { deleteCustomers } from "@holdfast/contract/directory/customer-endpoints";
import {
  createContact,
  deleteContact,
  listContacts,
  deleteContacts,
} from "@holdfast/contract/directory/contact-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { databaseDigest } from "../../../test/database/database-digest";
import { ownerWithOrganisation, type Workspace } from "../../../test/factories/workspace";
import { type TestApp, testApp } from "../../../test/setup/test-app";

let app: TestApp;
let cafe: Workspace;
let other: Workspace;
let count = 0;
beforeAll(async () => {
  app = await testApp();
  other = await ownerWithOrganisation(app, "owner@other.example");
});
beforeEach(async () => {
  cafe = await ownerWithOrganisation(app, `owner${(count += 1)}@cafe.example`);
});

const inList = (of: Workspace = cafe) => ({ as: of.token, params: { orgId: of.organisationId } });
const remove = (...ids: string[]) => app.call(deleteContacts, { ...inList(), body: { ids } });
const contacts = async () => (await app.call(listContacts, inList())).body;
const addContact = async (of: Workspace = cafe) => {
  const ana = { firstName: "Ana", lastName: "Lee", contactTypeId: 1, workTypeId: 1 };
  return (await app.call(createContact, { ...inList(of), body: ana })).body.contactId;
};

it("deletes several entries, and records an event for each", async () => {
  const [ana, ben] = [await addContact(), await addContact()];
  expect((await remove(ana, ben, ana)).status).toBe(204);
  expect(await contacts()).toEqual([]);
  const { rows } = await app.services.database.query.execute<{ subject: string }>(sql`
    select subject from audit_events where action = 'directory.contact-deleted'
      and organisation_id = ${cafe.organisationId}`);
  expect(rows.map(({ subject }) => subject).toSorted()).toEqual([ana, ben].toSorted());
});

it("deletes none if one is unknown, another organisation's, of another list or deleted already", async () => {
  const [ana, foreign, gone] = [await addContact(), await addContact(other), await addContact()];
  await remove(gone);
  const before = await databaseDigest(app.services.database);
  for (const id of [foreign, gone, app.services.newId()])
    expect((await remove(ana, id)).status).toBe(404);
  const asCustomer = { ...inList(), body: { ids: [ana] } };
  expect((await app.call(deleteCustomers, asCustomer)).status).toBe(404);
  expect(await databaseDigest(app.services.database)).toEqual(before);
});

it("deletes a single entry once", async () => {
  const params = { orgId: cafe.organisationId, contactId: await addContact() };
  const deleteOne = () => app.call(deleteContact, { as: cafe.token, params });
  expect((await deleteOne()).status).toBe(204);
  expect((await deleteOne()).status).toBe(404);
});

it("needs at least one id", async () => {
  expect(await remove()).toMatchObject({
    status: 400,
    problem: { errors: [{ path: "ids", message: "Please select an entry." }] },
  });
});

it("takes as many contacts as a list has", async () => {
  const ids = Array.from({ length: 10_000 }, () => app.services.newId());
  await app.services.database.query.execute(sql`
    insert into contacts (organisation_id, id, first_name, last_name, contact_type_id, work_type_id, created_at)
    select ${cafe.organisationId}, id, 'Ana', 'Lee', 1, 1, now()
    from unnest(${sql.param(ids)}::uuid[]) id`);
  expect((await remove(...ids)).status).toBe(204);
  expect(await contacts()).toEqual([]);
});
