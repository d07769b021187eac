import { confirmEmailUpdate } from "@holdfast/contract/accounts/confirmation-endpoints";
import {
  requestPasswordReset,
  resetPassword,
} from "@holdfast/contract/accounts/password-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { requestSignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import type { BodyInput } from "@holdfast/contract/platform/endpoint";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { DAY, HOUR, MINUTE } from "../../../platform/clock";
import {
  lastEmailTo,
  emailsTo,
  linkOf,
  PASSWORD,
  registerPerson,
  signedInPerson,
  signIn,
} from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const update = (as: string, body: BodyInput<typeof updateUser>) =>
  app.call(updateUser, { as, body });
const confirm = (link: { id: string; token: string }) =>
  app.call(confirmEmailUpdate, { body: link });
const signsIn = async (email: string) =>
  (await app.call(requestSignInCode, { body: { email, password: PASSWORD } })).status;

describe("names", () => {
  test("changes names without a password, individually and trimmed", async () => {
    const as = await signedInPerson(app, "names@settings.example");
    const { status, body } = await update(as, { firstName: "  Bea " });
    expect(status).toBe(200);
    expect(body).toMatchObject({ firstName: "Bea", lastName: "Silva" });
    expect((await update(as, { lastName: "Costa" })).body.lastName).toBe("Costa");
    expect((await app.call(readUser, { as })).body).toMatchObject({
      firstName: "Bea",
      lastName: "Costa",
      email: "names@settings.example",
    });
  });

  test("rejects empty names of a person, and an unknown field", async () => {
    const as = await signedInPerson(app, "empty@settings.example");
    const { problem } = await update(as, { firstName: " ", lastName: "" });
    expect(problem.errors).toEqual([
      { path: "firstName", message: "Please input your first name." },
      { path: "lastName", message: "Please input your last name." },
    ]);
    const foreign = { isMachineAccount: true } as BodyInput<typeof updateUser>;
    expect((await update(as, foreign)).status).toBe(400);
  });

  test("saved with all fields unchanged require no password and change nothing", async () => {
    const email = "same@settings.example";
    const as = await signedInPerson(app, email);
    const count = (await emailsTo(app, email)).length;
    const same = { firstName: "Ana", lastName: "Silva", email, phoneNumber: null, otpType: 2 };
    const saved = await update(as, same as BodyInput<typeof updateUser>);
    expect([saved.status, saved.body.pendingEmail]).toEqual([200, null]);
    expect(await emailsTo(app, email)).toHaveLength(count);
  });
});

