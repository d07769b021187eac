import {
  readReminderSetting,
  setReminderSetting,
  setRemindersByLink,
} from "@holdfast/contract/renewals/renewal-endpoints";
import { updateOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { renewPlan } from "@holdfast/contract/plans/plan-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emailsTo, linkOf, signedInPerson } from "../../../test/factories/people";
import {
  freshKey,
  ownerWithPlan,
  signedInBroker,
  signedInMember,
} from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { DAY, HOUR, addMs } from "../../platform/clock";
import { sendReminders } from "./public";

let app: TestApp;
/** The same database, opened by another process. */
let another: TestApp;
beforeAll(async () => {
  app = await testApp();
  another = await testApp(undefined, { sharing: app });
});
// Registrations from one address are limited.
beforeEach(() => app.clock.pass(HOUR));

let numbers = 0;
const newEmail = () => `person${(numbers += 1)}@renewals.example`;
const endsIn = (planId: string, milliseconds: number) =>
  app.services.database.query.execute(sql`
    update subscriptions set expiry_date = ${addMs(app.clock.now(), milliseconds)}
    where plan_id = ${planId}`);
const subjectsTo = async (email: string) =>
  (await emailsTo(app, email)).flatMap(
    (mail) => mail.match(/.* (?:expires|expired) on .*\d{4}/) ?? [],
  );
/** Counts the emails to an address, whichever process has sent or will send them. */
const countTo = async (email: string) => {
  const { rows } = await app.services.database.query.execute<{ count: number }>(sql`
    select count(*)::int as count from outbox_messages where recipient = ${email}`);
  return rows[0]?.count;
};
const remind = async () => {
  await sendReminders(app.services);
};
/** Creates an owner whose plan expires in that time. */
async function ownerOfPlanEndingIn(milliseconds: number) {
  const email = newEmail();
  const owner = await ownerWithPlan(app, email);
  await endsIn(owner.planId, milliseconds);
  return { ...owner, email };
}

describe("a plan that expires", () => {
  it("sends one reminder in each stage, 30, 7 and 0 days before a plan expires", async () => {
    const { email } = await ownerOfPlanEndingIn(31 * DAY);
    const counts = [];
    let left = 31;
    for (const days of [31, 30, 29, 8, 7, 6, 1, 0.5, -1, -8]) {
      app.clock.pass((left - days) * DAY);
      left = days;
      await remind();
      counts.push(await countTo(email));
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 3, 3, 3, 3]);
  });

  it("sends a plan the reminder of its stage only, and none that were missed", async () => {
    const { email } = await ownerOfPlanEndingIn(2 * DAY);
    await remind();
    await remind();
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  it("sends each reminder once, however many processes send them", async () => {
    const owners = await Promise.all(
      Array.from({ length: 5 }, () => ownerOfPlanEndingIn(20 * DAY)),
    );
    await Promise.all(
      [app, another, app, another, app, another].map(({ services }) => sendReminders(services)),
    );
    const counts = [];
    for (const { email } of owners) counts.push(await countTo(email));
    expect(counts).toEqual([1, 1, 1, 1, 1]);
  });

  it("sends no reminder for a plan that is renewed, revoked, archived or expired for over a week", async () => {
    const renewed = await ownerOfPlanEndingIn(5 * DAY);
    await app.call(renewPlan, {
      as: renewed.token,
      params: { planId: renewed.planId },
      body: { key: await freshKey(app) },
    });
    const revoked = await ownerOfPlanEndingIn(5 * DAY);
    await app.services.database.query.execute(sql`
      update subscriptions set revoked_at = now() where plan_id = ${revoked.planId}`);
    const archived = await ownerOfPlanEndingIn(5 * DAY);
    await app.call(updateOrganisation, {
      as: archived.token,
      params: { orgId: archived.organisationId },
      body: { IsArchived: true },
    });
    const over = await ownerOfPlanEndingIn(-8 * DAY);
    await remind();
    for (const { email } of [renewed, revoked, archived, over])
      expect(await subjectsTo(email)).toEqual([]);
  });

  it("rolls a plan's expiry back with its emails, and sends them by the next run", async () => {
    const { email } = await ownerOfPlanEndingIn(20 * DAY);
    const { database } = app.services;
    await database.query.execute(sql`
      create function refuse_email() returns trigger language plpgsql as
        $$ begin raise exception 'No email is stored.'; end $$`);
    await database.query.execute(sql`
      create trigger refuse_email before insert on outbox_messages
        for each row execute function refuse_email()`);
    await expect(remind()).rejects.toThrow("Failed query");
    await database.query.execute(sql`drop trigger refuse_email on outbox_messages`);
    expect(await subjectsTo(email)).toEqual([]);
    await remind();
    expect(await subjectsTo(email)).toHaveLength(1);
  });
});

describe("a reminder", () => {
  it("sends a reminder to the owners and the broker, each with their own renewal link", async () => {
    const { planId, organisationId, email } = await ownerOfPlanEndingIn(20 * DAY);
    const second = newEmail();
    await signedInMember(app, organisationId, "owner", second);
    const editor = newEmail();
    await signedInMember(app, organisationId, "editor", editor);
    const broker = newEmail();
    await signedInBroker(app, broker, organisationId);
    await remind();
    const url = app.services.config.publicUrl;
    for (const owner of [email, second]) {
      const [mail] = await emailsTo(app, owner);
      expect(mail).toContain(
        `${url}/dashboard/plans?renew=${planId}&organisation=${organisationId}`,
      );
      expect(mail).toContain("Your insurance broker can give you one.");
    }
    const [toBroker] = await emailsTo(app, broker);
    expect(toBroker).toContain(`${url}/admin/organisations?renew=${planId}`);
    expect(toBroker).toContain("Head Office plan of Harbour Café Pty Ltd expires on");
    expect(await emailsTo(app, editor)).toEqual([]);
  });

  it("turns reminders off by their link without a login, for that person only", async () => {
    const { planId, organisationId, email } = await ownerOfPlanEndingIn(20 * DAY);
    const second = newEmail();
    await signedInMember(app, organisationId, "owner", second);
    await remind();
    const [mail = ""] = await emailsTo(app, email);
    const address = /\S+\/renewal-reminders#\S+/.exec(mail)?.[0] ?? "";
    const link = linkOf(address);
    const { status, body } = await app.call(setRemindersByLink, { body: { ...link, isOn: false } });
    expect([status, body]).toEqual([200, { isOn: false }]);
    await endsIn(planId, 5 * DAY);
    await remind();
    expect(await subjectsTo(email)).toHaveLength(1);
    expect(await subjectsTo(second)).toHaveLength(2);
    const wrong = await app.call(setRemindersByLink, {
      body: { ...link, token: `${link.token.slice(0, -1)}_`, isOn: false },
    });
    expect(wrong.status).toBe(418);
    const others = await app.call(setRemindersByLink, {
      body: { id: app.services.newId(), token: link.token, isOn: false },
    });
    expect(others.status).toBe(418);
  });

  it("turns reminders off by the email program with one click (RFC 8058)", async () => {
    const { planId, email } = await ownerOfPlanEndingIn(20 * DAY);
    await remind();
    const { rows } = await app.services.database.query.execute<{ url: string }>(sql`
      select content->>'unsubscribeUrl' as url from outbox_messages
      where recipient = ${email} and content->>'unsubscribeUrl' is not null`);
    const { pathname, search } = new URL(rows[0]?.url ?? "");
    const post = (url: string, contentType: string, payload: string) =>
      app.server.inject({ method: "POST", url, payload, headers: { "content-type": contentType } });
    const form = "application/x-www-form-urlencoded";
    const body = "List-Unsubscribe=One-Click";
    const wrong = await post(`${pathname}?id=${app.services.newId()}&token=a`, form, body);
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      418,
      { code: "reminder-link-invalid" },
    ]);
    expect((await post(`${pathname}?id=1&id=2`, form, body)).statusCode).toBe(418);
    await endsIn(planId, 5 * DAY);
    await remind();
    expect(await subjectsTo(email)).toHaveLength(2);
    for (const type of [form, "multipart/form-data; boundary=b"])
      expect((await post(pathname + search, type, body)).statusCode).toBe(204);
    await endsIn(planId, HOUR);
    await remind();
    expect(await subjectsTo(email)).toHaveLength(2);
    // Mail scanners open links: a GET changes nothing.
    expect((await app.server.inject({ url: pathname + search })).statusCode).toBe(404);
  });

  it("turns reminders off and on in the settings", async () => {
    const as = await signedInPerson(app, newEmail());
    const read = async () => (await app.call(readReminderSetting, { as })).body.isOn;
    const set = (isOn: boolean) => app.call(setReminderSetting, { as, body: { isOn } });
    expect(await read()).toBe(true);
    await set(false);
    await set(false);
    expect(await read()).toBe(false);
    await set(true);
    expect(await read()).toBe(true);
  });
});
