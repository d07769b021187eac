import {
  confirmAuthenticator,
  removeAuthenticator,
  startAuthenticator,
} from "@holdfast/contract/accounts/authenticator-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { askForCode, tradeCodeForToken } from "@holdfast/contract/accounts/sign-in-endpoints";
import type { BodyInput } from "@holdfast/contract/platform/endpoint";
import { sql } from "drizzle-orm";
import { Secret } from "otpauth";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MINUTE } from "../../../platform/clock";
import { codeOf, lastLetterTo, PASSWORD, signedInPerson, signIn } from "../../../../test/factories/people";
import { testHouse, type TestHouse } from "../../../../test/setup/test-app";
import { appCodeAt } from "../authenticator/app-code-rules";

let house: TestHouse;
beforeAll(async () => {
  house = await testHouse();
});

let people = 0;
let [email, here, elsewhere] = ["", "", ""];
beforeEach(async () => {
  email = `person-${(people += 1)}@factor.example`;
  here = await signedInPerson(house, email);
  elsewhere = await signIn(house, email);
});

const statusOf = async (as: string) => (await house.call(readUser, { as })).status;
const sessions = async () => [await statusOf(here), await statusOf(elsewhere)];
const update = (body: BodyInput<typeof updateUser>) => house.call(updateUser, { as: here, body });
const withPassword = { body: { password: PASSWORD } };

/** Begins a sign-in and returns what completes it. */
async function beginSignIn() {
  const { answer } = await house.call(askForCode, { body: { email, password: PASSWORD } });
  const body = { userId: answer.userId, otpCode: codeOf(await lastLetterTo(house, email)) };
  return async () => (await house.call(tradeCodeForToken, { body })).status;
}

async function setUpApp() {
  const { answer } = await house.call(startAuthenticator, { ...withPassword, as: here });
  const code = appCodeAt(Buffer.from(Secret.fromBase32(answer.secret).bytes), house.clock.now());
  expect((await house.call(confirmAuthenticator, { as: here, body: { code } })).status).toBe(204);
}

/** Opens the ended sessions again, for the next change to end. */
async function reopenSessions() {
  await house.services.database.query.execute(
    sql`update sessions set revoked_at = null where user_id = (select id from users where email = ${email})`,
  );
  expect(await sessions()).toEqual([200, 200]);
}

describe("a change of the second factor ends every other session and the sign-in under way", () => {
  it("when an app is confirmed, replaced and removed", async () => {
    const finish = await beginSignIn();
    await setUpApp();
    expect(await sessions()).toEqual([200, 401]);
    expect(await finish()).toBe(401);
    expect(await lastLetterTo(house, email)).toContain("you were logged out everywhere else");

    await reopenSessions();
    await house.call(startAuthenticator, { ...withPassword, as: here });
    expect(await sessions()).toEqual([200, 401]);

    house.clock.pass(MINUTE);
    await setUpApp();
    await reopenSessions();
    await house.call(removeAuthenticator, { ...withPassword, as: here });
    expect(await sessions()).toEqual([200, 401]);
  });

  it("when a phone number is removed", async () => {
    await house.services.database.query.execute(
      sql`update users set phone_number = '+61491570156' where email = ${email}`,
    );
    const finish = await beginSignIn();
    expect((await update({ phoneNumber: null, password: PASSWORD })).status).toBe(200);
    expect(await sessions()).toEqual([200, 401]);
    expect(await finish()).toBe(401);
  });

  it("when codes come another way", async () => {
    await house.services.database.query.execute(
      sql`update users set phone_number = '+61491570156' where email = ${email}`,
    );
    expect((await update({ otpType: 1, password: PASSWORD })).status).toBe(200);
    expect(await sessions()).toEqual([200, 401]);
  });
});

it("leaves every session open when names change, and when an app is only begun", async () => {
  const finish = await beginSignIn();
  expect((await update({ firstName: "Bea", otpType: 2, phoneNumber: null })).status).toBe(200);
  await house.call(startAuthenticator, { ...withPassword, as: here });
  expect(await sessions()).toEqual([200, 200]);
  expect(await finish()).toBe(200);
});
