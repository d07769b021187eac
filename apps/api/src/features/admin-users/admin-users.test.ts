import {
  addBroker,
  deleteBroker,
  listBrokers,
  updateBroker,
} from "@holdfast/contract/admin-users/broker-endpoints";
import { inviteBroker } from "@holdfast/contract/admin-users/broker-invitee-endpoints";
import { readBroker } from "@holdfast/contract/accounts/profile-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  activateInvited,
  lastEmailTo,
  linkOf,
  registerPerson,
  signedInPerson,
  userIdOf,
} from "../../../test/factories/people";
import { ownerWithOrganisation, signedInBroker } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { HOUR } from "../../platform/clock";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
// Registrations from one address are limited.
beforeEach(() => app.clock.pass(HOUR));

let numbers = 0;
const newEmail = () => `person${(numbers += 1)}@admins.example`;

type Admin = { readonly token: string; readonly brokerageId: string };
const brokers = async ({ token, brokerageId }: Admin) =>
  (await app.call(listBrokers, { as: token, params: { brokerageId }, query: {} })).body;
const add = ({ token, brokerageId }: Admin, email: string) =>
  app.call(addBroker, { as: token, params: { brokerageId }, body: { email } });
const remove = ({ token }: Admin, brokerId: string) =>
  app.call(deleteBroker, { as: token, params: { brokerId } });
const replace = ({ token }: Admin, brokerId: string, email: string) =>
  app.call(updateBroker, { as: token, params: { brokerId }, body: { email } });
/** Adds a new person. Returns the broker's id and the person's session. */
async function addPerson(admin: Admin) {
  const email = newEmail();
  const token = await signedInPerson(app, email);
  const { body } = await add(admin, email);
  return { email, token, brokerId: body.brokerId, brokerageId: admin.brokerageId };
}

test("adds a person with an account, who has access at once", async () => {
  const own = newEmail();
  const admin = await signedInBroker(app, own);
  const email = newEmail();
  const token = await signedInPerson(app, email);
  const createBy = await userIdOf(app, admin.token);
  const { status, body } = await app.call(addBroker, {
    as: admin.token,
    params: { brokerageId: admin.brokerageId },
    body: { email: ` ${email.toUpperCase()} `, createBy },
  });
  expect([status, body]).toMatchObject([201, { email, brokerageId: admin.brokerageId }]);
  expect((await brokers({ ...admin, token })).map((broker) => broker.email)).toEqual([own, email]);
});

test("rejects an unknown address, a broker of any brokerage, and a createBy of someone else", async () => {
  const ownEmail = newEmail();
  const admin = await signedInBroker(app, ownEmail);
  const otherEmail = newEmail();
  await signedInBroker(app, otherEmail);
  const refusals = [];
  for (const email of [newEmail(), ownEmail, otherEmail, "not an email", ""]) {
    const { status, problem } = await add(admin, email);
    refusals.push([status, problem.errors?.[0]?.message ?? problem.detail]);
  }
  expect(refusals).toEqual([
    [404, "The user is not found."],
    [409, "The user is already a broker."],
    [409, "The user is already a broker."],
    [400, "Please input an valid email."],
    [400, "Please input the email."],
  ]);
  const { status } = await app.call(addBroker, {
    as: admin.token,
    params: { brokerageId: admin.brokerageId },
    body: { email: newEmail(), createBy: app.services.newId() },
  });
  expect(status).toBe(400);
});

test("a deleted broker loses the brokerage and its clients at once, in the same session", async () => {
  const client = await ownerWithOrganisation(app, newEmail());
  const admin = await signedInBroker(app, newEmail(), client.organisationId);
  const removed = await addPerson(admin);
  const clients = async () =>
    (await app.call(listOrganisations, { as: removed.token, query: {} })).body.length;
  expect(await clients()).toBe(1);
  expect((await remove(admin, removed.brokerId)).status).toBe(204);
  expect(await clients()).toBe(0);
  const { status } = await app.call(listBrokers, {
    as: removed.token,
    params: { brokerageId: admin.brokerageId },
    query: {},
  });
  expect(status).toBe(404);
  expect((await app.call(readBroker, { as: removed.token })).body.brokerageId).toBeNull();
  expect((await remove(admin, removed.brokerId)).status).toBe(404);
});

test("brokers cannot delete or replace themselves, so the last broker remains", async () => {
  const admin = await signedInBroker(app, newEmail());
  const [own] = await brokers(admin);
  const brokerId = own?.brokerId ?? "";
  const REFUSED = [
    409,
    "You cannot delete or replace yourself. Ask another admin user of your brokerage.",
  ];
  const deleted = await remove(admin, brokerId);
  const replaced = await replace(admin, brokerId, newEmail());
  expect([deleted.status, deleted.problem.detail]).toEqual(REFUSED);
  expect([replaced.status, replaced.problem.detail]).toEqual(REFUSED);
});

test("leaves one of two brokers who delete each other at the same time", async () => {
  for (let round = 0; round < 5; round += 1) {
    const first = await signedInBroker(app, newEmail());
    const second = await addPerson(first);
    const own = (await brokers(first)).find(({ brokerId }) => brokerId !== second.brokerId);
    const outcomes = await Promise.all([
      remove(first, second.brokerId),
      remove(second, own?.brokerId ?? ""),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([204, 404]);
  }
});

test("changing the email gives the role to the account with that address", async () => {
  const admin = await signedInBroker(app, newEmail());
  const former = await addPerson(admin);
  const email = newEmail();
  await registerPerson(app, email);
  const { status, body } = await replace(admin, former.brokerId, email);
  expect([status, body]).toMatchObject([200, { brokerId: former.brokerId, email }]);
  expect((await app.call(readBroker, { as: former.token })).body.brokerageId).toBeNull();
  const refused = [];
  for (const to of [newEmail(), email]) {
    const { status: code, problem } = await replace(admin, former.brokerId, to);
    refused.push([code, problem.detail]);
  }
  expect(refused).toEqual([
    [404, "The user is not found."],
    [409, "The user is already a broker."],
  ]);
});

test("rejects calls of a broker of another brokerage with 404", async () => {
  const admin = await signedInBroker(app, newEmail());
  const colleague = await addPerson(admin);
  const other = await signedInBroker(app, newEmail());
  expect((await remove(other, colleague.brokerId)).status).toBe(404);
  expect((await replace(other, colleague.brokerId, newEmail())).status).toBe(404);
  expect((await add({ ...admin, token: other.token }, newEmail())).status).toBe(404);
});

test("an invited person becomes a broker by accepting", async () => {
  const admin = await signedInBroker(app, newEmail());
  const { brokerageId } = admin;
  const email = newEmail();
  const invite = () =>
    app.call(inviteBroker, { as: admin.token, params: { brokerageId }, body: { email } });
  expect((await invite()).status).toBe(204);
  const mail = await lastEmailTo(app, email);
  expect(mail).toContain("join Anchor Brokers on Holdfast");
  expect((await activateInvited(app, linkOf(mail))).status).toBe(204);
  expect((await brokers(admin)).map((broker) => broker.email)).toContain(email);
  expect((await invite()).problem.detail).toBe("The user is already a broker.");
});
