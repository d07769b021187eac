import {
  createContact,
  deleteContact,
  listContacts,
  updateContact,
} from "@holdfast/contract/directory/contact-endpoints";
import { listContactTypes, listWorkTypes } from "@holdfast/contract/directory/lookup-endpoints";
import { deleteBranch, createBranch } from "@holdfast/contract/organisations/place-endpoints";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { createOrganisationScope } from "../../platform/access/scope";
import { type TestApp, testApp } from "../../../test/setup/test-app";
import { ownerWithOrganisation, type Workspace } from "../../../test/factories/workspace";
import { contactsTable } from "./directory-table";
import { assertContacts } from "./public";

let app: TestApp;
let here: Workspace;
let elsewhere: Workspace;
beforeAll(async () => {
  app = await testApp();
  here = await ownerWithOrganisation(app, "owner@cafe.example");
  elsewhere = await ownerWithOrganisation(app, "owner@other.example");
});

const ana = { firstName: "Ana", lastName: "Silva", contactTypeId: 1, workTypeId: 1 };
const inOrg = ({ token, organisationId }: Workspace) => ({
  as: token,
  params: { orgId: organisationId },
});
const atContact = (contactId: string) => ({
  as: here.token,
  params: { orgId: here.organisationId, contactId },
});
const addAna = async (workspace = here) =>
  (await app.call(createContact, { ...inOrg(workspace), body: ana })).body;

describe("the business location", () => {
  test("returns a contact's business location with its name, and removes it", async () => {
    const { body: answer } = await app.call(createContact, {
      ...inOrg(here),
      body: { ...ana, branchId: here.branchId },
    });
    expect(answer).toMatchObject({ branchId: here.branchId, branchName: "Head Office" });
    const { body: moved } = await app.call(updateContact, {
      ...atContact(answer.contactId),
      body: { branchId: "" },
    });
    expect(moved).toEqual({ ...answer, branchId: null, branchName: null, version: 2 });
  });

  test("rejects a contact's business location of another organisation, and changes nothing", async () => {
    const refused = {
      status: 400,
      problem: {
        errors: [{ path: "branchId", message: "This business location could not be found." }],
      },
    };
    const before = (await app.call(listContacts, inOrg(here))).body.length;
    for (const branchId of [elsewhere.branchId, app.services.newId()]) {
      expect(
        await app.call(createContact, { ...inOrg(here), body: { ...ana, branchId } }),
      ).toMatchObject(refused);
      const contact = await addAna();
      expect(
        await app.call(updateContact, {
          ...atContact(contact.contactId),
          body: { lastName: "Changed", branchId },
        }),
      ).toMatchObject(refused);
      const { body: answer } = await app.call(listContacts, inOrg(here));
      expect(answer).toContainEqual(contact);
    }
    const after = (await app.call(listContacts, inOrg(here))).body.length;
    expect(after).toBe(before + 2);
  });

  test("deletes a business location without its contacts", async () => {
    const { body: branch } = await app.call(createBranch, {
      ...inOrg(here),
      body: { name: "Kiosk", address: "Pier 2, Sydney NSW 2000" },
    });
    const { body: contact } = await app.call(createContact, {
      ...inOrg(here),
      body: { ...ana, branchId: branch.branchId },
    });
    const { status } = await app.call(deleteBranch, {
      as: here.token,
      params: { orgId: here.organisationId, branchId: branch.branchId },
    });
    expect(status).toBe(204);
    const { body: answer } = await app.call(listContacts, inOrg(here));
    expect(answer).toContainEqual({ ...contact, branchId: null, branchName: null });
  });
});

