import {
  confirmAuthenticator,
  removeAuthenticator,
  startAuthenticator,
} from "@holdfast/contract/accounts/authenticator-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import type { BodyInput } from "@holdfast/contract/platform/endpoint";
import { sql } from "drizzle-orm";
import { Secret } from "otpauth";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MINUTE } from "../../../platform/clock";
import {
  codeOf,
  lastEmailTo,
  PASSWORD,
  signedInPerson,
  signIn,
} from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { appCodeAt } from "../authenticator/app-code-rules";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

let people = 0;
let [email, here, elsewhere] = ["", "", ""];
beforeEach(async () => {
  email = `person-${(people += 1)}@factor.example`;
  here = await signedInPerson(app, email);
  elsewhere = await signIn(app, email);
});

const statusOf = async (as: string) => (await app.call(readUser, { as })).status;
const sessions = async () => [await statusOf(here), await statusOf(elsewhere)];
const update = (body: BodyInput<typeof updateUser>) => app.call(updateUser, { as: here, body });
const withPassword = { body: { password: PASSWORD } };

/** Begins a sign-in and returns what completes it. */
async function beginSignIn() {
  const { body: answer } = await app.call(requestSignInCode, {
    body: { email, password: PASSWORD },
  });
  const body = { userId: answer.userId, otpCode: codeOf(await lastEmailTo(app, email)) };
  return async () => (await app.call(verifySignInCode, { body })).status;
}

async function setUpApp() {
  const { body: answer } = await app.call(startAuthenticator, { ...withPassword, as: here });
  const code = appCodeAt(Buffer.from(Secret.fromBase32(answer.secret).bytes), app.clock.now());
  expect((await app.call(confirmAuthenticator, { as: here, body: { code } })).status).toBe(204);
}

/** Reopens the ended sessions, for the next change to end. */
async function reopenSessions() {
  await app.services.database.query.execute(
    sql`update sessions set revoked_at = null where user_id = (select id from users where email = ${email})`,
  );
  expect(await sessions()).toEqual([200, 200]);
}

describe("a change of the second factor ends every other session and a sign-in in progress", () => {
  it("ends every other session and a sign-in in progress when an app is confirmed, replaced and removed", async () => {
    const finish = await beginSignIn();
    await setUpApp();
    expect(await sessions()).toEqual([200, 401]);
    expect(await finish()).toBe(401);
    expect(await lastEmailTo(app, email)).toContain("you were logged out everywhere else");

    await reopenSessions();
    await app.call(startAuthenticator, { ...withPassword, as: here });
    expect(await sessions()).toEqual([200, 401]);

    app.clock.pass(MINUTE);
    await setUpApp();
    await reopenSessions();
    await app.call(removeAuthenticator, { ...withPassword, as: here });
    expect(await sessions()).toEqual([200, 401]);
  });

  it("ends every other session and a sign-in in progress when a phone number is removed", async () => {
    await app.services.database.query.execute(
      sql`update users set phone_number = '+61491570156' where email = ${email}`,
    );
    const finish = await beginSignIn();
    expect((await update({ phoneNumber: null, password: PASSWORD })).status).toBe(200);
    expect(await sessions()).toEqual([200, 401]);
    expect(await finish()).toBe(401);
  });

  it("ends every other session and a sign-in in progress when codes are sent another way", async () => {
    await app.services.database.query.execute(
      sql`update users set phone_number = '+61491570156' where email = ${email}`,
    );
    expect((await update({ otpType: 1, password: PASSWORD })).status).toBe(200);
    expect(await sessions()).toEqual([200, 401]);
  });
});

it("leaves every session open when names change, or when setting up an app begins", async () => {
  const finish = await beginSignIn();
  expect((await update({ firstName: "Bea", otpType: 2, phoneNumber: null })).status).toBe(200);
  await app.call(startAuthenticator, { ...withPassword, as: here });
  expect(await sessions()).toEqual([200, 200]);
  expect(await finish()).toBe(200);
});
