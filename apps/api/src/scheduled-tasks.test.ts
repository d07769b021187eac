import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { tasksOf } from "./scheduled-tasks";
import { DAY, HOUR, addMs, MINUTE } from "./platform/clock";
import { idempotencyKeys } from "./platform/http/idempotency/idempotency-table";
import { rateLimits } from "./platform/limits/rate-limits-table";
import { startJobWorker } from "./platform/jobs/job-worker";
import { taskQueues } from "./platform/jobs/task-queues";
import { linkTokens, oneTimeCodes, sessions, users } from "./features/accounts/accounts-table";
import { usedSignInLinks } from "./features/accounts/direct-sign-in/partners-table";
import { statementsOf } from "../test/database/statements";
import { testApp, type TestApp } from "../test/setup/test-app";

/* The scheduled tasks of a running server delete expired rows in batches, and alert Alternatives on time. */

/** More than two batches. */
const PAST = 2_100;

let app: TestApp;
let now: Date;
let partnerId: string;
beforeAll(async () => {
  app = await testApp();
  now = app.clock.now();
  partnerId = app.services.newId();
  await app.services.database.query.execute(
    sql`insert into partners values (${partnerId}, 'Sweep', 'key', ${now}, null)`,
  );
});

const newId = () => app.services.newId();
const bytes = () => Buffer.from(newId());

/** A user for each row, where a table has one row per user. */
const newPerson = async () => {
  const [id, name] = [newId(), newId()];
  await app.services.database.query.insert(users).values({
    id,
    email: name,
    emailKey: name,
    firstName: "Ana",
    lastName: "Silva",
    createdAt: now,
  });
  return id;
};

type Row = (userId: string, endsAt: Date) => Record<string, unknown>;

/** Each table: how long a row is stored after its end (ms), and a row that ends at a given time. */
const TABLES: readonly (readonly [table: PgTable, storedFor: number, row: Row])[] = [
  [
    sessions,
    DAY,
    (userId, expiresAt) => ({
      id: newId(),
      userId,
      tokenHash: bytes(),
      isRemembered: false,
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
    }),
  ],
  [
    linkTokens,
    DAY,
    (userId, expiresAt) => ({
      id: newId(),
      userId,
      purpose: "reset-password",
      tokenHash: bytes(),
      createdAt: now,
      expiresAt,
    }),
  ],
  [
    rateLimits,
    0,
    (_userId, windowEndsAt) => ({ key: newId(), windowStartedAt: now, windowEndsAt, count: 1 }),
  ],
  [
    idempotencyKeys,
    DAY,
    (userId, createdAt) => ({
      userId,
      key: newId(),
      operation: "sweep",
      requestHash: bytes(),
      createdAt,
    }),
  ],
  [usedSignInLinks, 0, (_userId, expiresAt) => ({ partnerId, linkIdHash: bytes(), expiresAt })],
];

const countOf = async (table: PgTable) =>
  (await app.services.database.query.select({ count: sql<number>`count(*)::int` }).from(table))[0]
    ?.count;

const runTasks = async () => {
  for (const { work } of tasksOf(app.services)) await work();
};

describe("the scheduled tasks delete", () => {
  it.each(TABLES.map((table) => [getTableName(table[0]), ...table] as const))(
    "deletes every expired row of %s in batches, and no other row",
    async (name, table, storedFor, row) => {
      const { query } = app.services.database;
      const userId = await newPerson();
      const endsAt = (ms: number) => addMs(now, ms - storedFor);
      const past = Array.from({ length: PAST }, (_, at) => row(userId, endsAt(-1 - at)));
      for (let at = 0; at < PAST; at += 300)
        await query.insert(table).values(past.slice(at, at + 300));
      await query.insert(table).values([row(userId, endsAt(1)), row(userId, addMs(now, HOUR))]);
      const statements = await statementsOf(runTasks);
      expect(await countOf(table)).toBe(2);
      const ofTable = statements.filter((text) => text.includes(`delete from "${name}"`));
      expect(ofTable).toHaveLength(3);
    },
  );

  it("deletes expired one-time codes", async () => {
    const { query } = app.services.database;
    const code = async (expiresAt: Date) => ({
      id: newId(),
      userId: await newPerson(),
      purpose: "phone" as const,
      codeHash: bytes(),
      triesLeft: 5,
      sentAt: now,
      expiresAt,
    });
    await query
      .insert(oneTimeCodes)
      .values([await code(addMs(now, -DAY - 1)), await code(addMs(now, -DAY + 1))]);
    await runTasks();
    expect(await countOf(oneTimeCodes)).toBe(1);
  });
});

it("the scheduled tasks alert Alternatives every minute, even if every other task hangs", async () => {
  const alert = vi.fn<() => Promise<unknown>>().mockResolvedValue(undefined);
  const { promise: hanging, resolve: finish } = Promise.withResolvers<void>();
  const hang = vi.fn<() => Promise<unknown>>(() => hanging);
  const tasks = tasksOf(app.services).map((task) => ({
    ...task,
    work: task.name.startsWith("alerts of Alternatives") ? alert : hang,
  }));
  const worker = startJobWorker(app.services, taskQueues(app.services, tasks));
  const look = () => {
    worker.wake();
    return app.services.database.query.execute<{ names: string[] }>(sql`
      select array_agg(key) as names from jobs where run_at <= ${app.clock.now()}`);
  };
  await expect.poll(async () => (await look()).rows).toEqual([{ names: null }]);
  for (let minute = 1; minute <= 10; minute += 1) {
    app.clock.pass(MINUTE);
    await expect
      .poll(async () => {
        await look();
        return alert.mock.calls.length;
      })
      .toBe(minute);
  }
  expect(hang).toHaveBeenCalledTimes(1);
  finish();
  await worker.stop();
});
