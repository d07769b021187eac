import {
  confirmEmailUpdate,
  resendConfirmation,
} from "@holdfast/contract/accounts/confirmation-endpoints";
import {
  signInMachine,
  signInUserManagement,
} from "@holdfast/contract/accounts/direct-sign-in-endpoints";
import { acceptOrganisationInvitation } from "@holdfast/contract/accounts/invitation-endpoints";
import {
  requestPasswordReset,
  resetPassword,
} from "@holdfast/contract/accounts/password-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { OTP_TYPES } from "@holdfast/contract/accounts/user";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { hash, verify } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { countAttempts } from "../../src/platform/limits/rate-limits";
import { hashPassword } from "../../src/platform/password-hash";
import { users } from "../../src/features/accounts/accounts-table";
import { FAILURES_BY_ACCOUNT } from "../../src/features/accounts/sign-in/sign-in-limits";
import { insertUser } from "../../src/features/accounts/users-store";
import { statementsOf } from "../database/statements";
import { PASSWORD } from "../factories/people";
import { type Outcome, testApp, type TestApp } from "../setup/test-app";

vi.mock(import("@node-rs/argon2"), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, hash: vi.fn(original.hash), verify: vi.fn(original.verify) };
});

/*
 * Public endpoints reveal nothing about an account. Not measured by time, which is unreliable on a busy machine, but by
 * what takes the time: the same statements in the same order, as many password hashes, and a response that is identical
 * to the byte.
 */

/** The states of an account; `unregistered` has none. */
const ACCOUNT_STATES = [
  "unregistered",
  "active",
  "unconfirmed",
  "invited",
  "machine",
  "withApp",
] as const;
type AccountState = (typeof ACCOUNT_STATES)[number];

let app: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await testApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterEach(() => vi.restoreAllMocks());

let people = 0;
/** Emails of equal length, because the response to a registration repeats it. */
const newEmail = () => `person${String((people += 1)).padStart(4, "0")}@uniform.example`;
const newAddress = () => `10.0.${(people += 1) >> 8}.${people & 255}`;

async function personIn(state: AccountState) {
  const email = newEmail();
  const id = app.services.newId();
  const now = app.clock.now();
  if (state === "unregistered") return { email, id };
  await insertUser(app.services.database.query, {
    id,
    email,
    emailKey: email,
    passwordHash: state === "invited" ? null : passwordHash,
    firstName: "Ana",
    lastName: "Silva",
    emailConfirmedAt: state === "unconfirmed" || state === "invited" ? null : now,
    isMachineAccount: state === "machine",
    createdAt: now,
  });
  if (state === "withApp")
    await app.services.database.query
      .update(users)
      .set({
        otpType: OTP_TYPES.authenticator,
        authenticatorSecret: Buffer.alloc(48),
        authenticatorConfirmedAt: now,
      })
      .where(eq(users.id, id));
  return { email, id };
}

type Person = Awaited<ReturnType<typeof personIn>>;
type Call = (
  person: Person,
  address: string,
) => Promise<Pick<Outcome<Endpoint>, "status" | "bytes" | "headers">>;
type Observation = {
  answers: { status: number; body: string; headers: object }[];
  statements: readonly string[];
  hashes: number[];
};

/** Sends the request and returns everything its caller could see or time. */
async function observe(call: Call, person: Person): Promise<Observation> {
  await app.outbox.drain();
  const counted = [vi.mocked(verify), vi.mocked(hash)];
  for (const spy of counted) spy.mockClear();
  const answers: Awaited<ReturnType<Call>>[] = [];
  const statements = await statementsOf(async () => {
    answers.push(await call(person, newAddress()));
  });
  return {
    answers: answers.map(({ status, bytes, headers }) => ({
      status,
      body: bytes.toString().replaceAll(person.email, "<email>"),
      headers: { ...headers, date: "" },
    })),
    statements,
    hashes: counted.map(({ mock }) => mock.calls.length),
  };
}

/** Counts failures without causing them, for an account and for an address without one. */
async function countFailures({ email, id }: Person, times: number) {
  for (let number = 0; number < times; number += 1)
    await countAttempts(app.services, [
      [FAILURES_BY_ACCOUNT, id],
      [FAILURES_BY_ACCOUNT, email],
    ]);
}

