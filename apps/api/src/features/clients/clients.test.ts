import { acceptOrganisationInvitation } from "@holdfast/contract/accounts/invitation-endpoints";
import {
  createClient,
  listClients,
  renewClientPlan,
} from "@holdfast/contract/clients/client-endpoints";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import {
  readOrganisation,
  updateOrganisation,
} from "@holdfast/contract/organisations/organisation-endpoints";
import { listBranches } from "@holdfast/contract/organisations/place-endpoints";
import {
  inviteMember,
  listInvitees,
  withdrawInvitation,
} from "@holdfast/contract/organisations/member-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GREY_PIXEL } from "../../../test/factories/images";
import {
  activateInvited,
  emailsTo,
  lastEmailTo,
  linkOf,
  signedInPerson,
  userIdOf,
} from "../../../test/factories/people";
import {
  ownerWithOrganisation,
  ownerWithPlan,
  signedInBroker,
} from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { DAY, HOUR, addMs } from "../../platform/clock";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
// Registrations from one address are limited.
beforeEach(() => app.clock.pass(HOUR));

let numbers = 0;
const newEmail = () => `person${(numbers += 1)}@clients.example`;
const client = (userEmail: string, name = "Tidewater Bakery Pty Ltd") => ({
  name,
  legalName: "Tidewater Bakery",
  industryCode: "1174",
  industryName: "Bakery Product Manufacturing (Non-factory based)",
  address: "4 Mill Lane, Hobart TAS 7000",
  userEmail,
});
type Broker = { readonly token: string; readonly brokerageId: string };
const create = ({ token, brokerageId }: Broker, body: ReturnType<typeof client>, file?: Buffer) =>
  app.call(createClient, { as: token, params: { brokerageId }, body, file });
const clients = async ({ token, brokerageId }: Broker, archived?: "true") =>
  (
    await app.call(listClients, {
      as: token,
      params: { brokerageId },
      query: archived ? { archived } : {},
    })
  ).body;
/** Returns what a brokerage has left, and how many rows a refused creation could have left behind. */
async function state(brokerageId: string) {
  const { rows } = await app.services.database.query.execute<Record<string, number>>(sql`
    select (select sum(quantity)::int from quota_entries where brokerage_id = ${brokerageId}) as quota,
      (select count(*)::int from organisations) as organisations,
      (select count(*)::int from subscriptions) as keys,
      (select count(*)::int from invitations) as invitations`);
  return rows[0];
}
const grant = (brokerageId: string, quantity: number) =>
  app.services.database.query.execute(sql`
    insert into quota_entries (id, brokerage_id, kind, quantity, created_at)
    values (${app.services.newId()}, ${brokerageId}, 'grant', ${quantity}, ${app.clock.now()})`);
const setQuota = (brokerageId: string, quota: number) =>
  app.services.database.query.execute(
    sql`update quota_entries set quantity = ${quota} where brokerage_id = ${brokerageId}`,
  );

test("a client shows whom it waits for, until the invited owner accepts", async () => {
  const broker = await signedInBroker(app, newEmail());
  await grant(broker.brokerageId, 1);
  const email = newEmail();
  const { body } = await create(broker, client(email));
  expect(body).toMatchObject({ hasOwner: false, pendingOwner: { email, isExpired: false } });
  const pending = async () => (await clients(broker))[0]?.pendingOwner;
  const expire = (at: Date) =>
    app.services.database.query.execute(
      sql`update invitations set expires_at = ${at} where email = ${email}`,
    );
  await expire(app.clock.now());
  expect(await pending()).toEqual({ email, isExpired: true });
  await expire(addMs(app.clock.now(), DAY));
  const params = { orgId: body.organisationId };
  const link = linkOf(await lastEmailTo(app, email));
  // Opening the link and asking for the token changes nothing: the invitation can still be resent.
  await app.call(acceptOrganisationInvitation, { params, body: link });
  expect(await pending()).toEqual({ email, isExpired: false });
  await activateInvited(app, link);
  expect(await pending()).toBeNull();
  expect((await clients(broker))[0]?.hasOwner).toBe(true);
});

test("a client without an owner shows the email of its first contact, until someone is invited", async () => {
  const broker = await signedInBroker(app, newEmail());
  const email = newEmail();
  const { body } = await create(broker, client(email));
  const params = { orgId: body.organisationId };
  const contactEmail = async () => (await clients(broker))[0]?.contactEmail;
  const addContact = (contact: string | null) =>
    app.call(createContact, {
      as: broker.token,
      params,
      body: { firstName: "Tess", lastName: "Lee", email: contact, contactTypeId: 1, workTypeId: 1 },
    });
  await addContact(null);
  await addContact("tess@tidewater.example");
  app.clock.pass(HOUR);
  await addContact("ann@tidewater.example");
  expect(await contactEmail()).toBeNull();
  await app.call(withdrawInvitation, { as: broker.token, params, body: { email } });
  expect(await contactEmail()).toBe("tess@tidewater.example");
  await app.call(inviteMember, { as: broker.token, params, body: { email, roleId: 1 } });
  expect(await contactEmail()).toBeNull();
  await activateInvited(app, linkOf(await lastEmailTo(app, email)));
  expect(await contactEmail()).toBeNull();
});

