import {
  confirmEmail,
  resendConfirmation,
} from "@holdfast/contract/accounts/confirmation-endpoints";
import {
  requestPasswordReset,
  resetPassword,
} from "@holdfast/contract/accounts/password-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { requestSignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { HOUR } from "../../../platform/clock";
import {
  PASSWORD,
  lastEmailTo,
  emailsTo,
  linkOf,
  sendAll,
  signIn,
} from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { userByEmail } from "../users-store";

/*
 * Several people may register one address before it is confirmed. Each registration sends its own email, and the link
 * that is opened decides: neither the first nor the last registration alone can claim the account.
 */

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

type Link = { readonly id: string; readonly token: string };

const VICTIM = { firstName: "Ana", lastName: "Silva", password: PASSWORD };
const STRANGER = { firstName: "Bea", lastName: "Moss", password: "Another-Tide-1" };

async function registers(email: string, { password, ...names }: typeof VICTIM): Promise<Link> {
  const body = { email, password, confirmPassword: password, ...names };
  expect((await app.call(register, { body })).status).toBe(201);
  const message = await lastEmailTo(app, email);
  expect(message).toContain(`Hello ${names.firstName}`);
  return linkOf(message);
}
const confirm = async (body: Link) => (await app.call(confirmEmail, { body })).status;
const signInStatus = async (email: string, password: string) =>
  (await app.call(requestSignInCode, { body: { email, password } })).status;
const linksOf = async (userId: string) => {
  const { rows } = await app.services.database.query.execute<{ purpose: string; detail: object }>(
    sql`select purpose, detail from link_tokens where user_id = ${userId}`,
  );
  return rows;
};

describe("two registrations of one address", () => {
  it.each([
    ["the first", 0, VICTIM, STRANGER],
    ["the second", 1, STRANGER, VICTIM],
  ] as const)("%s wins if its link is opened", async (_which, answered, mine, other) => {
    const email = `answered${answered}@registrations.example`;
    const times = [app.clock.now()];
    const first = await registers(email, VICTIM);
    app.clock.pass(HOUR);
    times.push(app.clock.now());
    const second = await registers(email, STRANGER);
    app.clock.pass(HOUR);
    const [link, foreign] = answered === 0 ? [first, second] : [second, first];
    expect(await confirm(link)).toBe(204);
    expect(await signInStatus(email, other.password)).toBe(401);
    const as = await signIn(app, email, mine.password);
    const { firstName, lastName } = mine;
    expect((await app.call(readUser, { as })).body).toMatchObject({ firstName, lastName });
    const user = await userByEmail(app.services.database.query, email);
    expect(user?.agreementsAcceptedAt).toEqual(times[answered]);
    // The other link no longer works, and nothing of its password is stored.
    expect(await confirm(foreign)).toBe(418);
    expect(await signInStatus(email, other.password)).toBe(401);
    expect(await linksOf(link.id)).toEqual([{ purpose: "confirm-email", detail: {} }]);
  });

  it("exactly one wins if both links are opened at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = `both${round}@registrations.example`;
      const links = [await registers(email, VICTIM), await registers(email, STRANGER)] as const;
      const statuses = await Promise.all(
        Array.from({ length: 6 }, (_, at) => confirm(at % 2 ? links[0] : links[1])),
      );
      expect(statuses.sort()).toEqual([204, ...Array<number>(5).fill(418)]);
      const statusesOf = [VICTIM, STRANGER].map(({ password }) => signInStatus(email, password));
      expect((await Promise.all(statusesOf)).sort()).toEqual([200, 401]);
    }
  });

  it("a resent email replaces only the link of the same registration", async () => {
    const email = "resent@registrations.example";
    const first = await registers(email, VICTIM);
    const second = await registers(email, STRANGER);
    const body = { email, password: STRANGER.password };
    expect((await app.call(resendConfirmation, { body })).status).toBe(204);
    await sendAll(app);
    expect(await confirm(second)).toBe(418);
    expect(await confirm(first)).toBe(204);
    expect(await signInStatus(email, VICTIM.password)).toBe(200);
    expect(await confirm(linkOf((await emailsTo(app, email)).at(-2) ?? ""))).toBe(418);
  });
});

it("a registration's link does nothing after a password reset", async () => {
  const email = "reset@registrations.example";
  const link = await registers(email, STRANGER);
  await app.call(requestPasswordReset, { body: { email } });
  const { id: userId, token } = linkOf(await lastEmailTo(app, email));
  const newPassword = "Tide-and-Anchor-7";
  const chosen = { userId, token, newPassword, agreementsAccepted: true } as const;
  expect((await app.call(resetPassword, { body: chosen })).status).toBe(204);
  expect(await confirm(link)).toBe(418);
  expect(await signInStatus(email, STRANGER.password)).toBe(401);
  expect(await signInStatus(email, newPassword)).toBe(200);
});

it("responses to resends do not reveal that an address was just registered", async () => {
  const resends = async (email: string) => {
    const statuses: number[] = [];
    while (statuses.length < 7)
      statuses.push(
        (await app.call(resendConfirmation, { body: { email, password: "Wrong-password-1" } }))
          .status,
      );
    return statuses;
  };
  await registers("fresh@registrations.example", VICTIM);
  const answers = await resends("fresh@registrations.example");
  expect(answers).toEqual(await resends("unknown@registrations.example"));
  expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429]);
});
