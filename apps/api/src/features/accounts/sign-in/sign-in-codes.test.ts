import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { beforeAll, expect, test } from "vitest";
import {
  codeOf,
  lastEmailTo,
  emailsTo,
  PASSWORD,
  registerPerson,
} from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const credentials = (email: string) => ({ email, password: PASSWORD });
const verifyCode = (userId: string, otpCode: string) =>
  app.call(verifySignInCode, { body: { userId, otpCode } });
/** Returns a wrong code. */
const wrongCode = (right: string, number = 1) =>
  String((Number(right) + number) % 1_000_000).padStart(6, "0");

test("concurrent sign-ins get the same response, and one code is sent", async () => {
  const email = "eager@codes.example";
  await registerPerson(app, email);
  const before = (await emailsTo(app, email)).length;
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => app.call(requestSignInCode, { body: credentials(email) })),
  );
  const answers = responses.map(({ status, body }) => [status, body.otpType, body.isNewCode]);
  expect(answers.sort()).toEqual([
    ...Array.from({ length: 7 }, () => [200, 2, false]),
    [200, 2, true],
  ]);
  expect(await emailsTo(app, email)).toHaveLength(before + 1);
});

test("a second sign-in within 30 s accepts the code already sent", async () => {
  const email = "reloaded@codes.example";
  await registerPerson(app, email);
  const first = await app.call(requestSignInCode, { body: credentials(email) });
  expect(first.body).toMatchObject({ otpType: 2, isNewCode: true, resendAfter: 30 });
  const sent = await emailsTo(app, email);
  app.clock.pass(12_000);
  const again = await app.call(requestSignInCode, { body: credentials(email) });
  expect([again.status, again.body]).toEqual([
    200,
    { ...first.body, isNewCode: false, resendAfter: 18 },
  ]);
  const body = { email, password: "Wrong-password-1" };
  expect((await app.call(requestSignInCode, { body })).status).toBe(401);
  expect(await emailsTo(app, email)).toHaveLength(sent.length);
  expect((await verifyCode(first.body.userId, codeOf(sent.at(-1) ?? ""))).status).toBe(200);
});

test("concurrent guesses share five tries", async () => {
  const email = "guessed@codes.example";
  await registerPerson(app, email);
  const { body } = await app.call(requestSignInCode, { body: credentials(email) });
  const right = codeOf(await lastEmailTo(app, email));
  const guesses = Array.from({ length: 9 }, (_, number) =>
    verifyCode(body.userId, wrongCode(right, number + 1)),
  );
  expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(
    Array<number>(9).fill(401),
  );
  expect((await verifyCode(body.userId, right)).status).toBe(401);
});

test("accepts the right code once after four wrong guesses, for its own user", async () => {
  const [ana, ben] = ["ana@codes.example", "ben@codes.example"] as const;
  await registerPerson(app, ana);
  await registerPerson(app, ben);
  const ofAna = (await app.call(requestSignInCode, { body: credentials(ana) })).body;
  const ofBen = (await app.call(requestSignInCode, { body: credentials(ben) })).body;
  const right = codeOf(await lastEmailTo(app, ana));
  for (let number = 1; number < 5; number += 1)
    expect((await verifyCode(ofAna.userId, wrongCode(right, number))).status).toBe(401);
  expect((await verifyCode(ofBen.userId, right)).status).toBe(401);
  expect((await verifyCode(ofAna.userId, right)).status).toBe(200);
  expect((await verifyCode(ofAna.userId, right)).status).toBe(401);
});

test("sends a new code at once after one is used, and rejects the old one", async () => {
  const email = "back@codes.example";
  await registerPerson(app, email);
  const { body } = await app.call(requestSignInCode, { body: credentials(email) });
  const first = codeOf(await lastEmailTo(app, email));
  expect((await verifyCode(body.userId, first)).status).toBe(200);
  expect((await app.call(requestSignInCode, { body: credentials(email) })).status).toBe(200);
  const second = codeOf(await lastEmailTo(app, email));
  const isRejected = first === second || (await verifyCode(body.userId, first)).status === 401;
  expect(isRejected).toBe(true);
  expect((await verifyCode(body.userId, second)).status).toBe(200);
});
