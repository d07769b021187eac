import {
  confirmAuthenticator,
  removeAuthenticator,
  startAuthenticator,
} from "@holdfast/contract/accounts/authenticator-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { sql } from "drizzle-orm";
import { Secret } from "otpauth";
import { beforeAll, describe, expect, it } from "vitest";
import { DAY, addMs } from "../../../platform/clock";
import {
  codeOf,
  lastEmailTo,
  emailsTo,
  PASSWORD,
  registerPerson,
} from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { countAttempts } from "../../../platform/limits/rate-limits";
import { openSession } from "../sign-in/open-session";
import { FAILURES_BY_ACCOUNT } from "../sign-in/sign-in-limits";
import { userByEmail } from "../users-store";
import { appCodeAt } from "./app-code-rules";
import { resetSecondFactor } from "./reset-second-factor";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const STEP = 30_000;
/** Ten minutes: codes and tries start again. */
const A_WHILE = 20 * STEP;

type Person = { readonly email: string; readonly id: string; readonly token: string };

async function newPerson(name: string): Promise<Person> {
  const email = `${name}@app.example`;
  await registerPerson(app, email);
  const { services, clock } = app;
  const id = (await userByEmail(services.database.query, email))?.id ?? "";
  const token = await openSession(services.database.query, services, {
    userId: id,
    isRemembered: false,
    expiresAt: addMs(clock.now(), 30 * DAY),
  });
  return { email, id, token };
}
const secretOf = (text: string) => Buffer.from(Secret.fromBase32(text).bytes);
const codeNow = (appSecret: Buffer) => appCodeAt(appSecret, app.clock.now());
/** Returns six digits that are not the app's code now, one step before or one step after. */
const wrongCode = (appSecret: Buffer, number: number) => {
  const right = new Set(
    [-STEP, 0, STEP].map((ms) => appCodeAt(appSecret, addMs(app.clock.now(), ms))),
  );
  const codes = Array.from({ length: 40 }, (_, at) => String(at).padStart(6, "0"));
  return codes.filter((code) => !right.has(code))[number] ?? "";
};
const start = ({ token }: Person, password = PASSWORD) =>
  app.call(startAuthenticator, { as: token, body: { password } });
const confirm = ({ token }: Person, code: string) =>
  app.call(confirmAuthenticator, { as: token, body: { code } });

/** Creates a person whose app is set up and whose next code is unused. */
async function personWithApp(name: string): Promise<Person & { readonly appSecret: Buffer }> {
  const person = await newPerson(name);
  const appSecret = secretOf((await start(person)).body.secret);
  expect((await confirm(person, codeNow(appSecret))).status).toBe(204);
  app.clock.pass(A_WHILE);
  return { ...person, appSecret };
}
const requestCode = ({ email }: Person, password = PASSWORD) =>
  app.call(requestSignInCode, { body: { email, password } });
const verifyCode = ({ id }: Person, otpCode: string) =>
  app.call(verifySignInCode, { body: { userId: id, otpCode } });
const WRONG = [401, "The code is invalid. Please resend the code and try again."];
const refusal = async (person: Person, code: string) => {
  const { status, problem } = await verifyCode(person, code);
  return [status, problem.detail];
};

