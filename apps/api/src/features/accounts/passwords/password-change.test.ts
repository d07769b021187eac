import { changePassword } from "@holdfast/contract/accounts/password-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { requestSignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { auditEvents } from "../../../platform/audit/audit-table";
import { MINUTE } from "../../../platform/clock";
import {
  lastEmailTo,
  emailsTo,
  PASSWORD,
  signedInPerson,
  signIn,
} from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const NEW = "Tide-and-Anchor-7";
const change = (as: string, password: string, newPassword = NEW) =>
  app.call(changePassword, { as, body: { password, newPassword } });
const signsIn = async (email: string, password: string) =>
  (await app.call(requestSignInCode, { body: { email, password } })).status;

describe("changing the password", () => {
  test("keeps the current session, ends every other, and emails the person", async () => {
    const email = "change@passwords.example";
    const as = await signedInPerson(app, email);
    const elsewhere = await signIn(app, email);
    expect((await change(as, PASSWORD)).status).toBe(204);
    expect((await app.call(readUser, { as })).status).toBe(200);
    expect((await app.call(readUser, { as: elsewhere })).status).toBe(401);
    expect(await lastEmailTo(app, email)).toContain("Your Holdfast password was changed");
    expect(await signsIn(email, PASSWORD)).toBe(401);
    expect(await signsIn(email, NEW)).toBe(200);
    const events = await app.services.database.query
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.action, "accounts.password-changed"));
    expect(events).toHaveLength(1);
  });

  test("rejects a wrong current password at its field, without ending the session", async () => {
    const as = await signedInPerson(app, "wrong@passwords.example");
    const count = (await emailsTo(app, "wrong@passwords.example")).length;
    const refused = await change(as, "Wrong-1");
    expect(refused.status).toBe(400);
    expect(refused.problem.errors).toEqual([
      { path: "password", message: "The password is incorrect." },
    ]);
    const missing = await change(as, "");
    expect(missing.problem.errors).toEqual([
      { path: "password", message: "Please input your password." },
    ]);
    expect((await app.call(readUser, { as })).status).toBe(200);
    expect(await emailsTo(app, "wrong@passwords.example")).toHaveLength(count);
  });

  test("allows ten tries in ten minutes", async () => {
    const as = await signedInPerson(app, "guessed@passwords.example");
    for (let number = 0; number < 10; number += 1)
      expect((await change(as, `Wrong-${number}`)).status).toBe(400);
    expect((await change(as, PASSWORD)).status).toBe(429);
    app.clock.pass(10 * MINUTE);
    expect((await change(as, PASSWORD)).status).toBe(204);
  });
});

describe.each([
  ["P@ssw0rd1", "This password is too common. Please choose another."],
  ["Silva-1987", "Please choose a password without your own name."],
  ["Harbour.Mail-7", "Please choose a password without your own name."],
])("the password %s", (password, message) => {
  test("rejects a weak password when registering", async () => {
    const { status, problem } = await app.call(register, {
      body: {
        email: "harbour@passwords.example",
        password,
        confirmPassword: password,
        firstName: "Ana",
        lastName: "Silva",
      },
    });
    expect([status, problem.errors]).toEqual([400, [{ path: "password", message }]]);
  });

  test("rejects a weak password when changing it", async () => {
    const email = `harbour+${password.charCodeAt(0)}@passwords.example`;
    const refused = await change(await signedInPerson(app, email), PASSWORD, password);
    expect(refused.status).toBe(400);
    expect(refused.problem.errors).toEqual([{ path: "newPassword", message }]);
  });
});
