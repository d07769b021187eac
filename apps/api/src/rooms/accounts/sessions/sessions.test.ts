import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import {
  listSessions,
  signOut,
  signOutEverywhere,
} from "@holdfast/contract/accounts/session-endpoints";
import { beforeAll, expect, test } from "vitest";
import { HOUR, SECOND } from "../../../platform/clock";
import { signedInPerson, signIn } from "../../../testing/people";
import { testHouse, type TestHouse } from "../../../testing/test-house";

let house: TestHouse;
beforeAll(async () => {
  house = await testHouse();
});

test("lists where one is signed in, the newest first, and nothing of anybody else or of before", async () => {
  const email = "list@sessions.example";
  const first = await signedInPerson(house, email);
  await signedInPerson(house, "other@sessions.example");
  house.clock.pass(SECOND);
  const second = await signIn(house, email);
  house.clock.pass(SECOND);
  const gone = await signIn(house, email);
  await house.call(signOut, { as: gone });
  const { answer } = await house.call(listSessions, { as: first });
  expect(answer.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  const [newest, own] = answer;
  expect(new Date(newest?.createdAt ?? "").getTime()).toBe(
    new Date(own?.createdAt ?? "").getTime() + SECOND,
  );
  expect(own).toMatchObject({ address: "127.0.0.1", userAgent: "lightMyRequest" });
  expect(JSON.stringify(answer)).not.toContain(first);
  const seen = await house.call(listSessions, { as: second });
  expect(seen.answer.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  house.clock.pass(12 * HOUR - 2 * SECOND);
  const third = await signIn(house, email);
  expect((await house.call(listSessions, { as: third })).answer).toHaveLength(2);
});

test("signing out everywhere ends every session of the person, and of nobody else", async () => {
  const email = "everywhere@sessions.example";
  const other = await signedInPerson(house, "stays@sessions.example");
  const tokens = [await signedInPerson(house, email), await signIn(house, email)];
  expect((await house.call(signOutEverywhere, { as: tokens[0] })).status).toBe(204);
  for (const as of tokens) expect((await house.call(readUser, { as })).status).toBe(401);
  expect((await house.call(readUser, { as: other })).status).toBe(200);
  expect((await house.call(readUser, { as: await signIn(house, email) })).status).toBe(200);
});