describe("creating a client", () => {
  test("makes organisation, Head Office and first plan with a key of the quota, and invites the owner", async () => {
    const broker = await signedInBroker(app, newEmail());
    const owner = newEmail();
    const { status, body } = await create(broker, client(owner), GREY_PIXEL);
    expect([status, body]).toMatchObject([
      201,
      {
        name: "Tidewater Bakery Pty Ltd",
        legalName: "Tidewater Bakery",
        isArchived: false,
        plans: [
          { name: "Head Office plan", branchName: "Head Office", expiryStatus: "not-expired" },
        ],
      },
    ]);
    expect(body.avatarUrl).toMatch(/^\/v1\/files\//);
    expect(await state(broker.brokerageId)).toMatchObject({ quota: 19 });
    const params = { orgId: body.organisationId };
    const branches = await app.call(listBranches, { as: broker.token, params });
    expect(branches.body).toMatchObject([
      { name: "Head Office", address: "4 Mill Lane, Hobart TAS 7000", isHeadOffice: true },
    ]);
    const invitees = await app.call(listInvitees, { as: broker.token, params });
    expect(invitees.body).toMatchObject([{ email: owner, roleName: "owner" }]);

    const mail = await lastEmailTo(app, owner);
    const token = await signedInPerson(app, owner);
    const accepted = await app.call(acceptOrganisationInvitation, { params, body: linkOf(mail) });
    expect(accepted.status).toBe(200);
    const own = await app.call(readOrganisation, { as: token, params });
    expect(own.body.roleName).toBe("owner");
    const plans = await app.call(listPlans, { as: token, query: {} });
    expect(plans.body.map(({ name, organisationId }) => [name, organisationId])).toEqual([
      ["Head Office plan", body.organisationId],
    ]);
  });

  test("rejects the broker's own address in upper or lower case", async () => {
    const email = newEmail();
    const broker = await signedInBroker(app, email);
    const before = await state(broker.brokerageId);
    const { status, problem } = await create(broker, client(email.toUpperCase()));
    expect([status, problem.detail]).toEqual([
      400,
      "Sorry, you cannot create Organisation and Plan for yourself.",
    ]);
    expect(await state(broker.brokerageId)).toEqual(before);
  });

  test("rejects it without quota, and leaves nothing", async () => {
    const broker = await signedInBroker(app, newEmail());
    await setQuota(broker.brokerageId, 0);
    const before = await state(broker.brokerageId);
    const owner = newEmail();
    const { status, problem } = await create(broker, client(owner), GREY_PIXEL);
    expect([status, problem.detail]).toEqual([402, "Sorry, there is not enough quota remaining."]);
    expect(await state(broker.brokerageId)).toEqual(before);
    expect(await emailsTo(app, owner)).toEqual([]);
  });

  test("rejects people who are no broker of the brokerage, and does not reveal whether it exists", async () => {
    const broker = await signedInBroker(app, newEmail());
    const other = await signedInBroker(app, newEmail());
    const removed = await signedInBroker(app, newEmail());
    const removedId = await userIdOf(app, removed.token);
    await app.services.database.query.execute(
      sql`delete from brokers where user_id = ${removedId}`,
    );
    const parentOf = (brokerageId: string) =>
      app.services.database.query.execute(sql`
        update brokerages set parent_brokerage_id = ${broker.brokerageId}
        where id = ${brokerageId}`);
    const parent = await signedInBroker(app, newEmail());
    await parentOf(parent.brokerageId);
    const before = await state(broker.brokerageId);
    const REFUSED = [
      403,
      "Sorry, you don't have the authorization to create a organisation or plan.",
    ];
    for (const [token, brokerageId] of [
      [await signedInPerson(app, newEmail()), broker.brokerageId],
      [other.token, broker.brokerageId],
      [removed.token, removed.brokerageId],
      // A sub-brokerage has its own clients, and so has the brokerage above it.
      [parent.token, broker.brokerageId],
      [broker.token, parent.brokerageId],
      [broker.token, app.services.newId()],
    ] as const) {
      const { status, problem } = await create({ token, brokerageId }, client(newEmail()));
      expect([status, problem.detail]).toEqual(REFUSED);
    }
    expect(await state(broker.brokerageId)).toEqual(before);
  });

  test("reports every field, an unknown industry and a file that is no image", async () => {
    const broker = await signedInBroker(app, newEmail());
    const before = await state(broker.brokerageId);
    const empty = {
      name: " ",
      legalName: "",
      industryCode: "",
      industryName: "",
      address: "",
      userEmail: "",
    };
    const { status, problem } = await create(broker, empty);
    expect([status, problem.errors]).toEqual([
      400,
      [
        { path: "name", message: "Please input the name." },
        { path: "legalName", message: "Please input the trading name." },
        { path: "industryCode", message: "Please select industry." },
        { path: "industryName", message: "Please select industry." },
        { path: "address", message: "Please input the address." },
        { path: "userEmail", message: "Please input a user email." },
      ],
    ]);
    const wrong = [];
    for (const body of [
      client("not an email"),
      { ...client(newEmail()), industryCode: "zzz" },
      client(newEmail()),
    ]) {
      const { problem: found } = await create(broker, body, Buffer.from("no image"));
      wrong.push(found.errors?.[0]?.path);
    }
    expect(wrong).toEqual(["userEmail", "industryCode", "logo"]);
    expect(await state(broker.brokerageId)).toEqual(before);
  });

  test("creates exactly 5 of 20 clients at once with 5 keys left", async () => {
    const broker = await signedInBroker(app, newEmail());
    await setQuota(broker.brokerageId, 5);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => create(broker, client(newEmail()))),
    );
    const statuses = outcomes.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 402)).toHaveLength(15);
    expect(await state(broker.brokerageId)).toMatchObject({ quota: 0 });
    expect(await clients(broker)).toHaveLength(5);
  });
});

