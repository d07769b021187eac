import { NAMES_KEPT } from "@holdfast/content/legal/names-kept";
import { sendMobileCode } from "@holdfast/contract/accounts/phone-endpoints";
import { setAvatar, updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { approvePlan } from "@holdfast/contract/printing/plan-version-endpoints";
import { createExercise } from "@holdfast/contract/exercises/exercise-endpoints";
import { createPolicy } from "@holdfast/contract/policies/policy-endpoints";
import {
  declareIncident,
  setIncidentAction,
} from "@holdfast/contract/incidents/incident-endpoints";
import { inviteMember } from "@holdfast/contract/organisations/member-endpoints";
import {
  deleteAccount,
  downloadPersonalData,
} from "@holdfast/contract/personal-data/personal-data-endpoints";
import { createPlan } from "@holdfast/contract/plans/plan-endpoints";
import { setReminderSetting } from "@holdfast/contract/renewals/renewal-endpoints";
import { acceptRiskReport } from "@holdfast/contract/risks/report/risk-report-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import {
  activateInvited,
  lastEmailTo,
  linkOf,
  PASSWORD,
  signIn,
  userIdOf,
} from "../../factories/people";
import { creditPurchase } from "../../../src/features/subscriptions/public";
import { BILLING, buy } from "../../factories/purchases";
import { responderOf } from "../../factories/responders";
import { plainImage } from "../../factories/images";
import { quickPrinter, testApp, type TestApp } from "../../setup/test-app";
import {
  freshKey,
  ownerWithOrganisation,
  signedInBroker,
  signedInMember,
} from "../../factories/workspace";
import { DOWNLOADED_COLUMNS } from "./downloaded-columns";
import { NOT_PERSONAL, PERSONAL_COLUMNS, RECORDS_OF_ORGANISATIONS } from "./personal-columns";

/*
 * Every table of the database: what it stores about a user is in the download and is erased, or a list gives the reason
 * why not. One person has left a value in each of these columns before deleting the account.
 */

const EMAIL = "Zephyrine.Quill@personal.example";
const NEW_EMAIL = "zq-new@personal.example";
const PHONE = "+61491570156";
const AGENT = "Zephyr-Browser/7";
const ADDRESS = "203.0.113.77";

let app: TestApp;
beforeAll(async () => {
  app = await testApp(undefined, { printer: quickPrinter });
});

type Row = Readonly<Record<string, unknown>>;
const select = async (query: ReturnType<typeof sql>) =>
  (await app.services.database.query.execute<Row>(query)).rows;

/** Columns that refer to `users`, and columns that are named like personal data. */
const personalColumns = async () => {
  const references = await select(sql`
    select c.relname || '.' || a.attname as name
    from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
    where k.contype = 'f' and k.confrelid = 'users'::regclass`);
  const named = await select(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and (column_name in ('subject', 'detail', 'content', 'answer', 'recipient')
      or column_name ~ '(user_id|user_name|user_agent|email|phone|mobile|first_name|last_name|avatar|contact_person)'
      or column_name ~ '(^|_)address$')`);
  return [...new Set([...references, ...named].map(({ name }) => String(name)))].filter(
    (name) => !((name.split(".")[0] ?? "") in RECORDS_OF_ORGANISATIONS),
  );
};

it("lists every column that may hold personal data of a user, and no other", async () => {
  const listed = [...Object.keys(PERSONAL_COLUMNS), ...Object.keys(NOT_PERSONAL)];
  expect((await personalColumns()).sort()).toEqual(listed.sort());
});

/** Returns where one of the values is stored, as `table.column`, in all tables. */
async function columnsWith(values: readonly string[]): Promise<string[]> {
  const tables = await select(sql`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const found = new Set<string>();
  for (const { name } of tables) {
    const rows = await select(
      sql`select to_jsonb(t) as row from ${sql.identifier(String(name))} t`,
    );
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row as Row)) {
        const text = JSON.stringify(value)?.toLowerCase() ?? "";
        if (values.some((value) => text.includes(value.toLowerCase())))
          found.add(`${String(name)}.${column}`);
      }
  }
  return [...found].sort();
}

