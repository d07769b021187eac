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
import { Client } from "pg";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { countAttempts } from "../../src/platform/limits/rate-limits";
import { hashPassword } from "../../src/platform/password-hash";
import { users } from "../../src/features/accounts/accounts-table";
import { FAILURES_BY_ACCOUNT } from "../../src/features/accounts/sign-in-limits";
import { insertUser } from "../../src/features/accounts/users-store";
import { PASSWORD } from "../factories/people";
import { type Outcome, testApp, type TestApp } from "../setup/test-app";

vi.mock(import("@node-rs/argon2"), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, hash: vi.fn(original.hash), verify: vi.fn(original.verify) };
});

/*
 * What a call that anybody may make tells of an account: nothing. Not measured by a watch, which a busy
 * machine makes worthless, but by what takes the time: the same statements in the same order, as many
 * password hashes, and an answer that is the same to the byte.
 */

/** How an account can stand; `nobody` has none. */
const STANDINGS = ["nobody", "active", "unconfirmed", "invited", "machine", "withApp"] as const;
type Standing = (typeof STANDINGS)[number];

let app: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await testApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterEach(() => vi.restoreAllMocks());

let people = 0;
/** Addresses of one length: the answer to a registration repeats it. */
const newEmail = () => `person${String((people += 1)).padStart(4, "0")}@uniform.example`;
const newAddress = () => `10.0.${(people += 1) >> 8}.${people & 255}`;

async function personWho(standing: Standing) {
  const email = newEmail();
  const id = app.services.newId();
  const now = app.clock.now();
  if (standing === "nobody") return { email, id };
  await insertUser(app.services.database.query, {
    id,
    email,
    emailKey: email,
    passwordHash: standing === "invited" ? null : passwordHash,
    firstName: "Ana",
    lastName: "Silva",
    emailConfirmedAt: standing === "unconfirmed" || standing === "invited" ? null : now,
    isMachineAccount: standing === "machine",
    createdAt: now,
  });
  if (standing === "withApp")
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

type Person = Awaited<ReturnType<typeof personWho>>;
type Call = (
  person: Person,
  address: string,
) => Promise<Pick<Outcome<Endpoint>, "status" | "bytes" | "headers">>;
type Told = {
  status: number;
  body: string;
  headers: object;
  statements: string[];
  hashes: number[];
};

/** Makes the call and tells all that its caller could see or time. */
async function tellOf(call: Call, person: Person): Promise<Told> {
  await app.outbox.drain();
  const query = vi.spyOn(Client.prototype, "query");
  const counted = [vi.mocked(verify), vi.mocked(hash)];
  for (const one of counted) one.mockClear();
  const { status, bytes, headers } = await call(person, newAddress());
  const statements = query.mock.calls
    .map(([statement]: readonly unknown[]) =>
      typeof statement === "string" ? statement : (statement as { text: string }).text,
    )
    // The worker that sends the letters goes its own way.
    .filter((text) => !text.startsWith('update "outbox_messages"'));
  query.mockRestore();
  return {
    status,
    body: bytes.toString().replaceAll(person.email, "<email>"),
    headers: { ...headers, date: "" },
    statements,
    hashes: counted.map(({ mock }) => mock.calls.length),
  };
}

/** Counts failures without making them, for an account and for an address without one. */
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

/** Each call that tells nothing, the status it answers, and how many hashes it verifies and makes. */
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
      await countFailures(person, FAILURES_BY_ACCOUNT.most - 1);
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
      await countFailures(person, FAILURES_BY_ACCOUNT.most);
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
      await countFailures(person, FAILURES_BY_ACCOUNT.most - 1);
      const body = { userId: person.id, otpCode: "123456" };
      return app.call(verifySignInCode, { body, address });
    },
  ],
  "sign-in of a machine with a wrong password": [
    401,
    [1, 0],
    ({ email }, address) => app.call(signInMachine, { body: { email, password: WRONG }, address }),
  ],
  "sign-in of a user management with a wrong password": [
    401,
    [1, 0],
    ({ email }, address) =>
      app.call(signInUserManagement, { body: { email, password: WRONG }, address }),
  ],
  "another activation letter with a wrong password": [
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
  "a registration with a password that is refused": [
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
  "asking for a password reset": [
    200,
    [0, 0],
    ({ email }, address) => app.call(requestPasswordReset, { body: { email }, address }),
  ],
  "a code that nobody was sent": [
    401,
    [0, 0],
    ({ id }, address) =>
      app.call(verifySignInCode, { body: { userId: id, otpCode: "123456" }, address }),
  ],
  "a reset link that is none": [
    418,
    [0, 0],
    ({ id }, address) =>
      app.call(resetPassword, {
        body: { userId: id, token: TOKEN, newPassword: "Tide-and-Anchor-7" },
        address,
      }),
  ],
  "an e-mail change that is none": [
    418,
    [0, 0],
    ({ id }, address) => app.call(confirmEmailUpdate, { body: { id, token: TOKEN }, address }),
  ],
  "an invitation that is none": [
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
  it("is answered alike, with the same work, however the account stands", async () => {
    // What is made once is made before it is looked at.
    await call(await personWho("nobody"), newAddress());
    const nobody = await tellOf(call, await personWho("nobody"));
    expect(nobody).toMatchObject({ status, hashes });
    for (const standing of STANDINGS) {
      const told = await tellOf(call, await personWho(standing));
      expect([standing, told]).toEqual([standing, nobody]);
    }
  });
});
