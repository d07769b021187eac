import { sendMobileCode, verifyMobileCode } from "@holdfast/contract/accounts/phone-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import type { BodyInput } from "@holdfast/contract/platform/endpoint";
import { beforeAll, describe, expect, test } from "vitest";
import { HOUR, MINUTE, SECOND } from "../../../platform/clock";
import {
  codeOf,
  lastEmailTo,
  PASSWORD,
  textMessagesTo,
  signedInPerson,
} from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

type Person = { readonly as: string; readonly userId: string; readonly address: string };
let people = 0;
async function newPerson(email: string): Promise<Person> {
  const as = await signedInPerson(app, email);
  const { body } = await app.call(readUser, { as });
  return { as, userId: body.id, address: `192.0.2.${(people += 1)}` };
}
/** Mobile numbers in Australia's numbering plan; each test uses its own. */
let numbers = 0;
const newNumber = () => `+6149157${String(1_000 + (numbers += 1)).padStart(4, "0")}`;

const send = ({ as, userId, address }: Person, phoneNumber: string) =>
  app.call(sendMobileCode, { as, body: { userId, action: 1, phoneNumber }, address });
const verify = ({ as, userId, address }: Person, code: string) =>
  app.call(verifyMobileCode, { as, body: { userId, action: 1, code }, address });
const update = ({ as }: Person, body: BodyInput<typeof updateUser>) =>
  app.call(updateUser, { as, body });
const lastCodeTo = async (phoneNumber: string) =>
  codeOf((await textMessagesTo(app, phoneNumber)).at(-1)?.replace(/^.*\n/, "") ?? "");
const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, "0");

async function verified(person: Person, phoneNumber: string) {
  await send(person, phoneNumber);
  const code = await lastCodeTo(phoneNumber);
  await verify(person, code);
  return code;
}

const REFUSED = ["+19005551000", "+447012345678", "+979123456789", "+881612345678"];
test.each(REFUSED)("sends no code to the premium-rate number %s", async (phoneNumber) => {
  const person = await newPerson(`costly${phoneNumber.slice(1)}@phone.example`);
  const sent = await send(person, phoneNumber);
  expect([sent.status, sent.problem.errors]).toEqual([
    400,
    [
      {
        path: "phoneNumber",
        message: "Text messages cannot be sent to this number. Enter another mobile number.",
      },
    ],
  ]);
});

test("sends no code to a number outside SMS_COUNTRIES, and the person logs in by email", async () => {
  const email = "abroad@phone.example";
  const person = await newPerson(email);
  const phoneNumber = newNumber();
  await verified(person, phoneNumber);
  const saved = await update(person, { phoneNumber, otpType: 1, password: PASSWORD });
  expect(saved.status).toBe(200);
  const { textMessages } = app.services.config;
  Object.assign(textMessages, { countries: ["NZ"] });
  const sent = await send(person, newNumber());
  app.clock.pass(MINUTE);
  const asked = await app.call(requestSignInCode, { body: { email, password: PASSWORD } });
  Object.assign(textMessages, { countries: [] });
  expect([sent.status, asked.body.otpType]).toEqual([400, 2]);
  expect(await lastEmailTo(app, email)).toContain("Enter this code to finish logging in.");
});

test("a number is verified by its code, saved with the password, and receives sign-in codes", async () => {
  const email = "whole@phone.example";
  const person = await newPerson(email);
  const phoneNumber = newNumber();
  const sent = await send(person, phoneNumber);
  expect([sent.status, sent.body.message]).toEqual([200, "Verification code has been sent."]);
  const right = await verify(person, await lastCodeTo(phoneNumber));
  expect([right.status, right.body.message]).toEqual([200, "Successfully verified."]);
  expect((await app.call(readUser, person)).body.phoneNumber).toBeNull();
  const saved = await update(person, { phoneNumber, otpType: 1, password: PASSWORD });
  expect(saved.body).toMatchObject({
    phoneNumber,
    otpType: 1,
    notifications: [{ type: "two-factor", isDisplay: false }],
  });
  expect(await lastEmailTo(app, email)).toContain("two-factor method");
  const requested = await app.call(requestSignInCode, { body: { email, password: PASSWORD } });
  expect(requested.body.otpType).toBe(1);
  const otpCode = await lastCodeTo(phoneNumber);
  const body = { userId: requested.body.userId, otpCode };
  expect((await app.call(verifySignInCode, { body })).status).toBe(200);
});

