import {
  signInMachine,
  signInUserManagement,
} from "@holdfast/contract/accounts/direct-sign-in-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { PASSWORD, registerPerson, registrationOf } from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { userByEmail } from "../users-store";
import { markMachineAccount } from "./mark-machine-account";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const mark = async (email: string, isMachine = true) => {
  const { services } = app;
  const user = await userByEmail(services.database.query, email);
  await services.database.transaction((tx) =>
    markMachineAccount(tx, services, user?.id ?? "", isMachine),
  );
};
const eventsOf = async (email: string) => {
  const { rows } = await app.services.database.query.execute<{ action: string; by: string }>(sql`
    select e.action, e.detail->>'by' as by from audit_events e
    join users u on u.email_key = ${email} and u.id::text in (e.subject, e.actor_user_id::text)
    where e.action not in ('accounts.registered', 'accounts.activated') order by 1, 2`);
  return rows.map(({ action, by }) => (by ? `${action} ${by}` : action));
};

describe.each([
  ["signInMachine", signInMachine, "machine"],
  ["signInUserManagement", signInUserManagement, "user-management"],
] as const)("%s", (name, endpoint, by) => {
  const attempt = async (email: string, password = PASSWORD) => {
    const outcome = await app.call(endpoint, { body: { email, password } });
    return { ...outcome, reported: [outcome.status, outcome.problem.detail] };
  };
  const WRONG = [401, "The email or password is incorrect."];
  const CODE = [403, "This account needs a verification code. Please log in on the website."];
  const domain = `${by}.example`;

  it("gives a marked account a token for 12 hours", async () => {
    const email = `robot@${domain}`;
    await registerPerson(app, email);
    await mark(email);
    const { status, body } = await attempt(email);
    expect(status).toBe(200);
    expect(body.expiry).toBe(app.clock.now().getTime() + 12 * 60 * 60_000);
    const user = await app.call(readUser, { as: body.access_token });
    expect(user.body.email).toBe(email);
    expect(await eventsOf(email)).toEqual(["accounts.machine-marked", `accounts.signed-in ${by}`]);
  });

  it("reports that a code is needed only after the right password", async () => {
    const email = `person@${domain}`;
    await registerPerson(app, email);
    expect((await attempt(email, "Wrong-1")).reported).toEqual(WRONG);
    expect((await attempt(`nobody@${domain}`)).reported).toEqual(WRONG);
    expect((await attempt(email)).reported).toEqual(CODE);
    expect(await eventsOf(email)).toEqual(["accounts.code-needed", "accounts.sign-in-failed"]);
  });

  it("rejects a marked account with a wrong password, or one not activated", async () => {
    const email = `fresh@${domain}`;
    await app.call(register, { body: registrationOf(email) });
    await mark(email);
    expect((await attempt(email, "Wrong-1")).reported).toEqual(WRONG);
    const { status, problem } = await attempt(email);
    expect([status, problem.code]).toEqual([403, "account-not-activated"]);
  });

  it("stops working without the mark, and its sessions end", async () => {
    const email = `retired@${domain}`;
    await registerPerson(app, email);
    await mark(email);
    const { body } = await attempt(email);
    await mark(email, false);
    expect((await app.call(readUser, { as: body.access_token })).status).toBe(401);
    expect((await attempt(email)).reported).toEqual(CODE);
  });

  it("shares its limits with the ordinary sign-in", async () => {
    const email = `guessed@${domain}`;
    for (let number = 0; number < 10; number += 1)
      expect((await attempt(email, `Wrong-${number}`)).status).toBe(401);
    const { status, headers } = await attempt(email);
    expect([name, status, Number(headers["retry-after"])]).toEqual([name, 429, 600]);
  });
});