const WRONG = "Wrong-password-1";
const TOKEN = "a".repeat(43);
const registration = { password: "Tide-and-Anchor-7", confirmPassword: "Tide-and-Anchor-7" };

/** Each request that reveals nothing, its status, and how many hashes it verifies and creates. */
const CALLS: Readonly<
  Record<string, readonly [status: number, hashes: readonly [verified: number, made: number], Call]>
> = {
  "sign-in with a wrong password": [
    401,
    [1, 0],
    ({ email }, address) =>
      app.call(requestSignInCode, { body: { email, password: WRONG }, address }),
  ],
  "the 50th wrong password in a row": [
    401,
    [1, 0],
    async (person, address) => {
      await countFailures(person, FAILURES_BY_ACCOUNT.max - 1);
      return app.call(requestSignInCode, {
        body: { email: person.email, password: WRONG },
        address,
      });
    },
  ],
  "the 51st wrong password in a row": [
    401,
    [0, 0],
    async (person, address) => {
      await countFailures(person, FAILURES_BY_ACCOUNT.max);
      return app.call(requestSignInCode, {
        body: { email: person.email, password: WRONG },
        address,
      });
    },
  ],
  "the 50th wrong code in a row": [
    401,
    [0, 0],
    async (person, address) => {
      await countFailures(person, FAILURES_BY_ACCOUNT.max - 1);
      const body = { userId: person.id, otpCode: "123456" };
      return app.call(verifySignInCode, { body, address });
    },
  ],
  "sign-in of a machine with a wrong password": [
    401,
    [1, 0],
    ({ email }, address) => app.call(signInMachine, { body: { email, password: WRONG }, address }),
  ],
  "sign-in to a user management with a wrong password": [
    401,
    [1, 0],
    ({ email }, address) =>
      app.call(signInUserManagement, { body: { email, password: WRONG }, address }),
  ],
  "another activation email with a wrong password": [
    401,
    [1, 0],
    ({ email }, address) =>
      app.call(resendConfirmation, { body: { email, password: WRONG }, address }),
  ],
  registration: [
    201,
    [0, 1],
    ({ email }, address) =>
      app.call(register, {
        body: { email, ...registration, firstName: "Bea", lastName: "Moss" },
        address,
      }),
  ],
  "a registration with a refused password": [
    400,
    [0, 0],
    ({ email }, address) =>
      app.call(register, {
        body: {
          email,
          password: "Password1!",
          confirmPassword: "Password1!",
          firstName: "Bea",
          lastName: "Moss",
        },
        address,
      }),
  ],
  "a password reset request": [
    200,
    [0, 0],
    ({ email }, address) => app.call(requestPasswordReset, { body: { email }, address }),
  ],
  "a code that was never sent": [
    401,
    [0, 0],
    ({ id }, address) =>
      app.call(verifySignInCode, { body: { userId: id, otpCode: "123456" }, address }),
  ],
  "an invalid reset link": [
    418,
    [0, 0],
    ({ id }, address) =>
      app.call(resetPassword, {
        body: { userId: id, token: TOKEN, newPassword: "Tide-and-Anchor-7" },
        address,
      }),
  ],
  "an invalid email change link": [
    418,
    [0, 0],
    ({ id }, address) => app.call(confirmEmailUpdate, { body: { id, token: TOKEN }, address }),
  ],
  "an invalid invitation": [
    418,
    [0, 0],
    ({ id }, address) =>
      app.call(acceptOrganisationInvitation, {
        params: { orgId: id },
        body: { id, token: TOKEN },
        address,
      }),
  ],
};

describe.each(Object.entries(CALLS))("%s", (_name, [status, hashes, call]) => {
  it("gets the same response with the same work, in any state of the account", async () => {
    // Run once before, so that one-time work is not measured.
    await call(await personIn("unregistered"), newAddress());
    const unknown = await observe(call, await personIn("unregistered"));
    expect(unknown).toMatchObject({ answers: [{ status }], hashes });
    for (const state of ACCOUNT_STATES) {
      const observed = await observe(call, await personIn(state));
      expect([state, observed]).toEqual([state, unknown]);
    }
  });
});