describe("setting up an app", () => {
  it("requires the password, takes effect once a code is confirmed, and sends an email", async () => {
    const person = await newPerson("setup");
    const wrong = await start(person, "Wrong-1");
    expect([wrong.status, wrong.problem.errors]).toEqual([
      400,
      [{ path: "password", message: "The password is incorrect." }],
    ]);
    const { status, body } = await start(person);
    expect(status).toBe(201);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.address).toContain(`otpauth://totp/Holdfast:setup%40app.example?`);
    const appSecret = secretOf(body.secret);
    const user = async () => (await app.call(readUser, { as: person.token })).body;
    expect(await user()).toMatchObject({ otpType: 2, hasAuthenticator: false });

    const refused = await confirm(person, wrongCode(appSecret, 0));
    expect([refused.status, refused.problem.detail]).toEqual([400, "Please enter a valid code"]);
    expect((await requestCode(person)).body.otpType).toBe(2);
    expect((await confirm(person, codeNow(appSecret))).status).toBe(204);
    expect(await user()).toMatchObject({ otpType: 3, hasAuthenticator: true });
    expect(await lastEmailTo(app, person.email)).toContain("two-factor method");
  });

  it("stores the secret encrypted", async () => {
    const { email, appSecret } = await personWithApp("sealed");
    const { rows } = await app.services.database.query.execute<{ stored: string }>(
      sql`select encode(authenticator_secret, 'hex') as stored from users where email_key = ${email}`,
    );
    expect(rows[0]?.stored.length).toBe(2 * (12 + 16 + 20));
    expect(rows[0]?.stored).not.toContain(appSecret.toString("hex"));
  });

  it("rejects a confirmation without a start, a second one, and more than 20 codes an hour", async () => {
    const person = await newPerson("again");
    expect((await confirm(person, "123456")).status).toBe(400);
    const appSecret = secretOf((await start(person)).body.secret);
    expect((await confirm(person, codeNow(appSecret))).status).toBe(204);
    expect((await confirm(person, codeNow(appSecret))).status).toBe(400);
    for (let number = 3; number < 20; number += 1)
      expect((await confirm(person, wrongCode(appSecret, number))).status).toBe(400);
    expect((await confirm(person, codeNow(appSecret))).status).toBe(429);
  });

  it("replaces the previous app with a new one", async () => {
    const person = await personWithApp("renewed");
    const next = secretOf((await start(person)).body.secret);
    // Until it is confirmed, codes are sent by email.
    expect((await requestCode(person)).body.otpType).toBe(2);
    expect(await refusal(person, codeNow(person.appSecret))).toEqual(WRONG);
    expect((await verifyCode(person, codeOf(await lastEmailTo(app, person.email)))).status).toBe(
      200,
    );
    expect((await confirm(person, codeNow(next))).status).toBe(204);
    app.clock.pass(STEP);
    expect((await requestCode(person)).body.otpType).toBe(3);
    expect((await verifyCode(person, codeNow(next))).status).toBe(200);
  });
});

