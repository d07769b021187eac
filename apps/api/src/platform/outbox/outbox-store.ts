import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { later, SECOND } from "../clock";
import type { Queryable } from "../database/database";
import { type Letter, outboxMessages as table, type ShortMessage } from "./outbox-table";

/** How long one worker may take over a message before another may (ms). */
const LEASE = 60 * SECOND;

export async function insertMessage(
  db: Queryable,
  message: {
    readonly id: string;
    readonly channel: "mail" | "sms";
    readonly recipient: string;
    readonly content: Letter | ShortMessage;
  },
  now: Date,
  runAt = now,
) {
  await db.insert(table).values({ ...message, runAt, createdAt: now });
}

/**
 * The end of a statement that began with `with`: a message for each row of its part `source`, where
 * `recipient` may be a column.
 */
export const insertingMessages = (
  source: SQL,
  message: {
    readonly id: string;
    readonly channel: "mail" | "sms";
    readonly recipient: string | SQL;
    readonly content: Letter | ShortMessage;
  },
  now: Date,
  runAt = now,
) => sql`
  insert into ${table} (id, channel, recipient, content, run_at, created_at)
  select ${message.id}::uuid, ${message.channel}::text, ${message.recipient}::text,
    ${JSON.stringify(message.content)}::jsonb, ${runAt}::timestamptz, ${now}::timestamptz
  from ${source}`;

/**
 * Leases up to `count` due messages, oldest first. A lease and no held row lock: no transaction stays
 * open while a mail server answers.
 */
export async function leaseMessages(db: Queryable, count: number, now: Date) {
  const due = db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        isNull(table.doneAt),
        isNull(table.givenUpAt),
        lte(table.runAt, now),
        or(isNull(table.lockedUntil), lte(table.lockedUntil, now)),
      ),
    )
    .orderBy(asc(table.runAt), asc(table.id))
    .limit(count)
    .for("update", { skipLocked: true });
  const leased = await db
    .update(table)
    .set({ lockedUntil: later(now, LEASE), attempts: sql`${table.attempts} + 1` })
    .where(inArray(table.id, due))
    .returning();
  // An update answers in no order of its own.
  return leased.sort((a, b) => a.runAt.getTime() - b.runAt.getTime() || (a.id < b.id ? -1 : 1));
}

/** Sent: its content goes, for it may have carried a code or a link. */
export async function markSent(db: Queryable, messageId: string, now: Date) {
  await db
    .update(table)
    .set({ doneAt: now, lockedUntil: null, content: null, lastError: null })
    .where(eq(table.id, messageId));
}

export async function markFailed(
  db: Queryable,
  messageId: string,
  failure: { readonly error: string; readonly runAt: Date; readonly givenUpAt: Date | null },
) {
  await db
    .update(table)
    .set({
      lockedUntil: null,
      lastError: failure.error,
      runAt: failure.runAt,
      givenUpAt: failure.givenUpAt,
      ...(failure.givenUpAt ? { content: null } : {}),
    })
    .where(eq(table.id, messageId));
}
