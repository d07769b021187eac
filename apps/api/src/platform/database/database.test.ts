import { sql } from "drizzle-orm";
import { bigint, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../../test/database/test-database";
import { isUniqueViolation, sqlState } from "./sql/sql-state";

const samples = pgTable("samples", {
  id: integer().primaryKey(),
  name: text(),
  cents: bigint({ mode: "number" }),
  at: timestamp({ precision: 3, withTimezone: true }),
});

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.query.execute(sql`create table samples (
    id integer constraint samples_pkey primary key, name text, cents bigint, at timestamptz(3))`);
});

test("reads a row back unchanged", async () => {
  const row = {
    id: 1,
    name: "Müller’s 🍷",
    cents: 9_007_199_254_740_991,
    at: new Date(1_795_000_000_123),
  };
  await database.query.insert(samples).values(row);
  expect(await database.query.select().from(samples)).toEqual([row]);
});

test("returns a count as a number, and fails if it is too large for one", async () => {
  const answer = await database.query.execute<{ n: unknown }>(
    sql`select count(*) as n from samples`,
  );
  expect(answer.rows).toEqual([{ n: 1 }]);
  await expect(
    database.query.execute(sql`select 9007199254740993::int8 as n`),
  ).rejects.toMatchObject({ cause: { message: "9007199254740993 is too large for a number." } });
});

test("returns a raw instant in UTC", async () => {
  const answer = await database.query.execute<{ at: string }>(sql`select at from samples`);
  expect(answer.rows).toEqual([{ at: "2026-11-18 11:06:40.123+00" }]);
});

test("an error has its SQLSTATE and constraint, and no parameters", async () => {
  const error: unknown = await database.query
    .insert(samples)
    .values({ id: 1, name: "secret" })
    .then(
      () => undefined,
      (reason: unknown) => reason,
    );
  expect(sqlState(error)).toBe("23505");
  expect(isUniqueViolation(error, "samples_pkey")).toBe(true);
  expect(isUniqueViolation(error, "samples_name")).toBe(false);
  expect(String(error)).not.toContain("secret");
});

describe("transactions", () => {
  test("rolls back a transaction that throws", async () => {
    await expect(
      database.transaction(async (tx) => {
        await tx.insert(samples).values({ id: 2 });
        throw new Error("changed my mind");
      }),
    ).rejects.toThrow("changed my mind");
    expect(await database.query.$count(samples, sql`id = 2`)).toBe(0);
  });

  test("refuses the database itself inside a transaction", async () => {
    await expect(
      database.transaction(() =>
        database.query
          .select()
          .from(samples)
          .then(() => undefined),
      ),
    ).rejects.toMatchObject({
      cause: { message: "Inside a transaction use only its tx, not the database." },
    });
    await database.ping();
  });

  test("retries a transaction after a deadlock or serialisation failure", async () => {
    let tries = 0;
    const answer = await database.transaction(async (tx) => {
      tries += 1;
      if (tries < 3) await tx.execute(sql`do $$ begin raise exception sqlstate '40001'; end $$`);
      return tries;
    });
    expect(answer).toBe(3);
  });
});

test("a failing statement does not affect those of other connections", async () => {
  const wrong: unknown[] = [];
  await Promise.all(
    Array.from({ length: 8 }, async (_, worker) => {
      for (let round = 0; round < 40; round += 1) {
        const expected = `${worker}-${round}`;
        if ((worker + round) % 3 === 0) {
          const state = await database.query
            .execute(sql`select missing from samples where name = ${expected}`)
            .then(() => "no error", sqlState);
          if (state !== "42703") wrong.push(state);
        } else if ((worker + round) % 3 === 1) {
          const answer = await database.query.execute<{ value: string }>(
            sql`select ${expected}::text as value`,
          );
          if (answer.rows[0]?.value !== expected) wrong.push(answer.rows);
        } else {
          const state = await database
            .transaction(async (tx) => {
              await tx.execute(sql`select ${round}::integer`);
              await tx.execute(sql`select 1 / 0`);
            })
            .then(() => "no error", sqlState);
          if (state !== "22012") wrong.push(state);
        }
      }
    }),
  );
  expect(wrong).toEqual([]);
});

test("accepts a large value", async () => {
  const large = "x".repeat(8 * 2 ** 20);
  const answer = await database.query.execute<{ n: number; same: string }>(
    sql`select length(${large}) as n, ${large} as same`,
  );
  expect(answer.rows[0]?.n).toBe(large.length);
  expect(answer.rows[0]?.same === large).toBe(true);
});
