import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { signedInPerson, userIdOf } from "../../../../test/factories/people";
import { statementsOf } from "../../../../test/database/statements";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { DAY, addMs, MINUTE } from "../../clock";
import { claimKey, forgetClaim, deleteExpiredKeys, storeResponse } from "./idempotency-store";

let app: TestApp;
let userId: string;
beforeAll(async () => {
  app = await testApp();
  userId = await userIdOf(app, await signedInPerson(app, "ana@kept-keys.example"));
});

const nameOf = (key: string) => ({ userId, operation: "createPlan", key });
const claim = (key: string, at: Date) =>
  claimKey(app.services.database.query, nameOf(key), Buffer.alloc(32), at);

describe("a claim", () => {
  it.each([
    { key: "recent", age: MINUTE, isStored: false, isFree: false },
    { key: "from a process that died", age: MINUTE + 1, isStored: false, isFree: true },
    { key: "answered", age: DAY, isStored: true, isFree: false },
    { key: "answered a day ago", age: DAY + 1, isStored: true, isFree: true },
  ])(
    "lets a claim that is $key be claimed again: $isFree",
    async ({ key, age, isStored, isFree }) => {
      const { query } = app.services.database;
      const now = app.clock.now();
      await claim(key, addMs(now, -age));
      const mine = { ...nameOf(key), claimedAt: addMs(now, -age) };
      if (isStored) await storeResponse(query, mine, 201, { id: "1" });
      expect((await claim(key, now)).claimed).toBe(isFree);
      // What a repeat finds now: a new claim has deleted the earlier response.
      const { earlier } = await claim(key, now);
      const expected = isStored && !isFree ? [201, { id: "1" }] : [null, null];
      expect([earlier?.status, earlier?.answer]).toEqual(expected);
    },
  );

  it("takes one statement, because every create waits for it", async () => {
    expect(await statementsOf(() => claim("counted", app.clock.now()))).toHaveLength(1);
  });
});

it("stores and deletes nothing for a claim that another request took over", async () => {
  const { query } = app.services.database;
  const now = app.clock.now();
  const slow = { ...nameOf("taken over"), claimedAt: addMs(now, -MINUTE - 1) };
  await claim(slow.key, slow.claimedAt);
  expect((await claim(slow.key, now)).claimed).toBe(true);
  expect(await storeResponse(query, slow, 201, { id: "slow" })).toBe(false);
  await forgetClaim(query, slow);
  expect(await storeResponse(query, { ...slow, claimedAt: now }, 201, { id: "quick" })).toBe(true);
  expect((await claim(slow.key, now)).earlier?.answer).toEqual({ id: "quick" });
});

it("deletes stored responses after a day, repeated or not", async () => {
  const now = app.clock.now();
  await claim("older", addMs(now, -DAY - 1));
  await claim("newer", addMs(now, -DAY + 1));
  await deleteExpiredKeys(app.services.database.query, now);
  const { rows } = await app.services.database.query.execute<{ key: string }>(
    sql`select key from idempotency_keys where key in ('older', 'newer')`,
  );
  expect(rows).toEqual([{ key: "newer" }]);
});
