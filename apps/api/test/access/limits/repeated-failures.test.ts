import {
  confirmAuthenticator,
  startAuthenticator,
} from "@holdfast/contract/accounts/authenticator-endpoints";
import { resendConfirmation } from "@holdfast/contract/accounts/confirmation-endpoints";
import { signInMachine } from "@holdfast/contract/accounts/direct-sign-in-endpoints";
import {
  requestPasswordReset,
  changePassword,
  resetPassword,
} from "@holdfast/contract/accounts/password-endpoints";
import { sendMobileCode, verifyMobileCode } from "@holdfast/contract/accounts/phone-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { OTP_TYPES } from "@holdfast/contract/accounts/user";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { HOUR } from "../../../src/platform/clock";
import { countAttempts } from "../../../src/platform/limits/rate-limits";
import { users } from "../../../src/features/accounts/accounts-table";
import { FAILURES_BY_ACCOUNT } from "../../../src/features/accounts/sign-in/sign-in-limits";
import {
  codeOf,
  lastEmailTo,
  emailsTo,
  linkOf,
  PASSWORD,
  registerPerson,
  sendAll,
} from "../../factories/people";
import { testApp, type TestApp } from "../../setup/test-app";

/*
 * The limits per window allow thousands of guesses a day. Wrong passwords and codes are therefore also counted
 * per account over days, until the person signs in or resets the password.
 */

const LOCKED =
  "Too many wrong passwords or codes. Reset your password with 'Forgot password' to log in.";
/** The message where the person is logged in. */
const LOCKED_IN_SETTINGS =
  "Too many wrong passwords or codes. Log out, then reset your password with 'Forgot password'.";
const LIMIT = 50;
const WRONG = "Wrong-password-1";
const HOME = "198.51.100.7";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

let addresses = 0;
/** A new address each time. */
const newAddress = () => `203.0.${(addresses += 1) >> 8}.${addresses & 255}`;

const ask = (email: string, address: string, password = PASSWORD) =>
  app.call(requestSignInCode, { body: { email, password }, address });

async function signInFrom(email: string, address: string, password = PASSWORD) {
  const asked = await ask(email, address, password);
  if (asked.status !== 200) return asked;
  const otpCode = codeOf(await lastEmailTo(app, email));
  return app.call(verifySignInCode, { body: { userId: asked.body.userId, otpCode }, address });
}

/** One wrong guess every five hours: every limit per window has expired by then. */
async function failFor(times: number, guess: () => Promise<{ status: number }>, status = 401) {
  for (let number = 0; number < times; number += 1) {
    app.clock.pass(5 * HOUR);
    expect([number, (await guess()).status]).toEqual([number, status]);
  }
  // The email about them is sent before any later one.
  await sendAll(app);
  app.clock.pass(HOUR);
}

/** Counts failures without causing them. */
const countFailures = async (userId: string, times: number) => {
  for (let number = 0; number < times; number += 1)
    await countAttempts(app.services, [[FAILURES_BY_ACCOUNT, userId]]);
};

const guessPassword = (email: string) => () => ask(email, newAddress(), WRONG);

const wrongCode = (right: string) => (right === "000000" ? "000001" : "000000");

const messageOf = ({
  status,
  problem,
}: {
  status: number;
  problem: { detail?: string } | undefined;
}) => [status, problem?.detail];

async function newPerson(name: string) {
  const email = `${name}@failures.example`;
  await registerPerson(app, email);
  const { body: answer, status } = await signInFrom(email, HOME);
  expect(status).toBe(200);
  const as = (answer as { access_token: string }).access_token;
  const userId = (await app.call(readUser, { as })).body.id;
  return { email, as, userId };
}

/** Lets a person's failures reach the limit: the last is a wrong password, the others are only counted. */
async function failUpTo(limit: number, { email, userId }: { email: string; userId: string }) {
  await countFailures(userId, limit - 1);
  await failFor(1, guessPassword(email));
}

async function resetFrom(email: string, address: string, newPassword: string) {
  await app.call(requestPasswordReset, { body: { email }, address });
  const { id, token } = linkOf(await lastEmailTo(app, email));
  const body = { userId: id, token, newPassword };
  return (await app.call(resetPassword, { body, address })).status;
}

