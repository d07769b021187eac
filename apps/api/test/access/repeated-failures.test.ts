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
import { HOUR } from "../../src/platform/clock";
import { countAttempts } from "../../src/platform/limits/rate-limits";
import { users } from "../../src/features/accounts/accounts-table";
import { FAILURES_BY_ACCOUNT } from "../../src/features/accounts/sign-in-limits";
import {
  codeOf,
  lastEmailTo,
  emailsTo,
  linkOf,
  PASSWORD,
  registerPerson,
  sendAll,
} from "../factories/people";
import { testApp, type TestApp } from "../setup/test-app";

/*
 * The limits per window allow thousands of guesses a day. Wrong passwords and codes are therefore also counted
 * per account over days, until the person signs in or resets the password.
 */

const ENDED =
  "Too many wrong passwords or codes. Reset your password with 'Forgot password' to log in.";
/** Where the person is logged in. */
const ENDED_IN_SETTINGS =
  "Too many wrong passwords or codes. Log out, then reset your password with 'Forgot password'.";
const MOST = 50;
const WRONG = "Wrong-password-1";
const HOME = "198.51.100.7";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

let addresses = 0;
/** An address that nobody has used before. */
const newAddress = () => `203.0.${(addresses += 1) >> 8}.${addresses & 255}`;

const ask = (email: string, address: string, password = PASSWORD) =>
  app.call(requestSignInCode, { body: { email, password }, address });

async function signInFrom(email: string, address: string, password = PASSWORD) {
  const asked = await ask(email, address, password);
  if (asked.status !== 200) return asked;
  const otpCode = codeOf(await lastEmailTo(app, email));
  return app.call(verifySignInCode, { body: { userId: asked.answer.userId, otpCode }, address });
}

/** One wrong guess every five hours: every limit per window is fresh again. */
async function failFor(times: number, guess: () => Promise<{ status: number }>, status = 401) {
  for (let number = 0; number < times; number += 1) {
    app.clock.pass(5 * HOUR);
    expect([number, (await guess()).status]).toEqual([number, status]);
  }
  // The email about them comes before whatever is sent next.
  await sendAll(app);
  app.clock.pass(HOUR);
}

const guessPassword = (email: string) => () => ask(email, newAddress(), WRONG);

const wrongCode = (right: string) => (right === "000000" ? "000001" : "000000");

const said = ({
  status,
  problem,
}: {
  status: number;
  problem: { detail?: string } | undefined;
}) => [status, problem?.detail];

async function newPerson(name: string) {
  const email = `${name}@failures.example`;
  await registerPerson(app, email);
  const { answer, status } = await signInFrom(email, HOME);
  expect(status).toBe(200);
  return { email, as: (answer as { access_token: string }).access_token };
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
    await failFor(MOST, guessPassword(email));
    app.clock.pass(24 * HOUR);
    expect(said(await ask(email, newAddress()))).toEqual([401, ENDED]);
    expect(said(await ask(email, newAddress(), WRONG))).toEqual([401, ENDED]);
    expect((await signInFrom(email, HOME)).status).toBe(200);
    // Signing in ends the count.
    expect((await ask(email, newAddress(), WRONG)).status).toBe(401);
    app.clock.pass(HOUR);
    expect((await signInFrom(email, newAddress())).status).toBe(200);
  });

  it("emails the person once what happened and what to do", async () => {
    const { email } = await newPerson("email");
    const isAboutThis = (mail: string) => mail.includes("50 wrong passwords or codes");
    await failFor(MOST - 1, guessPassword(email));
    expect((await emailsTo(app, email)).filter(isAboutThis)).toEqual([]);
    await failFor(6, guessPassword(email));
    const mails = (await emailsTo(app, email)).filter(isAboutThis);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain("/reset-password");
  });

  it("a reset of the password from any address opens the sign-in again", async () => {
    const { email } = await newPerson("reset");
    await failFor(MOST, guessPassword(email));
    const away = newAddress();
    expect(said(await ask(email, away))).toEqual([401, ENDED]);
    expect(await resetFrom(email, away, "Tide-and-Anchor-7")).toBe(204);
    app.clock.pass(HOUR);
    expect((await signInFrom(email, newAddress(), "Tide-and-Anchor-7")).status).toBe(200);
  });

  it("a stranger who goes on does not lock the person out at home or after a reset", async () => {
    const { email } = await newPerson("goeson");
    const away = newAddress();
    await failFor(MOST + 1, guessPassword(email));
    expect((await signInFrom(email, HOME)).status).toBe(200);
    await failFor(MOST, guessPassword(email));
    expect(await resetFrom(email, away, "Tide-and-Anchor-7")).toBe(204);
    await failFor(MOST, guessPassword(email));
    expect((await signInFrom(email, away, "Tide-and-Anchor-7")).status).toBe(200);
  });

  it("an address without an account is answered alike", async () => {
    const email = "nobody@failures.example";
    await failFor(MOST, guessPassword(email));
    const known = await newPerson("somebody");
    await failFor(MOST, guessPassword(known.email));
    const answers = [await ask(email, newAddress()), await ask(known.email, newAddress())];
    for (const answer of answers) expect(said(answer)).toEqual([401, ENDED]);
    expect(answers[0]?.bytes).toEqual(answers[1]?.bytes);
  });
});

