import {
  createContact,
  deleteContact,
  updateContact,
} from "@holdfast/contract/directory/contact-endpoints";
import { importCustomers } from "@holdfast/contract/directory/import-endpoints";
import {
  exportHistory,
  listHistory,
  listHistoryPeople,
} from "@holdfast/contract/history/history-endpoints";
import {
  changeMemberRole,
  inviteMember,
  revokeMember,
} from "@holdfast/contract/organisations/member-endpoints";
import { updateOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import {
  createAlternativeSite,
  createBranch,
  deleteAlternativeSite,
  deleteBranch,
  updateAlternativeSite,
  updateBranch,
} from "@holdfast/contract/organisations/place-endpoints";
import { deletePlan, renewPlan } from "@holdfast/contract/plans/plan-endpoints";
import type { QueryInput } from "@holdfast/contract/platform/endpoint";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  freshKey,
  ownerWithOrganisation,
  ownerWithPlan,
  signedInMember,
  type Workspace,
} from "../../../test/factories/workspace";
import { readTable } from "../../platform/spreadsheet/read-table";
import { type TestApp, testApp } from "../../../test/setup/test-app";

let app: TestApp;
let here: Workspace;
let people = 0;
const params = () => ({ orgId: here.organisationId });
const asOwner = () => ({ as: here.token, params: params() });
const history = async (query: QueryInput<typeof listHistory> = {}) =>
  (await app.call(listHistory, { ...asOwner(), query })).body;
const sentences = async (query: QueryInput<typeof listHistory> = {}) =>
  (await history(query)).map(({ text }) => text);
const editorNamed = async (firstName: string) => {
  people += 1;
  const email = `${firstName.toLowerCase()}${people}@cafe.example`;
  const token = await signedInMember(app, here.organisationId, "editor", email);
  const { rows } = await app.services.database.query.execute<{ id: string }>(
    sql`update users set first_name = ${firstName}, last_name = 'Chen' where email = ${email}
      returning id`,
  );
  return { token, userId: rows[0]?.id ?? "" };
};
const userIdOf = async (email: string) => {
  const { rows } = await app.services.database.query.execute<{ id: string }>(
    sql`select id from users where email = ${email}`,
  );
  return rows[0]?.id ?? "";
};
const addMembership = (userId: string, organisationId: string) =>
  app.services.database.query.execute(sql`
    insert into organisation_members (organisation_id, user_id, role, created_at)
    values (${organisationId}, ${userId}, 'editor', now())`);
const PRIYA = { firstName: "Priya", lastName: "Nair", contactTypeId: 1, workTypeId: 1 };

beforeEach(async () => {
  app ??= await testApp();
  people += 1;
  here = await ownerWithOrganisation(app, `owner${people}@cafe.example`);
});