describe("after 50 wrong passwords in a row, over ten days", () => {
  it("refuses the right password from a new address, and still lets the person in at home", async () => {
    const { email } = await newPerson("passwords");
    await failFor(LIMIT, guessPassword(email));
    app.clock.pass(24 * HOUR);
    expect(messageOf(await ask(email, newAddress()))).toEqual([401, LOCKED]);
    expect(messageOf(await ask(email, newAddress(), WRONG))).toEqual([401, LOCKED]);
    expect((await signInFrom(email, HOME)).status).toBe(200);
    // Signing in resets the count.
    expect((await ask(email, newAddress(), WRONG)).status).toBe(401);
    app.clock.pass(HOUR);
    expect((await signInFrom(email, newAddress())).status).toBe(200);
  });

  it("emails the person once with what happened and what to do", async () => {
    const person = await newPerson("email");
    const { email } = person;
    const isAboutThis = (mail: string) => mail.includes("50 wrong passwords or codes");
    await failUpTo(LIMIT - 1, person);
    expect((await emailsTo(app, email)).filter(isAboutThis)).toEqual([]);
    await failFor(6, guessPassword(email));
    const mails = (await emailsTo(app, email)).filter(isAboutThis);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain("/reset-password");
  });

  it("allows sign-in again after a password reset from any address", async () => {
    const person = await newPerson("reset");
    const { email } = person;
    await failUpTo(LIMIT, person);
    const away = newAddress();
    expect(messageOf(await ask(email, away))).toEqual([401, LOCKED]);
    expect(await resetFrom(email, away, "Tide-and-Anchor-7")).toBe(204);
    app.clock.pass(HOUR);
    expect((await signInFrom(email, newAddress(), "Tide-and-Anchor-7")).status).toBe(200);
  });

  it("further guesses do not lock the person out at home or after a reset", async () => {
    const person = await newPerson("goeson");
    const { email } = person;
    const away = newAddress();
    await failUpTo(LIMIT + 1, person);
    expect((await signInFrom(email, HOME)).status).toBe(200);
    await failUpTo(LIMIT, person);
    expect(await resetFrom(email, away, "Tide-and-Anchor-7")).toBe(204);
    await failUpTo(LIMIT, person);
    expect((await signInFrom(email, away, "Tide-and-Anchor-7")).status).toBe(200);
  });

  it("responds the same for an address without an account", async () => {
    const email = "nobody@failures.example";
    await failFor(LIMIT, guessPassword(email));
    const known = await newPerson("known");
    await failUpTo(LIMIT, known);
    const answers = [await ask(email, newAddress()), await ask(known.email, newAddress())];
    for (const answer of answers) expect(messageOf(answer)).toEqual([401, LOCKED]);
    expect(answers[0]?.bytes).toEqual(answers[1]?.bytes);
  });
});

describe("counts every wrong password and code", () => {
  it("codes by email, guessed with the right password", async () => {
    const { email, userId } = await newPerson("codes");
    await countFailures(userId, LIMIT - 1);
    await failFor(1, async () => {
      const { body: answer } = await ask(email, newAddress());
      const otpCode = wrongCode(codeOf(await lastEmailTo(app, email)));
      return app.call(verifySignInCode, {
        body: { userId: answer.userId, otpCode },
        address: newAddress(),
      });
    });
    expect(messageOf(await ask(email, newAddress()))).toEqual([401, LOCKED]);
    expect((await signInFrom(email, HOME)).status).toBe(200);
  });

  it("refuses the 51st code, even the right one", async () => {
    const { email, userId } = await newPerson("lastcode");
    const address = newAddress();
    app.clock.pass(HOUR);
    expect((await ask(email, address)).status).toBe(200);
    const otpCode = codeOf(await lastEmailTo(app, email));
    await countFailures(userId, LIMIT);
    const body = { userId, otpCode };
    expect(messageOf(await app.call(verifySignInCode, { body, address }))).toEqual([401, LOCKED]);
    expect((await app.call(verifySignInCode, { body, address: HOME })).status).toBe(200);
  });

  it.each<
    [
      string,
      number,
      (of: { email: string; as: string; userId: string }) => Promise<{ status: number }>,
    ]
  >([
    [
      "of a machine's sign-in",
      401,
      ({ email }) =>
        app.call(signInMachine, { body: { email, password: WRONG }, address: newAddress() }),
    ],
    [
      "when requesting another activation email",
      401,
      ({ email }) =>
        app.call(resendConfirmation, { body: { email, password: WRONG }, address: newAddress() }),
    ],
    [
      "when changing the password",
      400,
      ({ as }) => {
        const body = { password: WRONG, newPassword: "Tide-and-Anchor-7" };
        return app.call(changePassword, { as, body, address: newAddress() });
      },
    ],
    [
      "when changing the settings",
      400,
      ({ as }) => {
        const body = { email: "other@failures.example", password: WRONG };
        return app.call(updateUser, { as, body, address: newAddress() });
      },
    ],
    [
      "for a new phone",
      400,
      async ({ as, userId }) => {
        const number = { userId, action: 1 as const, phoneNumber: "+61491570156" };
        await app.call(sendMobileCode, { as, body: number });
        const body = { userId, action: 1 as const, code: "000000" };
        return app.call(verifyMobileCode, { as, body, address: newAddress() });
      },
    ],
    [
      "for a new authenticator app",
      400,
      async ({ as }) => {
        await app.call(startAuthenticator, { as, body: { password: PASSWORD }, address: HOME });
        return app.call(confirmAuthenticator, {
          as,
          body: { code: "000000" },
          address: newAddress(),
        });
      },
    ],
    [
      "from the authenticator app at sign-in",
      401,
      async ({ email, as, userId }) => {
        await app.call(startAuthenticator, { as, body: { password: PASSWORD }, address: HOME });
        const withApp = {
          otpType: OTP_TYPES.authenticator,
          authenticatorConfirmedAt: app.clock.now(),
        };
        await app.services.database.query.update(users).set(withApp).where(eq(users.id, userId));
        await ask(email, HOME);
        const body = { userId, otpCode: "000000" };
        return app.call(verifySignInCode, { body, address: newAddress() });
      },
    ],
  ])("counts every wrong password and code %s", async (name, status, guess) => {
    const { email, as, userId } = await newPerson(name.replaceAll(/\W/g, ""));
    await countFailures(userId, LIMIT - 1);
    expect((await guess({ email, as, userId })).status).toBe(status);
    // From a new address the account is locked, and the same check refuses too.
    expect(messageOf(await ask(email, newAddress()))).toEqual([401, LOCKED]);
    const refused = (await guess({ email, as, userId })) as unknown as {
      problem: { detail?: string; errors?: readonly { message: string }[] };
    };
    const message = refused.problem.errors?.[0]?.message ?? refused.problem.detail;
    expect(message).toBe(status === 400 ? LOCKED_IN_SETTINGS : LOCKED);
    app.clock.pass(HOUR);
  });
});
