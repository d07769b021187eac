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
  const ask = async (email: string, password = PASSWORD) => {
    const outcome = await app.call(endpoint, { body: { email, password } });
    return { ...outcome, told: [outcome.status, outcome.problem.detail] };
  };
  const WRONG = [401, "The email or password is incorrect."];
  const CODE = [403, "This account needs a verification code. Please log in on the website."];
  const domain = `${by}.example`;

  it("gives a marked account a token for twelve hours", async () => {
    const email = `robot@${domain}`;
    await registerPerson(app, email);
    await mark(email);
    const { status, answer } = await ask(email);
    expect(status).toBe(200);
    expect(answer.expiry).toBe(app.clock.now().getTime() + 12 * 60 * 60_000);
    const user = await app.call(readUser, { as: answer.access_token });
    expect(user.answer.email).toBe(email);
    expect(await eventsOf(email)).toEqual(["accounts.machine-marked", `accounts.signed-in ${by}`]);
  });

  it("tells a person that a code is needed, after the right password only", async () => {
    const email = `person@${domain}`;
    await registerPerson(app, email);
    expect((await ask(email, "Wrong-1")).told).toEqual(WRONG);
    expect((await ask(`nobody@${domain}`)).told).toEqual(WRONG);
    expect((await ask(email)).told).toEqual(CODE);
    expect(await eventsOf(email)).toEqual(["accounts.code-needed", "accounts.sign-in-failed"]);
  });

  it("refuses a marked account with a wrong password, or that nobody activated", async () => {
    const email = `fresh@${domain}`;
    await app.call(register, { body: registrationOf(email) });
    await mark(email);
    expect((await ask(email, "Wrong-1")).told).toEqual(WRONG);
    const { status, problem } = await ask(email);
    expect([status, problem.code]).toEqual([403, "account-not-activated"]);
  });

  it("ends with the mark, and so do the sessions", async () => {
    const email = `retired@${domain}`;
    await registerPerson(app, email);
    await mark(email);
    const { answer } = await ask(email);
    await mark(email, false);
    expect((await app.call(readUser, { as: answer.access_token })).status).toBe(401);
    expect((await ask(email)).told).toEqual(CODE);
  });

  it("shares its limits with the sign-in of people", async () => {
    const email = `guessed@${domain}`;
    for (let number = 0; number < 10; number += 1)
      expect((await ask(email, `Wrong-${number}`)).status).toBe(401);
    const { status, headers } = await ask(email);
    expect([name, status, Number(headers["retry-after"])]).toEqual([name, 429, 600]);
  });
});
