import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import {
  listSessions,
  revokeSession,
  signOut,
  signOutEverywhere,
} from "@holdfast/contract/accounts/session-endpoints";
import { requestSignInCode, verifySignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { beforeAll, describe, expect, test } from "vitest";
import { DAY, HOUR, MINUTE, SECOND } from "../../../platform/clock";
import {
  codeOf,
  lastEmailTo,
  PASSWORD,
  registerPerson,
  signedInPerson,
  signIn,
} from "../../../../test/factories/people";
import { statementsOf } from "../../../../test/database/statements";
import { testApp, type TestApp } from "../../../../test/setup/test-app";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

test("lists the person's open sessions only, newest first", async () => {
  const email = "list@sessions.example";
  const first = await signedInPerson(app, email);
  await signedInPerson(app, "other@sessions.example");
  app.clock.pass(SECOND);
  const second = await signIn(app, email);
  app.clock.pass(SECOND);
  const ended = await signIn(app, email);
  await app.call(signOut, { as: ended });
  const { body: answer } = await app.call(listSessions, { as: first });
  expect(answer.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  const [newest, own] = answer;
  expect(new Date(newest?.createdAt ?? "").getTime()).toBe(
    new Date(own?.createdAt ?? "").getTime() + SECOND,
  );
  expect(own).toMatchObject({ address: "127.0.0.1", userAgent: "lightMyRequest" });
  expect(JSON.stringify(answer)).not.toContain(first);
  const seen = await app.call(listSessions, { as: second });
  expect(seen.body.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  for (let hour = 0; hour < 11; hour += 1) {
    app.clock.pass(HOUR);
    for (const as of [first, second]) await app.call(readUser, { as });
  }
  app.clock.pass(HOUR - 2 * SECOND);
  const third = await signIn(app, email);
  expect((await app.call(listSessions, { as: third })).body).toHaveLength(2);
});

test("signing out everywhere ends every session of the person, and no one else's", async () => {
  const email = "everywhere@sessions.example";
  const other = await signedInPerson(app, "stays@sessions.example");
  const tokens = [await signedInPerson(app, email), await signIn(app, email)];
  expect((await app.call(signOutEverywhere, { as: tokens[0] })).status).toBe(204);
  for (const as of tokens) expect((await app.call(readUser, { as })).status).toBe(401);
  expect((await app.call(readUser, { as: other })).status).toBe(200);
  expect((await app.call(readUser, { as: await signIn(app, email) })).status).toBe(200);
});

describe("ending one session", () => {
  test("ends the chosen session only", async () => {
    const email = "one@sessions.example";
    const own = await signedInPerson(app, email);
    app.clock.pass(SECOND);
    const left = await signIn(app, email);
    const [newest] = (await app.call(listSessions, { as: own })).body;
    const params = { sessionId: newest?.sessionId ?? "" };
    expect((await app.call(revokeSession, { as: own, params })).status).toBe(204);
    expect((await app.call(readUser, { as: left })).status).toBe(401);
    expect((await app.call(readUser, { as: own })).status).toBe(200);
    expect((await app.call(listSessions, { as: own })).body).toHaveLength(1);
    expect((await app.call(revokeSession, { as: own, params })).status).toBe(404);
  });

  test("rejects another person's session with 404 and leaves it open", async () => {
    const own = await signedInPerson(app, "reaches@sessions.example");
    const other = await signedInPerson(app, "reached@sessions.example");
    const [session] = (await app.call(listSessions, { as: other })).body;
    for (const sessionId of [session?.sessionId ?? "", app.services.newId(), "no-id"]) {
      const outcome = await app.call(revokeSession, { as: own, params: { sessionId } });
      expect(outcome.status).toBe(404);
    }
    expect((await app.call(readUser, { as: other })).status).toBe(200);
  });
});

describe("an idle session", () => {
  const isOpen = async (as: string) => (await app.call(readUser, { as })).status === 200;

  test("ends an idle session two hours after its last use", async () => {
    const as = await signedInPerson(app, "idle@sessions.example");
    for (let uses = 0; uses < 3; uses += 1) {
      app.clock.pass(2 * HOUR - 1);
      expect(await isOpen(as)).toBe(true);
    }
    app.clock.pass(2 * HOUR);
    expect(await isOpen(as)).toBe(false);
    const next = await signIn(app, "idle@sessions.example");
    expect((await app.call(listSessions, { as: next })).body).toHaveLength(1);
  });

  test("ends an idle session 14 days after its last use with 'Remember me', within its 30 days", async () => {
    const email = "remembered@sessions.example";
    await registerPerson(app, email);
    const as = await signInRemembered(email);
    for (let uses = 0; uses < 2; uses += 1) {
      app.clock.pass(14 * DAY - 1);
      expect(await isOpen(as)).toBe(true);
    }
    app.clock.pass(3 * DAY);
    expect(await isOpen(as)).toBe(false);
    const again = await signInRemembered(email);
    app.clock.pass(14 * DAY);
    expect(await isOpen(again)).toBe(false);
  });

  test("ends an idle session after the configured time", async () => {
    const sessionIdle = { notRemembered: HOUR, remembered: 2 * DAY };
    const other = await testApp(undefined, { sharing: app, config: { sessionIdle } });
    const as = await signedInPerson(app, "strict@sessions.example");
    app.clock.pass(HOUR);
    expect((await other.call(readUser, { as })).status).toBe(401);
    expect((await app.call(readUser, { as })).status).toBe(200);
    await other.close();
  });

  test("records the last use of a session at most once a minute, and lists it", async () => {
    const as = await signedInPerson(app, "noted@sessions.example");
    const signedInAt = app.clock.now();
    const writes = async () =>
      (await statementsOf(() => app.call(readUser, { as }))).filter((statement) =>
        statement.startsWith('update "sessions"'),
      ).length;
    app.clock.pass(MINUTE - 1);
    expect(await writes()).toBe(0);
    const lastUse = async () =>
      (await app.call(listSessions, { as })).body.map(({ lastUsedAt }) => lastUsedAt);
    expect(await lastUse()).toEqual([signedInAt.toISOString()]);
    app.clock.pass(1);
    expect(await writes()).toBe(1);
    expect(await lastUse()).toEqual([app.clock.now().toISOString()]);
    app.clock.pass(MINUTE - 1);
    expect(await writes()).toBe(0);
  });
});

async function signInRemembered(email: string) {
  const { body: answer } = await app.call(requestSignInCode, {
    body: { email, password: PASSWORD },
  });
  const otpCode = codeOf(await lastEmailTo(app, email));
  const body = { userId: answer.userId, otpCode, rememberMe: true };
  return (await app.call(verifySignInCode, { body })).body.access_token;
}
