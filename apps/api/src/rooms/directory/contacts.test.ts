import {
  createContact,
  deleteContact,
  listContacts,
  updateContact,
} from "@holdfast/contract/directory/contact-endpoints";
import { listContactTypes, listWorkTypes } from "@holdfast/contract/directory/lookup-endpoints";
import { deleteBranch, createBranch } from "@holdfast/contract/organisations/place-endpoints";
import { beforeAll, describe, expect, test } from "vitest";
import { mintOrganisationScope } from "../../platform/access/scope";
import { type TestHouse, testHouse } from "../../testing/test-house";
import { ownerWithOrganisation, type Workspace } from "../../testing/workspace";
import { contactsTable } from "./directory-table";
import { assertContacts } from "./public";

let house: TestHouse;
let here: Workspace;
let elsewhere: Workspace;
beforeAll(async () => {
  house = await testHouse();
  here = await ownerWithOrganisation(house, "owner@cafe.example");
  elsewhere = await ownerWithOrganisation(house, "owner@other.example");
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
  (await house.call(createContact, { ...inOrg(workspace), body: ana })).answer;

describe("the business location", () => {
  test("comes with its name, and can be taken away", async () => {
    const { answer } = await house.call(createContact, {
      ...inOrg(here),
      body: { ...ana, branchId: here.branchId },
    });
    expect(answer).toMatchObject({ branchId: here.branchId, branchName: "Head Office" });
    const { answer: moved } = await house.call(updateContact, {
      ...atContact(answer.contactId),
      body: { branchId: "" },
    });
    expect(moved).toEqual({ ...answer, branchId: null, branchName: null });
  });

  test("of another organisation is refused, and nothing is changed", async () => {
    const refused = {
      status: 400,
      problem: {
        errors: [{ path: "branchId", message: "This business location could not be found." }],
      },
    };
    const before = (await house.call(listContacts, inOrg(here))).answer.length;
    for (const branchId of [elsewhere.branchId, house.services.newId()]) {
      expect(
        await house.call(createContact, { ...inOrg(here), body: { ...ana, branchId } }),
      ).toMatchObject(refused);
      const contact = await addAna();
      expect(
        await house.call(updateContact, {
          ...atContact(contact.contactId),
          body: { lastName: "Changed", branchId },
        }),
      ).toMatchObject(refused);
      const { answer } = await house.call(listContacts, inOrg(here));
      expect(answer).toContainEqual(contact);
    }
    const after = (await house.call(listContacts, inOrg(here))).answer.length;
    expect(after).toBe(before + 2);
  });

  test("leaves its contacts behind when it is deleted", async () => {
    const { answer: branch } = await house.call(createBranch, {
      ...inOrg(here),
      body: { name: "Kiosk", address: "Pier 2, Sydney NSW 2000" },
    });
    const { answer: contact } = await house.call(createContact, {
      ...inOrg(here),
      body: { ...ana, branchId: branch.branchId },
    });
    const { status } = await house.call(deleteBranch, {
      as: here.token,
      params: { orgId: here.organisationId, branchId: branch.branchId },
    });
    expect(status).toBe(204);
    const { answer } = await house.call(listContacts, inOrg(here));
    expect(answer).toContainEqual({ ...contact, branchId: null, branchName: null });
  });
});

test("names are stored without the marks that reverse the direction of text", async () => {
  const { answer } = await house.call(createContact, {
    ...inOrg(here),
    body: { ...ana, firstName: "A\u202ena", lastName: "\u2066Silva\u2069", jobTitle: "\u202aChef" },
  });
  expect(answer).toMatchObject({ firstName: "Ana", lastName: "Silva", jobTitle: "Chef" });
  const { answer: listed } = await house.call(listContacts, inOrg(here));
  expect(listed).toContainEqual(answer);
});

test("300 contacts come in one answer, by last and first name whatever their case", async () => {
  const crowd = await ownerWithOrganisation(house, "crowd@cafe.example");
  const numbers = Array.from({ length: 300 }, (_, number) => number);
  const rows = numbers.map((number) => ({
    ...ana,
    organisationId: crowd.organisationId,
    id: house.services.newId(),
    firstName: number % 2 ? "ben" : "Ana",
    lastName: `${number % 3 ? "SMITH" : "smith"} ${String((number * 7) % 150).padStart(3, "0")}`,
    branchId: number % 5 ? crowd.branchId : null,
    createdAt: house.clock.now(),
  }));
  await house.services.database.query.insert(contactsTable).values(rows);
  const { answer } = await house.call(listContacts, inOrg(crowd));
  const keyOf = (row: { lastName: string; firstName: string }, id: string) =>
    [row.lastName.toLowerCase(), row.firstName.toLowerCase(), id].join("|");
  expect(answer.map((contact) => keyOf(contact, contact.contactId))).toEqual(
    rows.map((row) => keyOf(row, row.id)).toSorted(),
  );
  expect(answer.filter(({ branchName }) => branchName === "Head Office")).toHaveLength(240);
});

describe("assertContacts", () => {
  const scopeOf = ({ organisationId }: Workspace) =>
    mintOrganisationScope({
      organisationId,
      userId: house.services.newId(),
      role: "owner",
      isArchived: false,
    });

  test("lets this organisation's contacts pass, also twice, and none at all", async () => {
    const { contactId } = await addAna();
    const { query } = house.services.database;
    for (const ids of [[contactId, contactId], []])
      await expect(assertContacts(query, scopeOf(here), ids)).resolves.toBeUndefined();
  });

  test("refuses a contact that is another organisation's, deleted or unknown", async () => {
    const mine = await addAna();
    const deleted = await addAna();
    await house.call(deleteContact, atContact(deleted.contactId));
    const foreign = await addAna(elsewhere);
    for (const id of [foreign.contactId, deleted.contactId, house.services.newId()])
      await expect(
        assertContacts(house.services.database.query, scopeOf(here), [mine.contactId, id]),
      ).rejects.toMatchObject({ definition: { status: 404 } });
  });
});

test("the lookups name types that a contact can have, for signed-in people only", async () => {
  const types = await house.call(listContactTypes, { as: here.token });
  expect(types.answer.map(({ name }) => name)).toEqual([
    "Internal",
    "Casual",
    "Contract",
    "Recruitment",
  ]);
  const work = await house.call(listWorkTypes, { as: here.token });
  const { status } = await house.call(createContact, {
    ...inOrg(here),
    body: { ...ana, workTypeId: work.answer.at(-1)?.workTypeId ?? 0 },
  });
  expect(status).toBe(201);
  expect((await house.call(listContactTypes)).status).toBe(401);
  expect((await house.call(listWorkTypes)).status).toBe(401);
});
