import { createSecretKey } from "node:crypto";
import { Writable } from "node:stream";
import {
  confirmAuthenticator,
  startAuthenticator,
} from "@holdfast/contract/accounts/authenticator-endpoints";
import { sendMobileCode, verifyMobileCode } from "@holdfast/contract/accounts/phone-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { sql } from "drizzle-orm";
import { Secret } from "otpauth";
import { beforeAll, describe, expect, it } from "vitest";
import { MINUTE } from "../../platform/clock";
import { openLog } from "../../platform/log/log";
import {
  codeOf,
  lastEmailTo,
  PASSWORD,
  sendAll,
  textMessagesTo,
  signedInPerson,
  userIdOf,
} from "../../../test/factories/people";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { CAFE } from "../../../test/factories/workspace";
import { appCodeAt } from "./authenticator/app-code-rules";
import { decryptSecret } from "./authenticator/authenticator-secret-rules";
import { reencryptSecrets } from "./authenticator/renew-seals";

/* Replaces the installation's key: the same database is opened again with another SECRET_KEY. */

const [OLDEST, FORMER, CURRENT] = ["oldest", "former", "current"].map((name) => name.repeat(8));

let before: TestApp;
beforeAll(async () => {
  before = await testApp(undefined, { config: { secretKey: FORMER } });
});

/** Returns the server after a restart with these keys. */
const restarted = (formerSecretKeys: readonly (string | undefined)[], lines?: string[]) => {
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines?.push(chunk.toString());
      done();
    },
  });
  return testApp(undefined, {
    sharing: before,
    config: { secretKey: CURRENT, formerSecretKeys: formerSecretKeys.flatMap((key) => key ?? []) },
    ...(lines ? { log: openLog("warn", stream) } : {}),
  });
};

async function personWithApp(email: string) {
  const token = await signedInPerson(before, email);
  const { body } = await before.call(startAuthenticator, {
    as: token,
    body: { password: PASSWORD },
  });
  const appSecret = Buffer.from(Secret.fromBase32(body.secret).bytes);
  const code = () => appCodeAt(appSecret, before.clock.now());
  await before.call(confirmAuthenticator, { as: token, body: { code: code() } });
  const userId = await userIdOf(before, token);
  // Makes the last email the one with the next code.
  await sendAll(before);
  before.clock.pass(10 * MINUTE);
  return { email, userId, token, code };
}

const sealedWith = async (userId: string, key: string | undefined) => {
  const { rows } = await before.services.database.query.execute<{ sealed: string }>(
    sql`select encode(authenticator_secret, 'hex') as sealed from users where id = ${userId}`,
  );
  const sealed = Buffer.from(rows[0]?.sealed ?? "", "hex");
  return decryptSecret(createSecretKey(key ?? "", "utf8"), userId, sealed) !== undefined;
};

const requestCode = async (app: TestApp, email: string) =>
  (await app.call(requestSignInCode, { body: { email, password: PASSWORD } })).body.otpType;
const verifyCode = async (app: TestApp, userId: string, otpCode: string) =>
  (await app.call(verifySignInCode, { body: { userId, otpCode } })).status;

