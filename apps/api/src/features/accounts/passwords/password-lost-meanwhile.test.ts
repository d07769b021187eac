import {
  removeAuthenticator,
  startAuthenticator,
} from "@holdfast/contract/accounts/authenticator-endpoints";
import { signInMachine } from "@holdfast/contract/accounts/direct-sign-in-endpoints";
import { changePassword } from "@holdfast/contract/accounts/password-endpoints";
import { updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { deleteAccount } from "@holdfast/contract/personal-data/personal-data-endpoints";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { lockUser } from "../../../platform/database/sql/row-locks-store";
import { hashPassword } from "../../../platform/password-hash";
import { databaseDigest } from "../../../../test/database/database-digest";
import { holdLocks, waitFor, waitingConnections } from "../../../../test/setup/held-calls";
import { PASSWORD, signedInPerson, userIdOf } from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { sessions, users } from "../accounts-table";
import { markMachineAccount } from "../direct-sign-in/mark-machine-account";

/* The password is verified before the account is locked. If a reset replaces it in between, the call does nothing. */

const NEW = "Tide-and-Anchor-7";
const password = PASSWORD;

let app: TestApp;
let newHash: string;
beforeAll(async () => {
  app = await testApp();
  newHash = await hashPassword(NEW);
});

type Person = { readonly as: string; readonly email: string };
const CALLS: Readonly<Record<string, (person: Person) => Promise<{ status: number }>>> = {
  "an email change": ({ as, email }) =>
    app.call(updateUser, { as, body: { email: `new-${email}`, password } }),
  "a password change": ({ as }) =>
    app.call(changePassword, { as, body: { password, newPassword: "Quay-and-Harbour-8" } }),
  "a new authenticator": ({ as }) => app.call(startAuthenticator, { as, body: { password } }),
  "the removal of the authenticator": ({ as }) =>
    app.call(removeAuthenticator, { as, body: { password } }),
  "the deletion of the account": ({ as, email }) =>
    app.call(deleteAccount, { as, body: { email, password } }),
};

/** Replaces a person's password while the call waits for the account's lock. */
async function sendDuringReset(
  email: string,
  call: (person: Person) => Promise<{ status: number }>,
  isMachine = false,
) {
  const as = await signedInPerson(app, email);
  const userId = await userIdOf(app, as);
  await app.call(startAuthenticator, { as, body: { password } });
  const { database } = app.services;
  if (isMachine)
    await database.transaction((tx) => markMachineAccount(tx, app.services, userId, true));
  const before = await databaseDigest(database);
  const [own] = await database.query.select().from(users).where(eq(users.id, userId));
  const release = await holdLocks(app, async (tx) => {
    await lockUser(tx, userId);
    await tx.update(users).set({ passwordHash: newHash }).where(eq(users.id, userId));
  });
  const answered = call({ as, email });
  await expect.poll(() => waitingConnections(app), waitFor).toBe(1);
  await release();
  const { status } = await answered;
  const [after] = await database.query.select().from(users).where(eq(users.id, userId));
  const opened = await database.query.select().from(sessions).where(eq(sessions.userId, userId));
  expect(after).toEqual({ ...own, passwordHash: newHash });
  const { users: _users, ...others } = before;
  expect(await databaseDigest(database)).toMatchObject(others);
  return { status, sessions: opened.length };
}

describe("a password that is replaced while the call waits for the account's lock", () => {
  it.each(Object.entries(CALLS))("does not allow %s", async (name, call) => {
    const email = `${name.replaceAll(" ", "-")}@meanwhile.example`;
    expect(await sendDuringReset(email, call)).toEqual({ status: 400, sessions: 1 });
  });

  it("does not sign a machine in", async () => {
    const email = "machine@meanwhile.example";
    const signIn = () => app.call(signInMachine, { body: { email, password } });
    const found = await sendDuringReset(email, signIn, true);
    expect(found).toEqual({ status: 401, sessions: 1 });
  });
});