/** Sends requests as the person's browser does. */
const asBrowser = (): TestApp => ({
  ...app,
  call: (endpoint, input) =>
    app.call(endpoint, {
      ...input,
      address: ADDRESS,
      headers: { "user-agent": AGENT, ...input?.headers },
    }),
});

async function leaveTracesEverywhere() {
  const browser = asBrowser();
  const {
    organisationId,
    branchId,
    token: owner,
  } = await ownerWithOrganisation(app, "owner@personal.example");
  const params = { orgId: organisationId };
  await app.call(inviteMember, { as: owner, params, body: { email: EMAIL, roleId: 1 } });
  await signedInMember(browser, organisationId, "owner", EMAIL);
  // Over HTTP, which stores the address and the browser with the session.
  const as = await signIn(browser, EMAIL);
  const userId = await userIdOf(app, as);
  const headers = { "idempotency-key": "names" };
  const names = { firstName: "Zephyrine", lastName: "Quillfeather" };
  await browser.call(updateUser, { as, body: names, headers });
  await browser.call(setAvatar, { as, file: await plainImage("png") });
  await browser.call(setReminderSetting, { as, body: { isOn: false } });
  const plan = await browser.call(createPlan, {
    as,
    body: {
      name: "Plan",
      branchId,
      key: await freshKey(app),
      currency: "AUD",
      contacts: [],
    },
  });
  const answers = { indemnityPeriodId: 1, fastTrackRecovery: 0, riskReportReviewId: 1 };
  await browser.call(acceptRiskReport, {
    as,
    params: { planId: plan.body.planId },
    body: answers,
  });
  await browser.call(approvePlan, {
    as,
    params: { planId: plan.body.planId },
    body: { approvedOn: "2026-11-21", approverPosition: "Owner", reviewDate: "2027-11-21" },
  });
  const { planId } = plan.body;
  const contactId = await responderOf(
    app,
    { token: owner, organisationId, planId },
    "participant@team.example",
  );
  await browser.call(createExercise, {
    as,
    params: { planId },
    body: {
      scenarioId: 1,
      plannedFor: "2026-12-21",
      startTime: "10:00",
      timeZone: "Australia/Sydney",
      place: "Meeting room",
      facilitatorName: "Bo",
      contactIds: [contactId],
    },
  });
  const declared = await browser.call(declareIncident, {
    as,
    params: { planId: plan.body.planId },
    body: { level: 1, isExercise: true },
  });
  await browser.call(setIncidentAction, {
    as,
    params: {
      planId: plan.body.planId,
      incidentId: declared.body.incidentId,
      actionId: declared.body.actions[0]?.actionId ?? "",
    },
    body: { isDone: true },
  });
  const contact = await browser.call(createContact, {
    as,
    params,
    body: { firstName: "Mei", lastName: "Tan", contactTypeId: 1, workTypeId: 1 },
  });
  await browser.call(createPolicy, {
    as,
    params,
    body: { contacts: [contact.body.contactId], responsible: "The owner is responsible." },
  });
  const guest = "guest@personal.example";
  await browser.call(inviteMember, { as, params, body: { email: guest, roleId: 3 } });
  const accepted = linkOf(await lastEmailTo(app, guest));
  await activateInvited(app, accepted);
  const billingAddress = { ...BILLING, address: "Quillfeather House" };
  await buy(browser, as, { billingAddress });
  const { brokerageId } = await signedInBroker(app, "broker@personal.example");
  const { newId, database } = app.services;
  const at = app.clock.now();
  await database.query.execute(sql`
    insert into brokers (id, brokerage_id, user_id, created_at)
    values (${newId()}, ${brokerageId}, ${userId}, ${at})`);
  // The brokerage's own screens come later: the rows they will write.
  await database.query.execute(
    sql`update brokers set added_by_user_id = ${userId} where user_id <> ${userId}`,
  );
  await database.query.execute(sql`
    insert into promo_codes (id, brokerage_id, code, code_key, quantity, created_by_user_id, created_at, expires_at)
    values (${newId()}, ${brokerageId}, 'ANCHOR', 'ANCHOR', 1, ${userId}, ${at}, ${at})`);
  await database.query.execute(sql`
    insert into quota_entries (id, brokerage_id, kind, quantity, actor_user_id, created_at)
    values (${newId()}, ${brokerageId}, 'purchase', 1, ${userId}, ${at})`);
  await database.transaction((tx) =>
    creditPurchase(tx, app.services, { userId, quantity: 1, reference: "payment-1" }),
  );
  await database.query.execute(sql`
    insert into subscriptions (id, key, assigned_email, assigned_by_user_id, created_at)
    values (${newId()}, 'An unused key', ${EMAIL.toLowerCase()}, ${userId}, ${at})`);
  await database.query.execute(
    sql`update subscriptions set issued_by_user_id = ${userId} where plan_id = ${plan.body.planId}`,
  );
  // A message that is not sent yet has its content.
  await database.query.execute(sql`
    insert into outbox_messages (id, channel, recipient, content, created_at)
    values (${newId()}, 'mail', ${EMAIL}, '{"text": "Hello Zephyrine,"}', ${at})`);
  await browser.call(sendMobileCode, { as, body: { userId, action: 1, phoneNumber: PHONE } });
  await database.query.execute(sql`update users set phone_number = ${PHONE} where id = ${userId}`);
  await browser.call(updateUser, { as, body: { email: NEW_EMAIL, password: PASSWORD } });
  const [image] = await select(sql`select avatar_file_id as id from users where id = ${userId}`);
  return { as, userId, imageId: String(image?.["id"]), browser };
}