describe("after the secret key was replaced", () => {
  it("an authenticator app still works, and its secret is re-encrypted with the current key", async () => {
    const person = await personWithApp("app@rotation.example");
    const app = await restarted([OLDEST, FORMER]);
    expect(await requestCode(app, person.email)).toBe(3);
    expect(await verifyCode(app, person.userId, person.code())).toBe(200);
    expect(await sealedWith(person.userId, FORMER)).toBe(false);
    expect(await sealedWith(person.userId, CURRENT)).toBe(true);
    before.clock.pass(10 * MINUTE);
    const later = await restarted([]);
    expect(await requestCode(later, person.email)).toBe(3);
    expect(await verifyCode(later, person.userId, person.code())).toBe(200);
  });

  it("sends codes by email without the former key, and logs which setting is missing", async () => {
    const person = await personWithApp("missing@rotation.example");
    const lines: string[] = [];
    const app = await restarted([OLDEST], lines);
    expect(await requestCode(app, person.email)).toBe(2);
    expect(lines.join("")).toContain("Add the former key to SECRET_KEY_PREVIOUS.");
    expect(lines.join("")).not.toContain("rotation.example");
    expect(await verifyCode(app, person.userId, person.code())).toBe(401);
    const code = codeOf(await lastEmailTo(app, person.email));
    expect(await verifyCode(app, person.userId, code)).toBe(200);
    // Nothing is lost: with the former key the app works again.
    before.clock.pass(10 * MINUTE);
    expect(await requestCode(await restarted([FORMER]), person.email)).toBe(3);
  });

  it("accepts a code sent before the change, once", async () => {
    const email = "code@rotation.example";
    const userId = await userIdOf(before, await signedInPerson(before, email));
    await requestCode(before, email);
    const code = codeOf(await lastEmailTo(before, email));
    const app = await restarted([FORMER]);
    expect(await verifyCode(app, userId, code)).toBe(200);
    expect(await verifyCode(app, userId, code)).toBe(401);
    before.clock.pass(10 * MINUTE);
    await requestCode(before, email);
    const second = codeOf(await lastEmailTo(before, email));
    expect(await verifyCode(await restarted([]), userId, second)).toBe(401);
  });

  it("verifies a phone with a code sent before the change", async () => {
    const as = await signedInPerson(before, "phone@rotation.example");
    const userId = await userIdOf(before, as);
    const phoneNumber = "+61491570159";
    await before.call(sendMobileCode, { as, body: { userId, action: 1, phoneNumber } });
    const message = (await textMessagesTo(before, phoneNumber)).at(-1) ?? "";
    const code = codeOf(message.replace(/^.*\n/, ""));
    const app = await restarted([FORMER]);
    const verified = await app.call(verifyMobileCode, { as, body: { userId, action: 1, code } });
    expect(verified.status).toBe(200);
    const body = { phoneNumber, otp: code, password: PASSWORD };
    expect((await app.call(updateUser, { as, body })).body.phoneNumber).toBe(phoneNumber);
  });

  it("answers a retried request like the first, and keeps sessions open", async () => {
    const as = await signedInPerson(before, "repeat@rotation.example");
    const headers = { "idempotency-key": "create" };
    const first = await before.call(createOrganisation, { as, body: CAFE, headers });
    const app = await restarted([FORMER]);
    const again = await app.call(createOrganisation, { as, body: CAFE, headers });
    expect(again.body.organisationId).toBe(first.body.organisationId);
    const other = await app.call(createOrganisation, {
      as,
      body: { ...CAFE, name: "Another" },
      headers,
    });
    expect(other.status).toBe(422);
    expect((await app.call(readUser, { as })).status).toBe(200);
  });
});

it("re-encrypts every secret, and counts those that no known key decrypts", async () => {
  const people = [
    await personWithApp("one@renewal.example"),
    await personWithApp("two@renewal.example"),
  ];
  const { database } = before.services;
  const app = await restarted([FORMER]);
  const renewed = await reencryptSecrets(database.query, app.services);
  expect(renewed.renewed).toBeGreaterThanOrEqual(2);
  expect(renewed.unreadable).toBe(0);
  for (const { userId } of people) expect(await sealedWith(userId, CURRENT)).toBe(true);
  const total = renewed.current + renewed.renewed;
  expect(await reencryptSecrets(database.query, app.services)).toEqual({
    current: total,
    renewed: 0,
    unreadable: 0,
  });
  const without = { ...app.services, secret: createSecretKey("another".repeat(8), "utf8") };
  expect(await reencryptSecrets(database.query, { ...without, formerSecrets: [] })).toEqual({
    current: 0,
    renewed: 0,
    unreadable: total,
  });
});