describe("saving a number", () => {
  const refused = [{ path: "phoneNumber", message: "Please verify the phone number first." }];

  test("requires a verified code, once, and the password", async () => {
    const person = await newPerson("saving@phone.example");
    const phoneNumber = newNumber();
    const body = { phoneNumber, password: PASSWORD };
    expect((await update(person, body)).problem.errors).toEqual(refused);
    await send(person, phoneNumber);
    expect((await update(person, body)).problem.errors).toEqual(refused);
    const code = await lastCodeTo(phoneNumber);
    expect((await update(person, { ...body, otp: code })).problem.errors).toEqual(refused);
    await verify(person, code);
    expect((await update(person, { phoneNumber })).problem.errors).toEqual([
      { path: "password", message: "Please input your password." },
    ]);
    expect((await update(person, { ...body, otp: wrongCode(code) })).status).toBe(400);
    expect((await update(person, { ...body, otp: code })).status).toBe(200);
    expect((await update(person, { phoneNumber: null, password: PASSWORD })).status).toBe(200);
    expect((await update(person, body)).problem.errors).toEqual(refused);
  });

  test("rejects any number but the verified one, and another person's", async () => {
    const [person, other] = [
      await newPerson("one@phone.example"),
      await newPerson("other@phone.example"),
    ];
    const [number, unverified] = [newNumber(), newNumber()];
    await verified(person, number);
    const wrong = await update(person, { phoneNumber: unverified, password: PASSWORD });
    expect(wrong.problem.errors).toEqual(refused);
    const foreign = await update(other, { phoneNumber: number, password: PASSWORD });
    expect(foreign.problem.errors).toEqual(refused);
    expect((await update(person, { phoneNumber: number, password: PASSWORD })).status).toBe(200);
  });

  test("rejects an unassigned number and one without a country code", async () => {
    const person = await newPerson("invalid@phone.example");
    const invalid = [{ path: "phoneNumber", message: "Please add a valid number." }];
    for (const phoneNumber of ["+99912345678", "0491 570 156", "+610491570156", "", "phone"]) {
      const { status, problem } = await update(person, { phoneNumber, password: PASSWORD });
      expect([status, problem.errors]).toEqual([400, invalid]);
    }
  });

  test("saves a number for ten minutes after its verification", async () => {
    const person = await newPerson("late@phone.example");
    const phoneNumber = newNumber();
    await send(person, phoneNumber);
    app.clock.pass(9 * MINUTE);
    expect((await verify(person, await lastCodeTo(phoneNumber))).status).toBe(200);
    app.clock.pass(10 * MINUTE);
    expect((await update(person, { phoneNumber, password: PASSWORD })).problem.errors).toEqual(
      refused,
    );
  });

  test("uses up the code once if done concurrently", async () => {
    const person = await newPerson("parallel@phone.example");
    const phoneNumber = newNumber();
    await verified(person, phoneNumber);
    const saves = Array.from({ length: 4 }, () =>
      update(person, { phoneNumber, password: PASSWORD }),
    );
    // A later one has nothing left to change.
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
    expect((await app.call(readUser, person)).body.phoneNumber).toBe(phoneNumber);
  });

  test("rejects removing the number while codes are sent to it", async () => {
    const person = await newPerson("away@phone.example");
    const phoneNumber = newNumber();
    await verified(person, phoneNumber);
    await update(person, { phoneNumber, otpType: 1, password: PASSWORD });
    const away = await update(person, { phoneNumber: null, password: PASSWORD });
    expect(away.problem.errors).toEqual([
      { path: "otpType", message: "Please add a phone number first." },
    ]);
    const both = await update(person, { phoneNumber: null, otpType: 2, password: PASSWORD });
    expect(both.body).toMatchObject({ phoneNumber: null, otpType: 2 });
  });
});