describe("the history", () => {
  test("names each change of a list in a sentence, newest first", async () => {
    const { contactId } = (await app.call(createContact, { ...asOwner(), body: PRIYA })).body;
    const call = { as: here.token, params: { ...params(), contactId } };
    app.clock.pass(1_000);
    await app.call(updateContact, { ...call, body: { jobTitle: "Chef", phone: "02 5550 0110" } });
    app.clock.pass(1_000);
    await app.call(updateContact, { ...call, body: { jobTitle: "Chef" } });
    await app.call(deleteContact, call);
    expect((await sentences()).slice(0, 3)).toEqual([
      "Deleted the contact Priya Nair.",
      "Changed the contact Priya Nair: phone, job title.",
      "Added the contact Priya Nair.",
    ]);
    const detail = await app.services.database.query.execute<{ one: number }>(
      sql`select 1 as one from audit_events where detail::text like '%Chef%' or detail::text like '%5550%'`,
    );
    expect(detail.rows).toEqual([]);
  });

  test("has business information, locations, sites and imports", async () => {
    const place = { name: "Wharf", address: "1 Wharf Road" };
    const { branchId } = (await app.call(createBranch, { ...asOwner(), body: place })).body;
    const branch = { as: here.token, params: { ...params(), branchId } };
    app.clock.pass(1_000);
    await app.call(updateBranch, { ...branch, body: { address: "2 Wharf Road" } });
    app.clock.pass(1_000);
    await app.call(deleteBranch, branch);
    app.clock.pass(1_000);
    const site = (await app.call(createAlternativeSite, { ...asOwner(), body: place })).body;
    const { alternativeSiteId } = site;
    const alternative = { as: here.token, params: { ...params(), alternativeSiteId } };
    app.clock.pass(1_000);
    await app.call(updateAlternativeSite, { ...alternative, body: { phone: "1" } });
    app.clock.pass(1_000);
    await app.call(deleteAlternativeSite, alternative);
    app.clock.pass(1_000);
    await app.call(updateOrganisation, {
      ...asOwner(),
      body: { legalName: "Café", industryCode: "4511", industryName: "Cafes and Restaurants" },
    });
    app.clock.pass(1_000);
    const file = Buffer.from("Name,Email\nHarbour,a@harbour.example\nQuay,b@quay.example");
    expect((await app.call(importCustomers, { ...asOwner(), file })).status).toBe(200);
    const all = await sentences();
    expect(all.slice(0, -1)).toEqual([
      "Added 2 customers from a file.",
      expect.stringMatching(/^Changed the business information: .*trading name/),
      "Deleted the recovery site Wharf.",
      "Changed the recovery site Wharf: phone.",
      "Added the recovery site Wharf.",
      "Deleted the business location Wharf.",
      "Changed the business location Wharf: address.",
      "Added the business location Wharf.",
    ]);
  });

  test("names a member as long as the account exists", async () => {
    const alex = await editorNamed("Alex");
    const email = "new@cafe.example";
    await app.call(inviteMember, { ...asOwner(), body: { email, roleId: 3 } });
    app.clock.pass(1_000);
    await app.call(changeMemberRole, {
      as: here.token,
      params: { ...params(), userId: alex.userId },
      body: { roleId: 3 },
    });
    app.clock.pass(1_000);
    await app.call(revokeMember, {
      ...asOwner(),
      body: { userId: alex.userId, isRevoked: true },
    });
    expect(await sentences({ kind: "members" })).toEqual([
      "Revoked the access of Alex Chen.",
      "Changed the role of Alex Chen from editor to viewer.",
      "Invited a person as viewer.",
    ]);
    await app.services.database.query.execute(sql`delete from users where id = ${alex.userId}`);
    expect(await sentences({ kind: "members" })).toContain("Revoked the access of a deleted user.");
  });

  test("filters the history by person, kind and time", async () => {
    const alex = await editorNamed("Alex");
    const from = app.clock.now().toISOString();
    await app.call(createContact, { ...asOwner(), as: alex.token, body: PRIYA });
    app.clock.pass(60_000);
    const before = app.clock.now().toISOString();
    const second = { ...PRIYA, firstName: "Ana" };
    await app.call(createContact, { ...asOwner(), body: second });
    expect(await sentences({ userId: alex.userId })).toEqual(["Added the contact Priya Nair."]);
    expect(await sentences({ kind: "contacts" })).toHaveLength(2);
    expect(await sentences({ kind: "suppliers" })).toEqual([]);
    expect(await sentences({ kind: "contacts", from, before })).toEqual([
      "Added the contact Priya Nair.",
    ]);
    expect(await sentences({ kind: "contacts", from: before })).toEqual([
      "Added the contact Ana Nair.",
    ]);
    const found = await app.call(listHistoryPeople, asOwner());
    expect(found.body).toContainEqual({ userId: alex.userId, name: "Alex Chen" });
    const [entry] = await history({ userId: alex.userId });
    expect(entry).toMatchObject({ personName: "Alex Chen", kind: "contacts", happenedAt: from });
  });

  test("filters the history by what a change did", async () => {
    const cafe = await ownerWithPlan(app, `plan${people}@cafe.example`);
    const acts = async (query: QueryInput<typeof listHistory>) => {
      const all = { as: cafe.token, params: { orgId: cafe.organisationId }, query };
      return (await app.call(listHistory, all)).body.map(({ text }) => text);
    };
    app.clock.pass(1_000);
    await app.call(renewPlan, {
      as: cafe.token,
      params: { planId: cafe.planId },
      body: { key: await freshKey(app) },
    });
    app.clock.pass(1_000);
    await app.call(deletePlan, { as: cafe.token, params: { planId: cafe.planId } });
    const name = cafe.plan.name;
    expect(await acts({ kind: "plans", act: "added" })).toEqual([`Created the plan ${name}.`]);
    expect(await acts({ kind: "plans", act: "changed" })).toEqual([`Renewed the plan ${name}.`]);
    expect(await acts({ act: "deleted" })).toEqual([`Deleted the plan ${name}.`]);
    expect(await acts({ kind: "plans", act: "imported" })).toEqual([]);
    expect(await acts({ act: "access" })).toEqual([]);
  });

  test("reads the history in pages", async () => {
    for (const firstName of ["A", "B", "C"]) {
      await app.call(createContact, { ...asOwner(), body: { ...PRIYA, firstName } });
      app.clock.pass(1_000);
    }
    const first = await history({ kind: "contacts", pageSize: 2 });
    const rest = await history({ kind: "contacts", pageSize: 2, page: 2 });
    expect([...first, ...rest].map(({ text }) => text)).toEqual([
      "Added the contact C Nair.",
      "Added the contact B Nair.",
      "Added the contact A Nair.",
    ]);
  });

  test("shows nothing of another organisation", async () => {
    const other = await ownerWithOrganisation(app, `other${people}@cafe.example`);
    await app.call(createContact, {
      as: other.token,
      params: { orgId: other.organisationId },
      body: PRIYA,
    });
    expect(await sentences({ kind: "contacts" })).toEqual([]);
    const foreign = { as: here.token, params: { orgId: other.organisationId } };
    expect((await app.call(listHistory, foreign)).status).toBe(404);
    expect((await app.call(exportHistory, foreign)).status).toBe(404);
  });

  test("filtered by a person shows what they did here only", async () => {
    const alex = await editorNamed("Alex");
    const other = await ownerWithOrganisation(app, `other${people}@cafe.example`);
    const elsewhere = { orgId: other.organisationId };
    await app.call(createContact, { as: other.token, params: elsewhere, body: PRIYA });
    await addMembership(alex.userId, other.organisationId);
    await app.call(createContact, { as: alex.token, params: elsewhere, body: PRIYA });
    await app.call(createContact, { ...asOwner(), as: alex.token, body: PRIYA });
    expect(await sentences({ userId: alex.userId })).toEqual(["Added the contact Priya Nair."]);
    const owner = await userIdOf(`other${people}@cafe.example`);
    expect(await sentences({ userId: owner })).toEqual([]);
    const { bytes } = await app.call(exportHistory, { ...asOwner(), query: { userId: owner } });
    expect(await readTable(bytes)).toHaveLength(1);
    const found = (await app.call(listHistoryPeople, asOwner())).body;
    expect(found.map(({ userId }) => userId)).not.toContain(owner);
  });

  test("exports the history with the filters, in the reader's time zone", async () => {
    app.clock.moveTo("2026-11-21T01:30:00.000Z");
    await app.call(createContact, { ...asOwner(), body: { ...PRIYA, firstName: "=1+1" } });
    const { status, bytes, headers } = await app.call(exportHistory, {
      ...asOwner(),
      query: { kind: "contacts", timeZone: "America/New_York" },
    });
    expect([status, headers["content-disposition"]]).toEqual([
      200,
      expect.stringContaining("history.xlsx"),
    ]);
    const [head, row] = (await readTable(bytes)).map(({ cells }) => cells);
    expect(head?.[0]).toBe("Date and time (America/New_York)");
    expect(row?.[0]).toBe("20/11/2026, 20:30");
    expect(row?.slice(2)).toEqual(["Contacts", "Added the contact =1+1 Nair."]);
    const refused = await app.call(exportHistory, {
      ...asOwner(),
      query: { timeZone: "Nowhere/Nothing" },
    });
    expect(refused.status).toBe(400);
  });
});
