import { resendConfirmation } from "@holdfast/contract/accounts/confirmation-endpoints";
import {
  readResetLink,
  requestPasswordReset,
  RESET_SENT,
  resetPassword,
} from "@holdfast/contract/accounts/password-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { confirmEmailUpdate } from "@holdfast/contract/accounts/confirmation-endpoints";
import { beforeAll, describe, expect, test } from "vitest";
import { HOUR } from "../../../platform/clock";
import {
  codeOf,
  lastEmailTo,
  emailsTo,
  linkOf,
  PASSWORD,
  registerPerson,
  sendAll,
  registrationOf,
  signedInPerson,
  signIn,
} from "../../../../test/factories/people";
import { statementsOf } from "../../../../test/database/statements";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { userByEmail } from "../users-store";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const NEW = "Tide-and-Anchor-7";
let addresses = 0;
/** Uses a new address each time, so that the limits by address do not apply. */
const requestReset = (email: string, address = `192.0.2.${(addresses += 1)}`) =>
  app.call(requestPasswordReset, { body: { email }, address });
const reset = ({ id, token }: { id: string; token: string }, newPassword = NEW) =>
  app.call(resetPassword, { body: { userId: id, token, newPassword } });
const requestCode = (email: string, password: string) =>
  app.call(requestSignInCode, { body: { email, password } });
const EXPIRED =
  "Your password cannot be updated. This is possibly because the link we sent to you is expired. Please send verification email again.";
const USED = "You have already set a new password with this link. Log in.";

async function linkFor(email: string) {
  await requestReset(email);
  return linkOf(await lastEmailTo(app, email));
}

describe("requesting a reset", () => {
  test("answers the same for an address with an account and one without", async () => {
    await registerPerson(app, "known@reset.example");
    const known = await requestReset("Known@reset.example");
    const unknown = await requestReset("unknown@reset.example");
    expect(known.status).toBe(200);
    expect(known.body).toEqual({ message: RESET_SENT });
    expect(unknown.bytes).toEqual(known.bytes);
    const comparable = ({ headers }: typeof known) => ({ ...headers, date: "" });
    expect(comparable(unknown)).toEqual(comparable(known));
    expect(await emailsTo(app, "unknown@reset.example")).toEqual([]);
    expect(await lastEmailTo(app, "known@reset.example")).toContain("/reset-password?id=");
  });

  test("runs the same statements for both", async () => {
    await registerPerson(app, "counted@reset.example");
    await app.outbox.drain();
    const known = await statementsOf(() => requestReset("counted@reset.example"));
    await app.outbox.drain();
    expect(await statementsOf(() => requestReset("nobody@reset.example"))).toEqual(known);
    expect(known).toHaveLength(7);
  });

  test("limits requests for a reset by account and by address, for known and unknown accounts", async () => {
    await registerPerson(app, "limited@reset.example");
    for (const email of ["limited@reset.example", "stranger@reset.example"]) {
      for (let number = 0; number < 5; number += 1) {
        expect((await requestReset(email)).status).toBe(200);
        // Emails enqueued in the same millisecond have no defined order.
        await sendAll(app);
      }
      const refused = await requestReset(email);
      expect([refused.status, refused.problem.code, refused.headers["retry-after"]]).toEqual([
        429,
        "too-many-requests",
        "3600",
      ]);
    }
    // The newest of the five links works: no one is locked out.
    expect((await reset(linkOf(await lastEmailTo(app, "limited@reset.example")))).status).toBe(204);
    const address = "198.51.100.9";
    for (let number = 0; number < 30; number += 1)
      expect((await requestReset(`person${number}@reset.example`, address)).status).toBe(200);
    expect((await requestReset("person31@reset.example", address)).status).toBe(429);
    app.clock.pass(HOUR);
    expect((await requestReset("person31@reset.example", address)).status).toBe(200);
    expect((await requestReset("limited@reset.example")).status).toBe(200);
  });
});