describe("renewing a client's plan with a key of the quota", () => {
  const renew = ({ token, brokerageId }: Broker, planId: string) =>
    app.call(renewClientPlan, { as: token, params: { brokerageId, planId } });

  test("extends it by a year and takes one key", async () => {
    const broker = await signedInBroker(app, newEmail());
    const { body } = await create(broker, client(newEmail()));
    const planId = body.plans[0]?.planId ?? "";
    const renewed = await renew(broker, planId);
    expect(renewed.status).toBe(200);
    const [before, after] = [body, renewed.body].map(({ plans }) =>
      new Date(plans[0]?.expiryDate ?? "").getUTCFullYear(),
    );
    expect(after).toBe((before ?? 0) + 1);
    expect(await state(broker.brokerageId)).toMatchObject({ quota: 18 });
  });

  test("adds a year for each of 6 renewals at once that succeeds with 2 keys left, and loses no key", async () => {
    const broker = await signedInBroker(app, newEmail());
    const { body } = await create(broker, client(newEmail()));
    const planId = body.plans[0]?.planId ?? "";
    await setQuota(broker.brokerageId, 0);
    await grant(broker.brokerageId, 2);
    const statuses = (
      await Promise.all(Array.from({ length: 6 }, () => renew(broker, planId)))
    ).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 402, 402, 402, 402]);
    const [after] = await clients(broker);
    const yearOf = (client: typeof body | undefined) =>
      new Date(client?.plans[0]?.expiryDate ?? "").getUTCFullYear();
    expect(yearOf(after)).toBe(yearOf(body) + 2);
    expect(await state(broker.brokerageId)).toMatchObject({ quota: 0 });
  });

  test("rejects another brokerage's plan, an archived client and an empty quota", async () => {
    const broker = await signedInBroker(app, newEmail());
    const other = await signedInBroker(app, newEmail());
    const { body } = await create(broker, client(newEmail()));
    const planId = body.plans[0]?.planId ?? "";
    expect((await renew(other, planId)).status).toBe(404);
    const archive = (IsArchived: boolean) =>
      app.call(updateOrganisation, {
        as: broker.token,
        params: { orgId: body.organisationId },
        body: { IsArchived },
      });
    await archive(true);
    expect((await renew(broker, planId)).status).toBe(409);
    await archive(false);
    await setQuota(broker.brokerageId, 0);
    expect((await renew(broker, planId)).problem.detail).toBe(
      "Sorry, there is not enough quota remaining.",
    );
  });
});

describe("the list of clients", () => {
  test("lists the brokerage's clients by name, with the expiry of their plans", async () => {
    const managed = await ownerWithPlan(app, newEmail());
    const broker = await signedInBroker(app, newEmail(), managed.organisationId);
    // Its own organisation is not a client.
    await ownerWithOrganisation(app, newEmail());
    await create(broker, client(newEmail(), "Anchorage Pty Ltd"));
    await app.services.database.query.execute(sql`
      update subscriptions set expiry_date = ${addMs(app.clock.now(), 20 * DAY)}
      where plan_id = ${managed.planId}`);
    const list = await clients(broker);
    expect(
      list.map(({ name, plans }) => [name, plans.map(({ expiryStatus }) => expiryStatus)]),
    ).toEqual([
      ["Anchorage Pty Ltd", ["not-expired"]],
      ["Harbour Café Pty Ltd", ["expiring-soon"]],
    ]);
  });

  test("lists archived clients only if requested", async () => {
    const broker = await signedInBroker(app, newEmail());
    const { body } = await create(broker, client(newEmail()));
    const archive = (IsArchived: boolean) =>
      app.call(updateOrganisation, {
        as: broker.token,
        params: { orgId: body.organisationId },
        body: { IsArchived },
      });
    expect((await archive(true)).status).toBe(200);
    expect(await clients(broker)).toEqual([]);
    expect(await clients(broker, "true")).toMatchObject([{ isArchived: true }]);
    expect((await archive(false)).status).toBe(200);
    expect(await clients(broker)).toMatchObject([{ isArchived: false }]);
  });
});
