import {
  requestPasswordReset,
  resetPassword,
} from "@holdfast/contract/accounts/password-endpoints";
import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { beforeAll, expect, it } from "vitest";
import { DAY, MINUTE } from "../../../src/platform/clock";
import { codeOf, lastEmailTo, linkOf, PASSWORD, registerPerson } from "../../factories/people";
import { testApp, type TestApp } from "../../setup/test-app";

/*
 * A stranger could use the limits of an account to lock its person out, unless the limits exempt the person's own
 * addresses.
 */

const STRANGER = "203.0.113.66";
const WINDOW = 10 * MINUTE;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const ask = (email: string, address: string, password = PASSWORD) =>
  app.call(requestSignInCode, { body: { email, password }, address });

async function signInFrom(email: string, address: string, password = PASSWORD) {
  const asked = await ask(email, address, password);
  if (asked.status !== 200) return asked.status;
  const otpCode = codeOf(await lastEmailTo(app, email));
  const body = { userId: asked.body.userId, otpCode };
  return (await app.call(verifySignInCode, { body, address })).status;
}

const guessCode = (userId: string, address: string) =>
  app.call(verifySignInCode, { body: { userId, otpCode: "000000" }, address });

/** A stranger guesses until no one is let in any more. */
async function useUp(email: string) {
  for (let number = 0; number < 10; number += 1) await ask(email, STRANGER, "Wrong-1");
  expect((await ask(email, STRANGER, "Wrong-1")).status).toBe(429);
}

it("a stranger who guesses all day does not lock a person out at home", async () => {
  const [email, home] = ["home@lockout.example", "198.51.100.1"];
  await registerPerson(app, email);
  expect(await signInFrom(email, home)).toBe(200);
  for (let window = 0; window < 3; window += 1) {
    await useUp(email);
    expect(await signInFrom(email, home)).toBe(200);
    app.clock.pass(WINDOW);
  }
});

it("allows sign-in from any address once the person has reset the password by email", async () => {
  const [email, elsewhere] = ["travels@lockout.example", "2001:db8:1:2::7"];
  await registerPerson(app, email);
  await useUp(email);
  expect(await signInFrom(email, elsewhere)).toBe(429);
  await app.call(requestPasswordReset, { body: { email }, address: elsewhere });
  const { id, token } = linkOf(await lastEmailTo(app, email));
  const newPassword = "Tide-and-Anchor-7";
  const body = { userId: id, token, newPassword };
  expect((await app.call(resetPassword, { body, address: elsewhere })).status).toBe(204);
  // A client can change the second half of its IPv6 address at will.
  expect(await signInFrom(email, "2001:db8:1:2::8", newPassword)).toBe(200);
  expect(await signInFrom(email, "2001:db8:1:3::7", newPassword)).toBe(429);
});

it("a known address has ten attempts for its own account, for ninety days", async () => {
  const [email, home] = ["known@lockout.example", "198.51.100.2"];
  await registerPerson(app, email);
  await registerPerson(app, "other@lockout.example");
  expect(await signInFrom(email, home)).toBe(200);
  app.clock.pass(WINDOW);
  await useUp(email);
  await useUp("other@lockout.example");
  expect((await ask("other@lockout.example", home)).status).toBe(429);
  for (let number = 0; number < 10; number += 1)
    expect((await ask(email, home, "Wrong-1")).status).toBe(401);
  expect((await ask(email, home)).status).toBe(429);
  app.clock.pass(90 * DAY);
  await useUp(email);
  expect((await ask(email, home)).status).toBe(429);
});

it("a refusal does not reveal whether an account exists", async () => {
  await registerPerson(app, "real@lockout.example");
  const refusals = [];
  for (const email of ["real@lockout.example", "unreal@lockout.example"]) {
    await useUp(email);
    const { status, problem, headers } = await ask(email, "198.51.100.3");
    refusals.push({ status, problem, headers: { ...headers, date: "" } });
  }
  expect(refusals[0]).toEqual(refusals[1]);
});

it("a whole office can log in from one address", async () => {
  const office = "198.51.100.20";
  const people = Array.from({ length: 9 }, (_, at) => `office${at}@lockout.example`);
  for (const email of people) await registerPerson(app, email);
  for (let round = 0; round < 8; round += 1)
    for (const email of people) expect(await signInFrom(email, office)).toBe(200);
});

it("locks out unknown accounts only at an address with guesses, and a successful sign-in doesn't reset the count", async () => {
  const [known, unknown, own] = ["known", "new", "own"].map((who) => `${who}@shared.example`);
  const shared = "198.51.100.21";
  for (const email of [known, unknown, own]) await registerPerson(app, email ?? "");
  expect(await signInFrom(known ?? "", shared)).toBe(200);
  for (let number = 0; number < 60; number += 1) {
    const isOwn = number % 10 === 0;
    const owned = isOwn ? (await ask(own ?? "", shared)).status : 200;
    expect(owned).toBe(200);
    app.clock.pass(4_000);
    expect((await ask(`guess${number}@shared.example`, shared, "Wrong-1")).status).toBe(401);
  }
  expect((await ask("guess60@shared.example", shared, "Wrong-1")).status).toBe(429);
  expect((await ask(unknown ?? "", shared)).status).toBe(429);
  expect((await ask(unknown ?? "", "198.51.100.22")).status).toBe(200);
  // Codes are guessed there as well.
  for (let number = 0; number < 60; number += 1)
    expect((await guessCode(app.services.newId(), shared)).status).toBe(401);
  expect((await guessCode(app.services.newId(), shared)).status).toBe(429);
  expect(await signInFrom(known ?? "", shared)).toBe(200);
});