describe("signing in with an app", () => {
  it("sends nothing, and accepts the code that the app shows", async () => {
    const person = await personWithApp("signer");
    const before = (await emailsTo(app, person.email)).length;
    const requested = await requestCode(person);
    expect([requested.status, requested.body]).toEqual([200, { userId: person.id, otpType: 3 }]);
    const { status, body } = await verifyCode(person, codeNow(person.appSecret));
    expect(status).toBe(200);
    expect((await app.call(readUser, { as: body.access_token })).status).toBe(200);
    expect(await emailsTo(app, person.email)).toHaveLength(before);
  });

  it("rejects a code before the password was given", async () => {
    const person = await personWithApp("passwordless");
    expect(await refusal(person, codeNow(person.appSecret))).toEqual(WRONG);
    expect((await requestCode(person, "Wrong-1")).status).toBe(401);
    expect(await refusal(person, codeNow(person.appSecret))).toEqual(WRONG);
    await requestCode(person);
    app.clock.pass(10 * 60_000);
    expect(await refusal(person, codeNow(person.appSecret))).toEqual(WRONG);
  });

  it("accepts a code once, and no older one after it", async () => {
    const person = await personWithApp("replayed");
    const code = codeNow(person.appSecret);
    const older = appCodeAt(person.appSecret, addMs(app.clock.now(), -STEP));
    await requestCode(person);
    expect((await verifyCode(person, code)).status).toBe(200);
    await requestCode(person);
    expect(await refusal(person, code)).toEqual(WRONG);
    expect(await refusal(person, older)).toEqual(WRONG);
    app.clock.pass(STEP);
    expect((await verifyCode(person, codeNow(person.appSecret))).status).toBe(200);
  });

  it("does not accept the code that confirmed the app again", async () => {
    const person = await newPerson("confirmed");
    const appSecret = secretOf((await start(person)).body.secret);
    const code = codeNow(appSecret);
    await confirm(person, code);
    await requestCode(person);
    expect(await refusal(person, code)).toEqual(WRONG);
  });

  it("issues one token for concurrent uses of one code or of several", async () => {
    const person = await personWithApp("parallel");
    const now = codeNow(person.appSecret);
    const next = appCodeAt(person.appSecret, addMs(app.clock.now(), STEP));
    for (const codes of [
      [now, now, now, now, now],
      [next, next, next, next, next],
    ]) {
      await requestCode(person);
      const outcomes = await Promise.all(codes.map((code) => verifyCode(person, code)));
      expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    }
    app.clock.pass(3 * STEP);
    await requestCode(person);
    const two = [-STEP, 0, STEP].map((ms) =>
      appCodeAt(person.appSecret, addMs(app.clock.now(), ms)),
    );
    const outcomes = await Promise.all(two.map((code) => verifyCode(person, code)));
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("resets the count of wrong passwords and codes", async () => {
    const person = await personWithApp("count");
    const countOf = async () =>
      (await countAttempts(app.services, [[FAILURES_BY_ACCOUNT, person.id]])).lastCount;
    await countOf();
    expect(await countOf()).toBe(2);
    await requestCode(person);
    expect((await verifyCode(person, codeNow(person.appSecret))).status).toBe(200);
    expect(await countOf()).toBe(1);
  });

  it("rejects even the right code after five wrong tries", async () => {
    const person = await personWithApp("tries");
    await requestCode(person);
    for (let number = 0; number < 5; number += 1)
      expect(await refusal(person, wrongCode(person.appSecret, number))).toEqual(WRONG);
    expect(await refusal(person, codeNow(person.appSecret))).toEqual(WRONG);
    await requestCode(person);
    expect((await verifyCode(person, codeNow(person.appSecret))).status).toBe(200);
  });

  it("concurrent guesses share five tries", async () => {
    const person = await personWithApp("guessed");
    await requestCode(person);
    const guesses = Array.from({ length: 9 }, (_, number) =>
      verifyCode(person, wrongCode(person.appSecret, number)),
    );
    await Promise.all(guesses);
    expect(await refusal(person, codeNow(person.appSecret))).toEqual(WRONG);
  });

  it("accepts at most 20 codes an hour, however often the password is given", async () => {
    const person = await personWithApp("stubborn");
    app.clock.pass(2 * 60 * 60_000);
    for (let number = 0; number < 20; number += 1) {
      if (number % 5 === 0) await requestCode(person);
      if (number === 10) app.clock.pass(A_WHILE);
      if (number === 10) await requestCode(person);
      expect((await verifyCode(person, wrongCode(person.appSecret, number % 5))).status).toBe(401);
    }
    app.clock.pass(A_WHILE);
    await requestCode(person);
    expect((await verifyCode(person, codeNow(person.appSecret))).status).toBe(429);
    app.clock.pass(60 * 60_000);
    await requestCode(person);
    expect((await verifyCode(person, codeNow(person.appSecret))).status).toBe(200);
  });

  it("rejects codes of another person's app", async () => {
    const [person, other] = [await personWithApp("mine"), await personWithApp("theirs")];
    await requestCode(person);
    await requestCode(other);
    expect(await refusal(person, codeNow(other.appSecret))).toEqual(WRONG);
    expect((await verifyCode(person, codeNow(person.appSecret))).status).toBe(200);
  });
});

describe("a removed or lost app", () => {
  it("removes an app with the password, and sends codes by email again", async () => {
    const person = await personWithApp("removed");
    const remove = (password: string) =>
      app.call(removeAuthenticator, { as: person.token, body: { password } });
    expect((await remove("Wrong-1")).status).toBe(400);
    await requestCode(person);
    expect((await remove(PASSWORD)).status).toBe(204);
    // A sign-in that was waiting for the app's code can no longer be completed.
    expect(await refusal(person, codeNow(person.appSecret))).toEqual(WRONG);
    app.clock.pass(STEP);
    expect((await requestCode(person)).body.otpType).toBe(2);
    const user = await app.call(readUser, { as: person.token });
    expect(user.body).toMatchObject({ otpType: 2, hasAuthenticator: false });
    expect((await remove(PASSWORD)).status).toBe(204);
  });

  const reset = ({ id, email }: Person) =>
    app.services.database.transaction((tx) =>
      resetSecondFactor(tx, app.services, { id, email, firstName: "Ana" }),
    );

  it("ends every session when the operator resets an app", async () => {
    const person = await personWithApp("lost");
    const { email } = person;
    await reset(person);
    expect((await app.call(readUser, { as: person.token })).status).toBe(401);
    expect((await requestCode(person)).body.otpType).toBe(2);
    expect((await verifyCode(person, codeOf(await lastEmailTo(app, email)))).status).toBe(200);
  });

  it("loses codes sent before the operator's reset", async () => {
    const person = await newPerson("phone.lost");
    await requestCode(person);
    const code = codeOf(await lastEmailTo(app, person.email));
    await reset(person);
    expect(await refusal(person, code)).toEqual(WRONG);
  });

  it("sends codes by email if an app's secret cannot be decrypted", async () => {
    const person = await personWithApp("moved");
    await app.services.database.query.execute(sql`
      update users set authenticator_secret = set_byte(authenticator_secret, 0,
        (get_byte(authenticator_secret, 0) + 1) % 256) where email_key = ${person.email}`);
    expect((await requestCode(person)).body.otpType).toBe(2);
    expect((await verifyCode(person, codeOf(await lastEmailTo(app, person.email)))).status).toBe(
      200,
    );
  });
});