/** Whether the file, or each row of its list, has a field such as 'sessions.address', empty or not. */
function hasField(data: Readonly<Record<string, unknown>>, field: string) {
  const [part = "", name = ""] = field.split(".");
  const rows = [data[part]].flat() as Row[];
  return rows.length > 0 && rows.every((row) => name in row);
}

it("downloads and erases every column with data about a person", async () => {
  const { as, userId, imageId, browser } = await leaveTracesEverywhere();
  const ids = [userId, imageId];
  const traces = [...ids, EMAIL, NEW_EMAIL, PHONE, AGENT, ADDRESS, "Zephyrine", "Quillfeather"];
  // The primary keys of the person and of the image.
  const keys = ["users.id", "files.id"];
  const before = await columnsWith(traces);
  expect(before).toEqual([...Object.keys(PERSONAL_COLUMNS), ...keys].sort());

  const { body: answer } = await browser.call(downloadPersonalData, { as });
  const data = answer as unknown as Readonly<Record<string, unknown>>;
  const parts = Object.values(PERSONAL_COLUMNS).map(({ download }) => download);
  const missing = parts.filter((part) => {
    const value = data[part];
    return !part.startsWith("none: ") && (Array.isArray(value) ? value.length === 0 : !value);
  });
  expect(missing).toEqual([]);

  const fields = Object.values(DOWNLOADED_COLUMNS).filter((field) => !hasField(data, field));
  expect(fields).toEqual([]);

  const body = { password: PASSWORD, email: EMAIL };
  expect((await browser.call(deleteAccount, { as, body })).status).toBe(204);
  const stays = Object.entries(PERSONAL_COLUMNS)
    .filter(([, { erasure }]) => erasure.startsWith("stays: "))
    .map(([name]) => name);
  const names = stays.filter((name) => name.endsWith("_name"));
  expect(names.sort()).toEqual(Object.keys(NAMES_KEPT).sort());
  const email = await lastEmailTo(app, EMAIL);
  for (const record of Object.values(NAMES_KEPT)) expect(email).toContain(record);
  expect(await columnsWith(traces)).toEqual(stays.sort());
});