describe("a phone's code", () => {
  test("rejects a phone's code after five wrong tries, and after ten minutes", async () => {
    const person = await newPerson("tries@phone.example");
    const phoneNumber = newNumber();
    await send(person, phoneNumber);
    const right = await lastCodeTo(phoneNumber);
    for (let number = 0; number < 5; number += 1) {
      const wrong = await verify(person, wrongCode(right));
      expect([wrong.status, wrong.problem.detail]).toEqual([400, "Please enter a valid code"]);
    }
    expect((await verify(person, right)).status).toBe(400);
    app.clock.pass(30 * SECOND);
    await send(person, phoneNumber);
    app.clock.pass(10 * MINUTE);
    expect((await verify(person, await lastCodeTo(phoneNumber))).status).toBe(400);
  });

  test("rejects a phone's code if none was sent, or if it is malformed", async () => {
    const person = await newPerson("none@phone.example");
    expect((await verify(person, "123456")).problem.detail).toBe("Please enter a valid code");
    for (const code of ["", " ", "1234567"]) {
      const { status, problem } = await verify(person, code);
      expect([status, problem.errors]).toEqual([
        400,
        [{ path: "code", message: "Please enter a valid code" }],
      ]);
    }
    expect((await verify(person, "12 345")).problem.detail).toBe("Please enter a valid code");
  });

  test("takes neither a phone's code for sign-in nor a sign-in code for a phone", async () => {
    const email = "purposes@phone.example";
    const person = await newPerson(email);
    const phoneNumber = newNumber();
    await send(person, phoneNumber);
    const otpCode = await lastCodeTo(phoneNumber);
    const signedIn = await app.call(verifySignInCode, { body: { userId: person.userId, otpCode } });
    expect(signedIn.status).toBe(401);
    await app.call(requestSignInCode, { body: { email, password: PASSWORD } });
    const signInCode = codeOf(await lastEmailTo(app, email));
    const isRefused = signInCode === otpCode || (await verify(person, signInCode)).status === 400;
    expect(isRefused).toBe(true);
  });

  test("resends a phone's code after 30 seconds, and rejects the earlier one", async () => {
    const person = await newPerson("again@phone.example");
    const phoneNumber = newNumber();
    await send(person, phoneNumber);
    const first = await lastCodeTo(phoneNumber);
    const soon = await send(person, phoneNumber);
    expect([soon.status, soon.problem.code, soon.headers["retry-after"]]).toEqual([
      429,
      "code-sent-recently",
      "30",
    ]);
    app.clock.pass(30 * SECOND);
    expect((await send(person, phoneNumber)).status).toBe(200);
    const second = await lastCodeTo(phoneNumber);
    const isRejected = first === second || (await verify(person, first)).status === 400;
    expect(isRejected).toBe(true);
    expect((await verify(person, second)).status).toBe(200);
  });

  test("sends a phone's code for the caller's own account only", async () => {
    const [person, other] = [
      await newPerson("own@phone.example"),
      await newPerson("their@phone.example"),
    ];
    const phoneNumber = newNumber();
    const foreign = { ...person, userId: other.userId };
    expect((await send(foreign, phoneNumber)).status).toBe(404);
    expect((await verify(foreign, "123456")).status).toBe(404);
    expect(await textMessagesTo(app, phoneNumber)).toEqual([]);
  });

  test.each([
    "+610",
    "0491570156",
    "+61 491 570 156",
    "+61299999999999",
    "+99912345678",
    "+15550001",
    "+610491570156",
  ])("sends no phone's code to %s", async (phoneNumber) => {
    const person = await newPerson(`n${phoneNumber.replaceAll(/\D/g, "")}@phone.example`);
    const { status, problem } = await send(person, phoneNumber);
    expect([status, problem.errors]).toEqual([
      400,
      [{ path: "phoneNumber", message: "Please add a valid number." }],
    ]);
  });

  test("limits a phone's codes by number, by account and by address", async () => {
    const target = newNumber();
    const person = await newPerson("limits@phone.example");
    const statuses = async (count: number, call: () => ReturnType<typeof send>) => {
      const found: number[] = [];
      for (let number = 0; number < count; number += 1) {
        app.clock.pass(31 * SECOND);
        found.push((await call()).status);
      }
      return found;
    };
    expect(await statuses(6, () => send(person, target))).toEqual([200, 200, 200, 200, 200, 429]);
    // Another person cannot send codes to that phone either.
    const other = await newPerson("limits2@phone.example");
    expect((await send(other, target)).status).toBe(429);
    expect(await statuses(5, () => send(person, newNumber()))).toEqual([200, 200, 200, 200, 429]);
    app.clock.pass(HOUR);
    const crowd = "198.51.100.77";
    for (let number = 0; number < 3; number += 1) {
      const each = { ...(await newPerson(`crowd${number}@phone.example`)), address: crowd };
      expect(await statuses(10, () => send(each, newNumber()))).toEqual(
        Array<number>(10).fill(200),
      );
    }
    const last = { ...(await newPerson("crowd9@phone.example")), address: crowd };
    expect((await send(last, newNumber())).status).toBe(429);
  });
});
