import { readFile } from "node:fs/promises";
import path from "node:path";
import { listBrokers } from "@holdfast/contract/admin-users/broker-endpoints";
import {
  inviteBroker,
  listBrokerInvitees,
} from "@holdfast/contract/admin-users/broker-invitee-endpoints";
import { listClients } from "@holdfast/contract/clients/client-endpoints";
import {
  inviteMember,
  listInvitees,
  listMembers,
  resendInvitation,
} from "@holdfast/contract/organisations/member-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { migrationsFolder } from "../../../../test/database/migrations-folder";
import { activateInvited, lastEmailTo, linkOf } from "../../../../test/factories/people";
import {
  ownerWithOrganisation,
  signedInBroker,
  signedInMember,
  type Workspace,
} from "../../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../../test/setup/test-app";

/* In version 0.1.0, opening an invitation link made the person a member without a password. */

const OWNER = "owner@unfinished.example";
const [OPENED, CLEANED, REVOKED] = ["opened", "cleaned", "revoked"].map(
  (name) => `${name}@unfinished.example`,
) as [string, string, string];
const [NEW_OWNER, COLLEAGUE] = ["tess@unfinished.example", "cleo@unfinished.example"];

let app: TestApp;
let own: Workspace;
let broker: { readonly token: string; readonly brokerageId: string };
beforeAll(async () => {
  app = await testApp();
  own = await ownerWithOrganisation(app, OWNER);
  broker = await signedInBroker(app, "broker@unfinished.example", own.organisationId);
  await signedInMember(app, own.organisationId, "editor", "editor@unfinished.example");
});

const run = (statement: ReturnType<typeof sql>) => app.services.database.query.execute(statement);
const invite = (email: string, roleId: 1 | 2 | 3) =>
  app.call(inviteMember, {
    as: own.token,
    params: { orgId: own.organisationId },
    body: { email, roleId },
  });
/** Writes the rows that version 0.1.0 wrote when an invitation link was opened. */
const openAsFormerly = async (email: string) => {
  await run(sql`
    insert into users (id, email, email_key, first_name, last_name, created_at)
    values (${app.services.newId()}, ${email}, ${email}, '', '', ${app.clock.now()})`);
  await run(sql`
    insert into organisation_members (organisation_id, user_id, role, added_by_user_id, created_at)
    select organisation_id, u.id, i.role, i.added_by_user_id, i.created_at
    from invitations i, users u
    where u.email = ${email} and i.email = ${email} and organisation_id is not null`);
  await run(sql`
    insert into brokers (id, brokerage_id, user_id, added_by_user_id, created_at)
    select ${app.services.newId()}, brokerage_id, u.id, i.added_by_user_id, i.created_at
    from invitations i, users u
    where u.email = ${email} and i.email = ${email} and brokerage_id is not null`);
  await run(sql`update invitations set accepted_at = ${app.clock.now()} where email = ${email}`);
};
const upgrade = async () => {
  const file = path.join(migrationsFolder, "0053-unfinished-invitations.sql");
  await run(sql.raw(await readFile(file, "utf8")));
};
const inOrganisation = () => ({ as: own.token, params: { orgId: own.organisationId } });
const members = async () =>
  (await app.call(listMembers, inOrganisation())).body.map(({ email }) => email);
const invitees = async () =>
  (await app.call(listInvitees, inOrganisation())).body.map(({ email, roleName }) => [
    email,
    roleName,
  ]);
const client = async () =>
  (await app.call(listClients, { as: broker.token, params: broker, query: {} })).body[0];

it("makes invitations of people who never set a password pending again", async () => {
  for (const email of [OPENED, CLEANED, REVOKED]) {
    await invite(email, 2);
    await openAsFormerly(email);
  }
  const link = linkOf(await lastEmailTo(app, OPENED));
  await run(sql`delete from invitations where email = ${CLEANED}`);
  await run(sql`
    update organisation_members set is_revoked = true
    where user_id = (select id from users where email = ${REVOKED})`);
  await upgrade();
  await upgrade();
  expect(await members()).toEqual(["editor@unfinished.example", OWNER, REVOKED]);
  expect(await invitees()).toEqual([
    [CLEANED, "editor"],
    [OPENED, "editor"],
  ]);

  const { organisationId } = own;
  const resent = await app.call(resendInvitation, {
    as: own.token,
    body: { organisationId, email: CLEANED },
  });
  expect(resent.status).toBe(204);
  for (const again of [link, linkOf(await lastEmailTo(app, CLEANED))])
    expect((await activateInvited(app, again)).status).toBe(204);
  await upgrade();
  expect(await invitees()).toEqual([]);
  expect(await members()).toEqual([CLEANED, "editor@unfinished.example", OPENED, OWNER, REVOKED]);
});

it("shows a client's pending owner to the broker, and a pending broker to the brokerage", async () => {
  await invite(NEW_OWNER, 1);
  await run(sql`delete from organisation_members where role = 'owner'`);
  await app.call(inviteBroker, { as: broker.token, params: broker, body: { email: COLLEAGUE } });
  for (const email of [NEW_OWNER, COLLEAGUE]) await openAsFormerly(email);
  await upgrade();
  expect(await client()).toMatchObject({ hasOwner: false, pendingOwner: { email: NEW_OWNER } });
  const pending = { as: broker.token, params: broker, query: {} };
  expect((await app.call(listBrokerInvitees, pending)).body).toMatchObject([{ email: COLLEAGUE }]);
  expect((await app.call(listBrokers, pending)).body).toHaveLength(1);
});