describe("a new email address", () => {
  test("waits for its link, notifies the old address, then ends every session", async () => {
    const [old, to] = ["old@settings.example", "New@settings.example"];
    const as = await signedInPerson(app, old);
    const requested = await update(as, { email: to, password: PASSWORD });
    expect(requested.body).toMatchObject({ email: old, pendingEmail: to });
    const email = await lastEmailTo(app, to);
    expect(email).toContain("/update-email?id=");
    const notice = await lastEmailTo(app, old);
    expect(notice).toContain(to);
    expect(notice).not.toContain("token");
    expect(await signsIn(old)).toBe(200);
    expect((await confirm(linkOf(email))).status).toBe(204);
    expect((await app.call(readUser, { as })).status).toBe(401);
    expect(await signsIn(old)).toBe(401);
    const token = await signIn(app, to);
    expect((await app.call(readUser, { as: token })).body).toMatchObject({
      email: to,
      userName: to,
      pendingEmail: null,
    });
  });

  test("requires the password, with an error at its field", async () => {
    const as = await signedInPerson(app, "guarded@settings.example");
    const to = "elsewhere@settings.example";
    const missing = await update(as, { email: to });
    expect([missing.status, missing.problem.errors]).toEqual([
      400,
      [{ path: "password", message: "Please input your password." }],
    ]);
    const wrong = await update(as, { email: to, password: "Wrong-1" });
    expect([wrong.status, wrong.problem.errors]).toEqual([
      400,
      [{ path: "password", message: "The password is incorrect." }],
    ]);
    expect(await emailsTo(app, to)).toEqual([]);
    expect((await app.call(readUser, { as })).status).toBe(200);
  });

  test("rejects a new email address of another account with 409, even if taken after the request", async () => {
    const as = await signedInPerson(app, "wants@settings.example");
    await registerPerson(app, "taken@settings.example");
    const taken = await update(as, { email: "TAKEN@settings.example", password: PASSWORD });
    expect([taken.status, taken.problem.detail]).toEqual([
      409,
      "Sorry, this email is already exist",
    ]);
    const to = "meanwhile@settings.example";
    await update(as, { email: to, password: PASSWORD });
    const link = linkOf(await lastEmailTo(app, to));
    await registerPerson(app, to);
    const late = await confirm(link);
    expect([late.status, late.problem.detail]).toEqual([409, "Sorry, this email is already exist"]);
    expect((await app.call(readUser, { as })).body.email).toBe("wants@settings.example");
  });

  test("accepts the link to a new email address once, for 24 hours, for its own person, and only the newest", async () => {
    const as = await signedInPerson(app, "links@settings.example");
    const requestLink = async (to: string, token = as) => {
      await update(token, { email: to, password: PASSWORD });
      return linkOf(await lastEmailTo(app, to));
    };
    const first = await requestLink("links1@settings.example");
    const second = await requestLink("links2@settings.example");
    const EXPIRED = "The link is invalid or expired. Please log in and change your email again.";
    for (const wrong of [
      first,
      { ...second, id: app.services.newId() },
      { ...second, token: second.token.slice(1) },
    ]) {
      const refused = await confirm(wrong);
      expect([refused.status, refused.problem.detail]).toEqual([418, EXPIRED]);
    }
    app.clock.pass(12 * HOUR - MINUTE);
    const fresh = await signIn(app, "links@settings.example");
    const third = await requestLink("links3@settings.example", fresh);
    app.clock.pass(DAY);
    expect((await confirm(third)).status).toBe(418);
    const again = await signIn(app, "links@settings.example");
    await update(again, { email: "links4@settings.example", password: PASSWORD });
    const fourth = linkOf(await lastEmailTo(app, "links4@settings.example"));
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => confirm(fourth)));
    const statuses = outcomes.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, ...Array<number>(5).fill(418)]);
  });

  test("ends a reset link that was sent to the old address", async () => {
    const [old, to] = ["lost@settings.example", "found@settings.example"];
    const as = await signedInPerson(app, old);
    await app.call(requestPasswordReset, { body: { email: old } });
    const reset = linkOf(await lastEmailTo(app, old));
    await update(as, { email: to, password: PASSWORD });
    expect((await confirm(linkOf(await lastEmailTo(app, to)))).status).toBe(204);
    const body = { userId: reset.id, token: reset.token, newPassword: "Tide-and-Anchor-7" };
    expect((await app.call(resetPassword, { body })).status).toBe(418);
  });

  test("cancels a new email address when the current one is saved, without a password, and ends its link", async () => {
    const [email, to] = ["regrets@settings.example", "stranger@settings.example"];
    const as = await signedInPerson(app, email);
    await update(as, { email: to, password: PASSWORD });
    const link = linkOf(await lastEmailTo(app, to));
    // Other changes do not affect it.
    expect((await update(as, { firstName: "Bea" })).body.pendingEmail).toBe(to);
    const count = (await emailsTo(app, email)).length;
    const cancelled = await update(as, { email });
    expect([cancelled.status, cancelled.body.email, cancelled.body.pendingEmail]).toEqual([
      200,
      email,
      null,
    ]);
    expect((await confirm(link)).status).toBe(418);
    expect((await app.call(readUser, { as })).body).toMatchObject({ email });
    expect(await signsIn(email)).toBe(200);
    expect(await emailsTo(app, email)).toHaveLength(count + 1);
    await update(as, { email });
    const { rows } = await app.services.database.query.execute<{ action: string }>(sql`
      select action from audit_events where action = 'accounts.email-change-cancelled'`);
    expect(rows).toHaveLength(1);
  });

  test("accepts five requests an hour for a new email address", async () => {
    const as = await signedInPerson(app, "restless@settings.example");
    for (let number = 0; number < 5; number += 1)
      await update(as, { email: `restless${number}@settings.example`, password: PASSWORD });
    const sixth = await update(as, { email: "restless6@settings.example", password: PASSWORD });
    expect(sixth.status).toBe(429);
    expect((await update(as, { firstName: "Bea" })).status).toBe(200);
  });
});

describe("the second factor", () => {
  test("requires a phone number for codes by SMS, and the app for codes by app", async () => {
    const as = await signedInPerson(app, "factor@settings.example");
    const sms = await update(as, { otpType: 1, password: PASSWORD });
    expect(sms.problem.errors).toEqual([
      { path: "otpType", message: "Please add a phone number first." },
    ]);
    const byApp = await update(as, { otpType: 3, password: PASSWORD });
    expect(byApp.problem.errors).toEqual([
      { path: "otpType", message: "Please set up your authenticator app first." },
    ]);
  });
});
