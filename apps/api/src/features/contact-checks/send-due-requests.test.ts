import {
  confirmContactCheck,
  readContactCheck,
} from "@holdfast/contract/contact-checks/contact-check-link-endpoints";
import {
  askContacts,
  listContactChecks,
} from "@holdfast/contract/contact-checks/contact-check-endpoints";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { updatePlan } from "@holdfast/contract/plans/plan-endpoints";
import { beforeEach, expect, it } from "vitest";
import { askedContact } from "../../../test/factories/asked-contact";
import {
  emailsTo,
  lastEmailTo,
  linkOf,
  signIn,
  textMessagesTo,
} from "../../../test/factories/people";
import { responderOf } from "../../../test/factories/responders";
import { expirePlan, ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { callerOf } from "../../demo/caller";
import { DAY } from "../../platform/clock";
import { sendDueRequests } from "./send-due-requests";

const OWNER = "owner@due.example";
const MEMBER = "member@due.example";

let app: TestApp;
let cafe: PlanWorkspace;
beforeEach(async () => {
  app = await testApp();
  cafe = await ownerWithPlan(app, OWNER);
});

/** Lets days pass and runs the hourly task twice, as two processes would. */
const after = async (days: number) => {
  app.clock.pass(days * DAY);
  await Promise.all([sendDueRequests(app.services), sendDueRequests(app.services)]);
};
const subjects = async (email: string) =>
  (await emailsTo(app, email)).map((mail) => /Subject: (.*)/.exec(mail)?.[1] ?? mail.slice(0, 40));

it("reminds a person twice, each time with a new link, and then stops", async () => {
  const caller = callerOf(app.server, cafe.token);
  const { link } = await askedContact(app, caller, cafe, MEMBER);
  await after(4);
  expect(await subjects(MEMBER)).toHaveLength(1);
  await after(1);
  expect(await subjects(MEMBER)).toHaveLength(2);
  expect((await app.call(readContactCheck, { body: link })).status).toBe(418);
  await after(5);
  expect(await subjects(MEMBER)).toHaveLength(3);
  const reminder = linkOf(await lastEmailTo(app, MEMBER));
  expect((await app.call(readContactCheck, { body: reminder })).status).toBe(200);
  await after(60);
  expect(await subjects(MEMBER)).toHaveLength(3);
});

it("does not remind a person who has answered", async () => {
  const { link } = await askedContact(app, callerOf(app.server, cafe.token), cafe, MEMBER);
  await app.call(confirmContactCheck, { body: { ...link, version: 1 } });
  await after(5);
  expect(await subjects(MEMBER)).toHaveLength(1);
});

it("asks the people in the teams when they are stale, once the plan asks automatically", async () => {
  await responderOf(app, cafe, MEMBER);
  await after(1);
  expect(await subjects(MEMBER)).toEqual([]);
  const params = { planId: cafe.planId };
  const as = await signIn(app, OWNER);
  await app.call(updatePlan, {
    as,
    params,
    body: { asksStaleContacts: true, contactCheckDays: 30 },
  });
  await after(0);
  expect(await subjects(MEMBER)).toHaveLength(1);
  const body = { ...linkOf(await lastEmailTo(app, MEMBER)), version: 1 };
  await app.call(confirmContactCheck, { body });
  await after(30);
  expect(await subjects(MEMBER)).toHaveLength(1);
  await after(1);
  expect(await subjects(MEMBER)).toHaveLength(2);
  const checks = await app.call(listContactChecks, { as: await signIn(app, OWNER), params });
  expect(checks.body).toMatchObject([{ isInTeam: true, askedAt: app.clock.now().toISOString() }]);
});

it("does not ask contacts of an expired plan", async () => {
  await responderOf(app, cafe, MEMBER);
  await app.call(updatePlan, {
    as: cafe.token,
    params: { planId: cafe.planId },
    body: { asksStaleContacts: true },
  });
  await expirePlan(app, cafe.planId);
  await after(0);
  expect(await subjects(MEMBER)).toEqual([]);
});

it("sends text reminders up to the organisation's limit, and the rest on a later day", async () => {
  const call = callerOf(app.server, cafe.token);
  const params = { orgId: cafe.organisationId };
  const contactIds: string[] = [];
  for (const mobile of ["0491 570 006", "0491 570 156"]) {
    const person = { firstName: "Di", lastName: "Tan", contactTypeId: 1, workTypeId: 1 };
    contactIds.push((await call(createContact, { params, body: { ...person, mobile } })).contactId);
  }
  await call(askContacts, { params: { planId: cafe.planId }, body: { contactIds } });
  Object.assign(app.services.config.textMessages, { perDay: 1 });
  const texts = async () =>
    (await textMessagesTo(app, "+61 491 570 006")).length +
    (await textMessagesTo(app, "+61 491 570 156")).length;
  const counts = [await texts()];
  for (const days of [5, 2]) {
    await after(days);
    counts.push(await texts());
  }
  expect(counts).toEqual([2, 3, 4]);
});