describe("phone numbers", () => {
  const numbersOf = ({ phone, mobile }: { phone: string | null; mobile: string | null }) => [
    phone,
    mobile,
  ];

  test.each([
    ["+61 491 570 006", "+61 491 570 006"],
    ["+61491570006", "+61 491 570 006"],
    [" 0491570006 ", "+61 491 570 006"],
    ["+61 (02) 5550 0101 ext. 12", "+61 2 5550 0101 ext. 12"],
    ["+1 (212) 555-2368", "+1 212 555 2368"],
    ["", null],
  ])("%j is stored as %j", async (input, stored) => {
    const { status, body: answer } = await app.call(createContact, {
      ...inOrg(here),
      body: { ...ana, phone: input, mobile: input },
    });
    expect([status, ...numbersOf(answer)]).toEqual([201, stored, stored]);
    const changed = await app.call(updateContact, {
      ...atContact(answer.contactId),
      body: { mobile: null, phone: input },
    });
    expect(numbersOf(changed.body)).toEqual([stored, null]);
  });

  test.each([
    ["(02) 5550 0101", "+61 2 5550 0101"],
    ["(02) 5550 0101 ext. 12", "+61 2 5550 0101 ext. 12"],
  ])("%j is stored as the phone %j, and refused as a mobile", async (input, stored) => {
    const add = (numbers: object) =>
      app.call(createContact, { ...inOrg(here), body: { ...ana, ...numbers } });
    expect(numbersOf((await add({ phone: input, mobile: null })).body)[0]).toBe(stored);
    expect((await add({ mobile: input })).problem.errors?.[0]?.path).toBe("mobile");
  });

  test.each(["call reception", "0491 570", "+99 1234 5678", "call 0491 570 006", "000"])(
    "%j is rejected at its field, and nothing is saved",
    async (phone) => {
      const problem = [
        { path: "phone", message: "Please add a valid number." },
        { path: "mobile", message: "Please add a valid number." },
      ];
      const created = await app.call(createContact, {
        ...inOrg(here),
        body: { ...ana, phone, mobile: phone },
      });
      expect([created.status, created.problem.errors]).toEqual([400, problem]);
      const contact = await addAna();
      const changed = await app.call(updateContact, {
        ...atContact(contact.contactId),
        body: { lastName: "Changed", phone, mobile: phone },
      });
      expect([changed.status, changed.problem.errors]).toEqual([400, problem]);
      expect((await app.call(listContacts, inOrg(here))).body).toContainEqual(contact);
    },
  );

  test("keeps phone numbers of earlier versions until they are edited", async () => {
    const contact = await addAna();
    const earlier = { phone: "ask at the bar", mobile: "0491 570 006" };
    await app.services.database.query
      .update(contactsTable)
      .set(earlier)
      .where(eq(contactsTable.id, contact.contactId));
    const update = (body: object) =>
      app.call(updateContact, { ...atContact(contact.contactId), body });
    expect(await update({ ...earlier, lastName: "Sousa" })).toMatchObject({
      status: 200,
      body: { ...earlier, lastName: "Sousa" },
    });
    expect((await update({ phone: "ask at the door" })).status).toBe(400);
    expect((await update({ phone: "0491 570 156" })).body).toMatchObject({
      phone: "+61 491 570 156",
      mobile: "0491 570 006",
    });
  });
});

test("names are stored without characters that reverse text", async () => {
  const { body: answer } = await app.call(createContact, {
    ...inOrg(here),
    body: { ...ana, firstName: "A\u202ena", lastName: "\u2066Silva\u2069", jobTitle: "\u202aChef" },
  });
  expect(answer).toMatchObject({ firstName: "Ana", lastName: "Silva", jobTitle: "Chef" });
  const { body: listed } = await app.call(listContacts, inOrg(here));
  expect(listed).toContainEqual(answer);
});

test("returns 300 contacts in one response, by last and first name ignoring case", async () => {
  const crowd = await ownerWithOrganisation(app, "crowd@cafe.example");
  const numbers = Array.from({ length: 300 }, (_, number) => number);
  const rows = numbers.map((number) => ({
    ...ana,
    organisationId: crowd.organisationId,
    id: app.services.newId(),
    firstName: number % 2 ? "ben" : "Ana",
    lastName: `${number % 3 ? "SMITH" : "smith"} ${String((number * 7) % 150).padStart(3, "0")}`,
    branchId: number % 5 ? crowd.branchId : null,
    createdAt: app.clock.now(),
  }));
  await app.services.database.query.insert(contactsTable).values(rows);
  const { body: answer } = await app.call(listContacts, inOrg(crowd));
  const keyOf = (row: { lastName: string; firstName: string }, id: string) =>
    [row.lastName.toLowerCase(), row.firstName.toLowerCase(), id].join("|");
  expect(answer.map((contact) => keyOf(contact, contact.contactId))).toEqual(
    rows.map((row) => keyOf(row, row.id)).toSorted(),
  );
  expect(answer.filter(({ branchName }) => branchName === "Head Office")).toHaveLength(240);
});

describe("assertContacts", () => {
  const scopeOf = ({ organisationId }: Workspace) =>
    createOrganisationScope({
      organisationId,
      userId: app.services.newId(),
      role: "owner",
      isArchived: false,
    });

  test("accepts this organisation's contacts, a repeated one, and an empty list", async () => {
    const { contactId } = await addAna();
    const { query } = app.services.database;
    for (const ids of [[contactId, contactId], []])
      await expect(assertContacts(query, scopeOf(here), ids)).resolves.toBeUndefined();
  });

  test("rejects a contact that is another organisation's, deleted or unknown", async () => {
    const mine = await addAna();
    const deleted = await addAna();
    await app.call(deleteContact, atContact(deleted.contactId));
    const foreign = await addAna(elsewhere);
    for (const id of [foreign.contactId, deleted.contactId, app.services.newId()])
      await expect(
        assertContacts(app.services.database.query, scopeOf(here), [mine.contactId, id]),
      ).rejects.toMatchObject({ definition: { status: 404 } });
  });
});

test("the lookups list the contact and work types, for signed-in people only", async () => {
  const types = await app.call(listContactTypes, { as: here.token });
  expect(types.body.map(({ name }) => name)).toEqual([
    "Internal",
    "Casual",
    "Contract",
    "Recruitment",
  ]);
  const work = await app.call(listWorkTypes, { as: here.token });
  const { status } = await app.call(createContact, {
    ...inOrg(here),
    body: { ...ana, workTypeId: work.body.at(-1)?.workTypeId ?? 0 },
  });
  expect(status).toBe(201);
  expect((await app.call(listContactTypes)).status).toBe(401);
  expect((await app.call(listWorkTypes)).status).toBe(401);
});
