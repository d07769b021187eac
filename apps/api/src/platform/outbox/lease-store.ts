import { and, asc, eq, inArray, isNull, lte, not, or, sql } from "drizzle-orm";
import { later, SECOND } from "../clock";
import type { Queryable } from "../database/database";
import { rowOf } from "../database/sql/row-of";
import { outboxMessages as table } from "./outbox-table";

/* Leasing due messages, and recording the outcome of sending them. */

/** How long a worker may take over a message before another one may lease it (ms). */
const LEASE = 60 * SECOND;

/**
 * Whether a message was delayed and an earlier one to the same recipient has not been tried yet, is being sent, or
 * was left when a lease ended. Their delays are random, and the newest link must arrive last.
 */
const waitsForEarlier = sql`(
  ${table.runAt} > ${table.createdAt} and ${table.attempts} = 0 and exists (
    select 1 from outbox_messages earlier
    where lower(earlier.recipient) = lower(${table.recipient})
      and (earlier.created_at, earlier.id) < (${table.createdAt}, ${table.id})
      and earlier.done_at is null and earlier.given_up_at is null
      and (earlier.attempts = 0 or earlier.locked_until is not null)))`;

/**
 * What one lane of the worker sends. Lanes do not wait for each other, so that the alerts of an incident wait neither
 * for other messages nor, if the mail server is slow, for emails.
 */
export type Lane = Pick<typeof table.$inferSelect, "channel" | "isUrgent">;

/** Returns the lanes in which a message is due, urgent ones first. It may be one that waits for an earlier one. */
export async function dueLanes(db: Queryable, now: Date): Promise<readonly Lane[]> {
  const { rows } = await db.execute<Lane>(sql`
    select kind.channel as "channel", urgency.is_urgent as "isUrgent"
    from (values ('mail'), ('sms')) kind (channel)
    cross join (values (true), (false)) urgency (is_urgent)
    where exists (
      select 1 from outbox_messages m
      where m.channel = kind.channel and m.is_urgent = urgency.is_urgent
        and m.done_at is null and m.given_up_at is null and m.run_at <= ${now}
        and (m.locked_until is null or m.locked_until <= ${now}))
    order by urgency.is_urgent desc, kind.channel limit 4`);
  return rows;
}

/**
 * Leases up to `count` due messages of a lane, oldest first. A lease instead of a row lock, so that no transaction stays
 * open while a mail server responds. A delayed message is leased once the earlier ones to its recipient were tried.
 */
export async function leaseMessages(db: Queryable, lane: Lane, count: number, now: Date) {
  const due = db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        isNull(table.doneAt),
        isNull(table.givenUpAt),
        eq(table.channel, lane.channel),
        eq(table.isUrgent, lane.isUrgent),
        lte(table.runAt, now),
        or(isNull(table.lockedUntil), lte(table.lockedUntil, now)),
        not(waitsForEarlier),
      ),
    )
    .orderBy(asc(table.runAt), asc(table.id))
    .limit(count)
    .for("update", { skipLocked: true });
  const leased = await db
    .update(table)
    .set(rowOf(table, { lockedUntil: later(now, LEASE), attempts: sql`${table.attempts} + 1` }))
    .where(inArray(table.id, due))
    .returning();
  // `update ... returning` has no defined order.
  return leased.sort((a, b) => a.runAt.getTime() - b.runAt.getTime() || (a.id < b.id ? -1 : 1));
}

type DoneMessage = { readonly id: string; readonly isDeletedWhenDone: boolean };

const deleteMessage = async (db: Queryable, { id }: DoneMessage) => {
  await db.delete(table).where(eq(table.id, id));
};

/** Marks a message as sent and deletes its content, which may have carried a code or a link. */
export async function markSent(db: Queryable, message: DoneMessage, now: Date) {
  if (message.isDeletedWhenDone) return deleteMessage(db, message);
  await db
    .update(table)
    .set(rowOf(table, { doneAt: now, lockedUntil: null, content: null, lastError: null }))
    .where(eq(table.id, message.id));
}

export async function markFailed(
  db: Queryable,
  message: DoneMessage,
  failure: { readonly error: string; readonly runAt: Date; readonly givenUpAt: Date | null },
) {
  if (failure.givenUpAt && message.isDeletedWhenDone) return deleteMessage(db, message);
  await db
    .update(table)
    .set(
      rowOf(table, {
        lockedUntil: null,
        lastError: failure.error,
        runAt: failure.runAt,
        givenUpAt: failure.givenUpAt,
        ...(failure.givenUpAt ? { content: null } : {}),
      }),
    )
    .where(eq(table.id, message.id));
}