/** Counts failures without making them. */
const countFailures = async (userId: string, times: number) => {
  for (let number = 0; number < times; number += 1)
    await countAttempts(app.services, [[FAILURES_BY_ACCOUNT, userId]]);
};

describe("every wrong password and code counts", () => {
  it("codes by email, guessed with the right password", async () => {
    const { email } = await newPerson("codes");
    await failFor(MOST, async () => {
      const { answer } = await ask(email, newAddress());
      const otpCode = wrongCode(codeOf(await lastEmailTo(app, email)));
      return app.call(verifySignInCode, {
        body: { userId: answer.userId, otpCode },
        address: newAddress(),
      });
    });
    expect(said(await ask(email, newAddress()))).toEqual([401, ENDED]);
    expect((await signInFrom(email, HOME)).status).toBe(200);
  });

  it("the 51st code is refused, also the right one", async () => {
    const { email, as } = await newPerson("lastcode");
    const userId = (await app.call(readUser, { as })).answer.id;
    const address = newAddress();
    app.clock.pass(HOUR);
    expect((await ask(email, address)).status).toBe(200);
    const otpCode = codeOf(await lastEmailTo(app, email));
    await countFailures(userId, MOST);
    const body = { userId, otpCode };
    expect(said(await app.call(verifySignInCode, { body, address }))).toEqual([401, ENDED]);
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
      "at another activation email",
      401,
      ({ email }) =>
        app.call(resendConfirmation, { body: { email, password: WRONG }, address: newAddress() }),
    ],
    [
      "at a password change",
      400,
      ({ as }) => {
        const body = { password: WRONG, newPassword: "Tide-and-Anchor-7" };
        return app.call(changePassword, { as, body, address: newAddress() });
      },
    ],
    [
      "at a change of the settings",
      400,
      ({ as }) => {
        const body = { email: "other@failures.example", password: WRONG };
        return app.call(updateUser, { as, body, address: newAddress() });
      },
    ],
    [
      "of a new phone",
      400,
      async ({ as, userId }) => {
        const number = { userId, action: 1 as const, phoneNumber: "+61491570156" };
        await app.call(sendMobileCode, { as, body: number });
        const body = { userId, action: 1 as const, code: "000000" };
        return app.call(verifyMobileCode, { as, body, address: newAddress() });
      },
    ],
    [
      "of a new authenticator app",
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
      "of the authenticator app at sign-in",
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
  ])("a wrong one %s", async (name, status, guess) => {
    const { email, as } = await newPerson(name.replaceAll(/\W/g, ""));
    const userId = (await app.call(readUser, { as })).answer.id;
    await countFailures(userId, MOST - 1);
    expect((await guess({ email, as, userId })).status).toBe(status);
    // From a new address the account is closed, and the same check refuses too.
    expect(said(await ask(email, newAddress()))).toEqual([401, ENDED]);
    const refused = (await guess({ email, as, userId })) as unknown as {
      problem: { detail?: string; errors?: readonly { message: string }[] };
    };
    const sentence = refused.problem.errors?.[0]?.message ?? refused.problem.detail;
    expect(sentence).toBe(status === 400 ? ENDED_IN_SETTINGS : ENDED);
    app.clock.pass(HOUR);
  });
});
