import {
  askContacts,
  decideProposal,
  listContactChecks,
} from "@holdfast/contract/contact-checks/contact-check-endpoints";
import {
  confirmContactCheck,
  correctContactCheck,
  readContactCheck,
} from "@holdfast/contract/contact-checks/contact-check-link-endpoints";
import {
  createContact,
  deleteContact,
  updateContact,
} from "@holdfast/contract/directory/contact-endpoints";
import { beforeAll, describe, expect, it } from "vitest";
import { askedContact } from "../../../test/factories/asked-contact";
import { linkOf, signIn, textMessagesTo } from "../../../test/factories/people";
import { ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { callerOf } from "../../demo/caller";
import { DAY } from "../../platform/clock";

let app: TestApp;
let cafe: PlanWorkspace;
beforeAll(async () => {
  app = await testApp();
  cafe = await ownerWithPlan(app, OWNER);
});
/** Lets time pass and logs the owner in again. */
const pass = async (ms: number) => {
  app.clock.pass(ms);
  cafe = { ...cafe, token: await signIn(app, OWNER) };
};

const OWNER = "owner@fresh.example";
let people = 0;
/** A contact of the café that was asked, with its link. */
const asked = async () => {
  people += 1;
  const email = `person${people}@fresh.example`;
  return { email, ...(await askedContact(app, callerOf(app.server, cafe.token), cafe, email)) };
};
const inPlan = () => ({ as: cafe.token, params: { planId: cafe.planId } });
const checkOf = async (contactId: string) =>
  (await app.call(listContactChecks, inPlan())).body.find((check) => check.contactId === contactId);
const decide = (proposalId: string, isApproved: boolean, ifMatch?: number) =>
  app.call(decideProposal, {
    as: cafe.token,
    params: { orgId: cafe.organisationId, proposalId },
    body: { isApproved },
    ...(ifMatch === undefined ? {} : { headers: { "if-match": `"${ifMatch}"` } }),
  });

describe("a contact with a link", () => {
  it("sees its own details only, and confirms them at once", async () => {
    const { contact, link, email } = await asked();
    const { body: shown } = await app.call(readContactCheck, { body: link });
    expect(shown).toEqual({
      organisationName: "Harbour Café Pty Ltd",
      country: "AU",
      isCountryAssumed: false,
      version: 1,
      details: {
        firstName: "Priya",
        lastName: "Nair",
        email,
        phone: null,
        mobile: null,
        afterHoursPhone: null,
      },
    });
    expect(await checkOf(contact.contactId)).toMatchObject({
      confirmedAt: null,
      askedAt: app.clock.now().toISOString(),
    });
    const body = { ...link, version: 1 };
    expect((await app.call(confirmContactCheck, { body })).status).toBe(204);
    expect(await checkOf(contact.contactId)).toMatchObject({
      confirmedAt: app.clock.now().toISOString(),
      askedAt: null,
      proposal: null,
    });
  });

  it("proposes a correction, which changes nothing until an editor approves it", async () => {
    const { contact, link, email } = await asked();
    const correction = {
      firstName: "Priya",
      lastName: "Nair",
      email,
      mobile: "0491 570 006",
      afterHoursPhone: "02 5550 0110",
    };
    const answered = await app.call(correctContactCheck, {
      body: { ...link, version: 1, ...correction },
    });
    expect(answered.status).toBe(204);
    const proposedAt = app.clock.now().toISOString();
    const waiting = await checkOf(contact.contactId);
    expect(waiting).toMatchObject({
      confirmedAt: null,
      details: { mobile: null },
      proposal: { proposedAt, details: { mobile: "+61 491 570 006" } },
    });
    await pass(DAY);
    const { body: changed } = await decide(waiting?.proposal?.proposalId ?? "", true, 1);
    expect(changed).toMatchObject({
      mobile: "+61 491 570 006",
      afterHoursPhone: "+61 2 5550 0110",
      version: 2,
    });
    expect(await checkOf(contact.contactId)).toMatchObject({
      confirmedAt: proposedAt,
      proposal: null,
    });
    expect((await decide(link.id, true)).status).toBe(404);
  });

  it("leaves a contact unchanged and not confirmed after a refusal", async () => {
    const { contact, link } = await asked();
    const correction = { firstName: "Bea", lastName: "Nair", email: null };
    await app.call(correctContactCheck, { body: { ...link, version: 1, ...correction } });
    await decide(link.id, false);
    expect(await checkOf(contact.contactId)).toMatchObject({
      confirmedAt: null,
      proposal: null,
      details: { firstName: "Priya" },
    });
  });

  it("does not let a contact confirm details that an editor changed meanwhile, and shows them next", async () => {
    const { contact, link } = await asked();
    await app.call(updateContact, {
      as: cafe.token,
      params: { orgId: cafe.organisationId, contactId: contact.contactId },
      body: { mobile: "0491 570 157" },
    });
    const body = { ...link, version: 1 };
    expect(await app.call(confirmContactCheck, { body })).toMatchObject({
      status: 409,
      problem: { code: "contact-details-changed" },
    });
    const { body: shown } = await app.call(readContactCheck, { body: link });
    expect(shown).toMatchObject({ version: 2, details: { mobile: "+61 491 570 157" } });
  });

  it("requires valid numbers of a contact", async () => {
    const { link } = await asked();
    const correction = { firstName: "Priya", lastName: "Nair", mobile: "12" };
    expect(
      await app.call(correctContactCheck, { body: { ...link, version: 1, ...correction } }),
    ).toMatchObject({ status: 400, problem: { errors: [{ path: "mobile" }] } });
  });
});

describe("a link", () => {
  const isRefused = async (link: { id: string; token: string }, code: string) =>
    expect(await app.call(readContactCheck, { body: link })).toMatchObject({
      status: 418,
      problem: { code },
    });
  const isDead = (link: { id: string; token: string }) =>
    isRefused(link, "contact-check-link-invalid");

  it("works for 14 days", async () => {
    const { link } = await asked();
    await pass(14 * DAY - 1);
    expect((await app.call(readContactCheck, { body: link })).status).toBe(200);
    await pass(1);
    await isDead(link);
  });

  it("reports that a link was answered only to the link's own token", async () => {
    const { link } = await asked();
    const answer = () => app.call(confirmContactCheck, { body: { ...link, version: 1 } });
    expect((await answer()).status).toBe(204);
    await isRefused(link, "contact-check-answered");
    expect((await answer()).problem.code).toBe("contact-check-answered");
    await isDead({ ...link, token: "wrong" });
  });

  it("refuses a replaced link, the link of a deleted contact, and a wrong token", async () => {
    const replaced = await asked();
    await pass(DAY);
    const contactIds = [replaced.contact.contactId];
    const again = await app.call(askContacts, { ...inPlan(), body: { contactIds } });
    expect(again.body).toEqual({ asked: 1, unreachable: 0, notTexted: 0, waiting: 0 });
    await isDead(replaced.link);
    const deleted = await asked();
    await isDead({ ...deleted.link, token: replaced.link.token });
    await app.call(deleteContact, {
      as: cafe.token,
      params: { orgId: cafe.organisationId, contactId: deleted.contact.contactId },
    });
    await isDead(deleted.link);
  });
});

describe("an editor", () => {
  it("asks a person once a day, and not while a correction waits", async () => {
    const { contact, link, email } = await asked();
    const ask = async () =>
      (await app.call(askContacts, { ...inPlan(), body: { contactIds: [contact.contactId] } }))
        .body;
    expect(await ask()).toEqual({ asked: 0, unreachable: 0, notTexted: 0, waiting: 1 });
    const correction = { firstName: "Bea", lastName: "Nair", email };
    await app.call(correctContactCheck, { body: { ...link, version: 1, ...correction } });
    await pass(DAY);
    expect(await ask()).toEqual({ asked: 0, unreachable: 0, notTexted: 0, waiting: 1 });
    await decide(link.id, false);
    expect(await ask()).toEqual({ asked: 1, unreachable: 0, notTexted: 0, waiting: 0 });
  });

  it("sees who cannot be reached", async () => {
    const { body } = await app.call(createContact, {
      as: cafe.token,
      params: { orgId: cafe.organisationId },
      body: { firstName: "Cy", lastName: "Tan", contactTypeId: 1, workTypeId: 1 },
    });
    const contactIds = [body.contactId];
    const response = await app.call(askContacts, { ...inPlan(), body: { contactIds } });
    expect(response.body).toEqual({ asked: 0, unreachable: 1, notTexted: 0, waiting: 0 });
  });

  const add = async (mobile: string) => {
    const person = { firstName: "Di", lastName: "Tan", contactTypeId: 1, workTypeId: 1 };
    const params = { orgId: cafe.organisationId };
    const body = { ...person, mobile };
    return (await app.call(createContact, { as: cafe.token, params, body })).body.contactId;
  };

  it("texts no more people than the organisation's limit allows, and no premium-rate number", async () => {
    const contactIds = [
      await add("+1 900 555 1000"),
      await add("0491 570 006"),
      await add("0491 570 156"),
    ];
    const { textMessages } = app.services.config;
    const { perDay } = textMessages;
    Object.assign(textMessages, { perDay: 1 });
    const response = await app.call(askContacts, { ...inPlan(), body: { contactIds } });
    Object.assign(textMessages, { perDay });
    expect(response.body).toEqual({ asked: 1, unreachable: 0, notTexted: 2, waiting: 0 });
    expect(await textMessagesTo(app, "+1 900 555 1000")).toEqual([]);
    const later = await app.call(askContacts, { ...inPlan(), body: { contactIds } });
    expect(later.body).toEqual({ asked: 1, unreachable: 0, notTexted: 1, waiting: 1 });
  });

  it("texts only numbers in SMS_COUNTRIES, and no premium-rate numbers", async () => {
    const contactIds = [
      await add("+44 70 1234 5678"),
      await add("+881 6 1234 5678"),
      await add("0491 570 159"),
      await add("+64 21 123 4567"),
    ];
    const { textMessages } = app.services.config;
    Object.assign(textMessages, { countries: ["NZ", "GB"] });
    const response = await app.call(askContacts, { ...inPlan(), body: { contactIds } });
    Object.assign(textMessages, { countries: [] });
    expect(response.body).toEqual({ asked: 1, unreachable: 0, notTexted: 3, waiting: 0 });
    expect(await textMessagesTo(app, "+64 21 123 4567")).toHaveLength(1);
  });

  it("asks a person without an email address by text message, whose link works", async () => {
    const { body } = await app.call(createContact, {
      as: cafe.token,
      params: { orgId: cafe.organisationId },
      body: {
        firstName: "Di",
        lastName: "Tan",
        mobile: "0491 570 158",
        contactTypeId: 1,
        workTypeId: 1,
      },
    });
    const contactIds = [body.contactId];
    const response = await app.call(askContacts, { ...inPlan(), body: { contactIds } });
    expect(response.body).toEqual({ asked: 1, unreachable: 0, notTexted: 0, waiting: 0 });
    const [message = ""] = await textMessagesTo(app, "+61 491 570 158");
    const { body: shown } = await app.call(readContactCheck, { body: linkOf(message) });
    expect(shown.details).toMatchObject({ firstName: "Di", email: null });
  });

  it("makes a contact unconfirmed by changing its number", async () => {
    const { contact, link } = await asked();
    await app.call(confirmContactCheck, { body: { ...link, version: 1 } });
    const params = { orgId: cafe.organisationId, contactId: contact.contactId };
    await app.call(updateContact, { as: cafe.token, params, body: { jobTitle: "Chef" } });
    expect((await checkOf(contact.contactId))?.confirmedAt).toBe(app.clock.now().toISOString());
    await app.call(updateContact, { as: cafe.token, params, body: { mobile: "0491 570 006" } });
    expect((await checkOf(contact.contactId))?.confirmedAt).toBeNull();
  });
});
