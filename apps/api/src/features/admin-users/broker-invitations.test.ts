import { acceptBrokerageInvitation } from "@holdfast/contract/accounts/invitation-endpoints";
import {
  addBroker,
  deleteBroker,
  listBrokers,
} from "@holdfast/contract/admin-users/broker-endpoints";
import {
  inviteBroker,
  listBrokerInvitees,
  withdrawBrokerInvitation,
} from "@holdfast/contract/admin-users/broker-invitee-endpoints";
import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import {
  activateInvited,
  lastEmailTo,
  linkOf,
  signedInPerson,
} from "../../../test/factories/people";
import { signedInBroker } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";

const BROKER = "broker@pending.example";
const INVITED = "Mei@pending.example";

let app: TestApp;
let admin: { readonly token: string; readonly brokerageId: string };
beforeEach(async () => {
  app = await testApp();
  admin = await signedInBroker(app, BROKER);
});

const params = () => ({ brokerageId: admin.brokerageId });
const invite = (email: string, as = admin.token) =>
  app.call(inviteBroker, { as, params: params(), body: { email } });
const invitedLink = async (email: string, as = admin.token) => {
  await invite(email, as);
  return linkOf(await lastEmailTo(app, email));
};
const withdraw = (email: string, as = admin.token) =>
  app.call(withdrawBrokerInvitation, { as, params: params(), body: { email } });
const accept = async (body: { id: string; token: string }) =>
  (await app.call(acceptBrokerageInvitation, { params: params(), body })).status;
const pending = async () =>
  (await app.call(listBrokerInvitees, { as: admin.token, params: params(), query: {} })).body;

it("lists who has not accepted yet, until they do", async () => {
  const link = await invitedLink(INVITED);
  const invitee = { email: INVITED, addedByEmail: BROKER, isExpired: false };
  expect(await pending()).toEqual([invitee]);
  expect(await accept(link)).toBe(200);
  expect(await pending()).toEqual([invitee]);
  expect((await activateInvited(app, link)).status).toBe(204);
  expect(await pending()).toEqual([]);
});

it("sends a new link for an expired invitation; the earlier one stops working", async () => {
  const first = await invitedLink(INVITED);
  await app.services.database.query.execute(
    sql`update invitations set expires_at = ${app.clock.now()}`,
  );
  expect(await pending()).toMatchObject([{ isExpired: true }]);
  const second = await invitedLink(INVITED);
  expect(await pending()).toMatchObject([{ isExpired: false }]);
  expect([await accept(first), await accept(second)]).toEqual([418, 200]);
});

it("withdraws an invitation once: its link stops working", async () => {
  const link = await invitedLink(INVITED);
  const other = await signedInBroker(app, "other@pending.example");
  expect((await withdraw(INVITED, other.token)).status).toBe(404);
  expect((await withdraw(INVITED.toLowerCase())).status).toBe(204);
  expect(await pending()).toEqual([]);
  expect(await accept(link)).toBe(418);
  expect((await withdraw(INVITED)).status).toBe(404);
});

it("ends when the broker who sent it is removed, and once the person is added", async () => {
  const colleague = "colleague@pending.example";
  const token = await signedInPerson(app, colleague);
  await invite(colleague);
  const { body } = await app.call(addBroker, {
    as: admin.token,
    params: params(),
    body: { email: colleague },
  });
  expect(await pending()).toEqual([]);
  await invite(INVITED, token);
  expect(await pending()).toMatchObject([{ addedByEmail: colleague }]);
  await app.call(deleteBroker, { as: admin.token, params: { brokerId: body.brokerId } });
  expect(await pending()).toEqual([]);
  const brokers = await app.call(listBrokers, { as: admin.token, params: params(), query: {} });
  expect(brokers.body.map(({ email }) => email)).toEqual([BROKER]);
});