describe("a reset link", () => {
  test("sets the password, ends every session and code, and emails the person", async () => {
    const email = "whole@reset.example";
    const token = await signedInPerson(app, email);
    const other = await signIn(app, email);
    const requested = await requestCode(email, PASSWORD);
    const otpCode = codeOf(await lastEmailTo(app, email));
    expect((await reset(await linkFor(email))).status).toBe(204);
    for (const as of [token, other]) expect((await app.call(readUser, { as })).status).toBe(401);
    const code = { userId: requested.body.userId, otpCode };
    expect((await app.call(verifySignInCode, { body: code })).status).toBe(401);
    expect((await requestCode(email, PASSWORD)).status).toBe(401);
    expect((await app.call(readUser, { as: await signIn(app, email, NEW) })).status).toBe(200);
    const emails = (await emailsTo(app, email)).join("\n");
    expect(emails).toContain("Your Holdfast password was changed");
  });

  test("works once", async () => {
    await registerPerson(app, "once@reset.example");
    const link = await linkFor("once@reset.example");
    expect((await reset(link)).status).toBe(204);
    const again = await reset(link);
    expect([again.status, again.problem.detail]).toEqual([418, USED]);
  });

  test("opens a reset link repeatedly, and reports that it was used afterwards", async () => {
    await registerPerson(app, "read@reset.example");
    const link = await linkFor("read@reset.example");
    const read = (body = link) => app.call(readResetLink, { body });
    for (let opened = 0; opened < 2; opened += 1) expect((await read()).status).toBe(204);
    const cut = { ...link, token: link.token.slice(0, -1) };
    expect((await read(cut)).problem.detail).toBe(EXPIRED);
    expect((await reset(link)).status).toBe(204);
    expect((await read()).problem.detail).toBe(USED);
    expect((await read(cut)).problem.detail).toBe(EXPIRED);
    const late = await linkFor("read@reset.example");
    app.clock.pass(HOUR);
    expect((await read(late)).problem.detail).toBe(EXPIRED);
  });

  test("succeeds once if used concurrently", async () => {
    await registerPerson(app, "parallel@reset.example");
    const link = await linkFor("parallel@reset.example");
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => reset(link)));
    const statuses = outcomes.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, ...Array<number>(7).fill(418)]);
  });

  test("works for an hour, or until a newer one is sent", async () => {
    await registerPerson(app, "late@reset.example");
    const late = await linkFor("late@reset.example");
    app.clock.pass(HOUR);
    expect((await reset(late)).status).toBe(418);
    const first = await linkFor("late@reset.example");
    const second = await linkFor("late@reset.example");
    expect((await reset(first)).status).toBe(418);
    app.clock.pass(HOUR - 1);
    expect((await reset(second)).status).toBe(204);
  });

  test("rejects a reset link that is incomplete or another person's", async () => {
    await registerPerson(app, "ana@reset.example");
    await registerPerson(app, "ben@reset.example");
    const link = await linkFor("ana@reset.example");
    const linkOfBen = await linkFor("ben@reset.example");
    for (const wrong of [
      { ...link, id: linkOfBen.id },
      { ...link, id: app.services.newId() },
      { ...link, token: link.token.slice(0, -1) },
      { ...link, token: `${link.token}A` },
    ])
      expect((await reset(wrong)).problem.detail).toBe(EXPIRED);
    const cut = await reset({ ...link, id: "" });
    expect(cut.problem.errors).toEqual([{ path: "userId", message: EXPIRED }]);
    expect((await reset(link)).status).toBe(204);
  });

  test("works for nothing else, and no other link resets a password", async () => {
    const email = "kinds@reset.example";
    await app.call(register, { body: registrationOf(email) });
    expect((await reset(linkOf(await lastEmailTo(app, email)))).status).toBe(418);
    const link = await linkFor(email);
    expect((await app.call(confirmEmailUpdate, { body: link })).status).toBe(418);
  });

  test("activates an unconfirmed account, because it verifies the address", async () => {
    const email = "unconfirmed@reset.example";
    await app.call(register, { body: registrationOf(email) });
    app.clock.pass(HOUR);
    const link = await linkFor(email);
    // The person who registered the address may not be the one who reads its emails.
    const refused = await reset(link);
    expect([refused.status, refused.problem.errors]).toEqual([
      400,
      [{ path: "agreementsAccepted", message: "Please accept the four agreements." }],
    ]);
    expect((await requestCode(email, NEW)).status).toBe(401);
    const body = { userId: link.id, token: link.token, newPassword: NEW };
    const agreed = await app.call(resetPassword, { body: { ...body, agreementsAccepted: true } });
    expect(agreed.status).toBe(204);
    expect((await requestCode(email, NEW)).status).toBe(200);
    const user = await userByEmail(app.services.database.query, email);
    expect(user?.agreementsAcceptedAt).toEqual(app.clock.now());
    // An active account gets no more activation emails.
    const count = (await emailsTo(app, email)).length;
    await app.call(resendConfirmation, { body: { email, password: NEW } });
    expect(await emailsTo(app, email)).toHaveLength(count);
  });

  test("does not change the date of an earlier acceptance of the agreements", async () => {
    const email = "agreed@reset.example";
    await registerPerson(app, email);
    const read = () => userByEmail(app.services.database.query, email);
    const before = (await read())?.agreementsAcceptedAt;
    expect(before).toEqual(app.clock.now());
    app.clock.pass(HOUR);
    const link = await linkFor(email);
    const body = { userId: link.id, token: link.token, newPassword: NEW };
    expect(
      (await app.call(resetPassword, { body: { ...body, agreementsAccepted: false as true } }))
        .status,
    ).toBe(400);
    expect((await reset(link)).status).toBe(204);
    expect((await read())?.agreementsAcceptedAt).toEqual(before);
  });

  test("cancels a pending email change", async () => {
    const email = "hijacked@reset.example";
    const as = await signedInPerson(app, email);
    const to = "thief@reset.example";
    await app.call(updateUser, { as, body: { email: to, password: PASSWORD } });
    const change = linkOf(await lastEmailTo(app, to));
    expect((await reset(await linkFor(email))).status).toBe(204);
    expect((await app.call(confirmEmailUpdate, { body: change })).status).toBe(418);
  });
});

test.each([
  ["short", "Password must be at least 6 characters and contain"],
  ["Password1!", "This password is too common. Please choose another."],
  ["Silva-2026!", "Please choose a password without your own name."],
])("%s is rejected at the field, and the link still works", async (password, message) => {
  const email = `${password.toLowerCase().slice(0, 5)}@reset.example`;
  await registerPerson(app, email);
  const link = await linkFor(email);
  const refused = await reset(link, password);
  expect(refused.status).toBe(400);
  expect(refused.problem.errors).toEqual([
    { path: "newPassword", message: expect.stringContaining(message) as string },
  ]);
  expect((await reset(link)).status).toBe(204);
});
