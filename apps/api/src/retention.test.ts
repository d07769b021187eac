import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { inviteMember, listInvitees } from "@holdfast/contract/organisations/member-endpoints";
import { setLogo } from "@holdfast/contract/organisations/logo-endpoints";
import { updateOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { deleteAccount } from "@holdfast/contract/personal-data/personal-data-endpoints";
import { countPageView } from "@holdfast/contract/public-site/count-page-view";
import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { recordEvent } from "./platform/audit/audit-store";
import { DAY, SECOND } from "./platform/clock";
import { retentionTasks } from "./retention";
import {
  activateInvited,
  lastEmailTo,
  linkOf,
  PASSWORD,
  registrationOf,
  sendAll,
  signedInPerson,
  signIn,
  userIdOf,
} from "../test/factories/people";
import { GREY_PIXEL } from "../test/factories/images";
import { testApp, type TestApp } from "../test/setup/test-app";
import { ownerWithPlan, signedInBroker } from "../test/factories/workspace";

/* Each kind of record is stored until its term is over, and deleted by the next run of its task. */

let app: TestApp;
beforeEach(async () => {
  app = await testApp("2026-01-01T12:00:00.000Z");
});

async function runTask(name: string) {
  const task = retentionTasks(app.services).find((candidate) => candidate.name === name);
  if (!task) throw new Error(`There is no task named ${name}.`);
  await task.work();
}

const countOf = async (table: string, where = sql`true`) => {
  const { rows } = await app.services.database.query.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)} where ${where}`,
  );
  return rows[0]?.count ?? 0;
};

/** Runs the task at the end of the term and right after it. Returns what `count` gives each time. */
async function aroundTerm(name: string, days: number, count: () => Promise<number>) {
  app.clock.pass(days * DAY);
  await runTask(name);
  const atEnd = await count();
  app.clock.pass(SECOND);
  await runTask(name);
  return [atEnd, await count()];
}

it("deletes audit events after a year, in batches", async () => {
  const { services } = app;
  await services.database.query.execute(sql`
    insert into audit_events (id, happened_at, action)
    select gen_random_uuid(), ${app.clock.now()}, 'retention.old' from generate_series(1, 2300)`);
  const old = () => countOf("audit_events", sql`action = 'retention.old'`);
  app.clock.pass(DAY);
  await recordEvent(services.database.query, services, { action: "retention.new" });
  app.clock.pass(-DAY);
  expect(await aroundTerm("deletion of old audit events", 365, old)).toEqual([2_300, 0]);
  expect(await countOf("audit_events", sql`action = 'retention.new'`)).toBe(1);
});

it("deletes every audit event of a deleted account a year after its deletion", async () => {
  const email = "gone@retention.example";
  const as = await signedInPerson(app, email);
  const userId = await userIdOf(app, as);
  await app.call(deleteAccount, { as, body: { email, password: PASSWORD } });
  const named = () => countOf("audit_events", sql`${userId} in (actor_user_id::text, subject)`);
  expect(await named()).toBeGreaterThan(2);
  expect(await countOf("audit_events", sql`address is not null`)).toBe(0);
  app.clock.pass(365 * DAY + SECOND);
  await runTask("deletion of old audit events");
  expect(await named()).toBe(0);
});

it("deletes counts of page views after 13 months", async () => {
  await app.call(countPageView, { body: { route: "/" } });
  app.clock.pass(DAY);
  await app.call(countPageView, { body: { route: "/" } });
  app.clock.pass(-DAY);
  app.clock.pass(396 * DAY);
  await runTask("deletion of old page views");
  expect(await countOf("page_views")).toBe(2);
  app.clock.pass(DAY);
  await runTask("deletion of old page views");
  expect(await countOf("page_views")).toBe(1);
});

it("deletes messages 30 days after they were sent, but no pending ones", async () => {
  await app.call(register, { body: registrationOf("ana@retention.example") });
  await sendAll(app);
  const { newId, database } = app.services;
  await database.query.execute(sql`
    insert into outbox_messages (id, channel, recipient, content, created_at)
    values (${newId()}, 'mail', 'waits@retention.example', '{}', ${app.clock.now()})`);
  const count = () => countOf("outbox_messages");
  expect(await aroundTerm("deletion of old sent messages", 30, count)).toEqual([2, 1]);
  expect(await countOf("outbox_messages", sql`done_at is null`)).toBe(1);
});

it("deletes unconfirmed registrations after 30 days, unless they were renewed", async () => {
  const renewed = registrationOf("renewed@retention.example");
  await app.call(register, { body: registrationOf("forgotten@retention.example") });
  await app.call(register, { body: renewed });
  await ownerWithPlan(app, "owner@retention.example");
  app.clock.pass(DAY);
  await app.call(register, { body: renewed });
  app.clock.pass(-DAY);
  const count = () => countOf("users");
  const [forgotten] = (
    await app.services.database.query.execute<{ id: string }>(
      sql`select id from users where email like 'forgotten%'`,
    )
  ).rows;
  const addresses = (userId = "") =>
    countOf(
      "audit_events",
      sql`address is not null and ${userId} in (actor_user_id::text, subject)`,
    );
  expect(await addresses(forgotten?.id)).toBe(1);
  const others = (await countOf("audit_events", sql`address is not null`)) - 1;
  expect(await aroundTerm("deletion of old unconfirmed registrations", 30, count)).toEqual([3, 2]);
  expect(await addresses(forgotten?.id)).toBe(0);
  expect(await countOf("audit_events", sql`address is not null`)).toBe(others);
  expect(await countOf("users", sql`email like 'forgotten%'`)).toBe(0);
});

it("deletes invitations 90 days after they expired or were accepted", async () => {
  const owner = await ownerWithPlan(app, "owner@retention.example");
  const params = { orgId: owner.organisationId };
  for (const email of ["waits@retention.example", "comes@retention.example"])
    await app.call(inviteMember, { as: owner.token, params, body: { email, roleId: 3 } });
  const link = linkOf(await lastEmailTo(app, "comes@retention.example"));
  await activateInvited(app, link);
  const count = () => countOf("invitations");
  expect(await aroundTerm("deletion of old ended invitations", 90, count)).toEqual([2, 1]);
  const as = await signIn(app, "owner@retention.example");
  const pending = await app.call(listInvitees, { as, params });
  expect(pending.body).toMatchObject([{ email: "waits@retention.example", isExpired: true }]);
  // It expired two weeks after it was sent.
  expect(await aroundTerm("deletion of old ended invitations", 15, count)).toEqual([0, 0]);
});

it("deletes an archived organisation 90 days after its last member deleted their account", async () => {
  const email = "alone@retention.example";
  const owner = await ownerWithPlan(app, email);
  const params = { orgId: owner.organisationId };
  await app.call(setLogo, { as: owner.token, params, file: GREY_PIXEL });
  const body = { isArchived: true };
  await app.call(updateOrganisation, { as: owner.token, params, body });
  await app.call(deleteAccount, { as: owner.token, body: { email, password: PASSWORD } });
  const count = async () =>
    (await countOf("organisations")) +
    (await countOf("plans")) +
    (await countOf("teams")) +
    (await countOf("files"));
  const name = "deletion of old abandoned organisations";
  const [atEnd, after] = await aroundTerm(name, 90, count);
  expect(atEnd).toBeGreaterThan(3);
  expect(after).toBe(0);
});

it("keeps an abandoned organisation that a brokerage now manages", async () => {
  const email = "alone@retention.example";
  const owner = await ownerWithPlan(app, email);
  const params = { orgId: owner.organisationId };
  await app.call(updateOrganisation, { as: owner.token, params, body: { isArchived: true } });
  await app.call(deleteAccount, { as: owner.token, body: { email, password: PASSWORD } });
  const broker = await signedInBroker(app, "broker@retention.example", owner.organisationId);
  expect((await app.call(readUser, { as: broker.token })).status).toBe(200);
  const count = () => countOf("organisations");
  expect(await aroundTerm("deletion of old abandoned organisations", 90, count)).toEqual([1, 1]);
});

it("reads the retention times from the settings", async () => {
  const { config } = app.services;
  const shorter = await testApp(undefined, {
    sharing: app,
    config: { retention: { ...config.retention, pageViews: 7 } },
  });
  await app.call(countPageView, { body: { route: "/" } });
  app.clock.pass(8 * DAY);
  const task = retentionTasks(shorter.services).find(({ name }) => name.includes("page"));
  await task?.work();
  expect(await countOf("page_views")).toBe(0);
});
