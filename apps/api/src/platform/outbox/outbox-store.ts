import {
  and,
  asc,
  eq,
  inArray,
  isNull,
  lte,
  not,
  or,
  type Placeholder,
  type SQL,
  sql,
} from "drizzle-orm";
import { later, SECOND } from "../clock";
import { builderOnce, type Placeholders } from "../database/built-once";
import { insertingFrom } from "../database/given-rows-store";
import type { Queryable } from "../database/database";
import { inParts } from "../database/many-rows-store";
import { rowOf, rowsOf } from "../database/row-of";
import {
  type Attachment,
  type EmailMessage,
  outboxMessages as table,
  type SmsMessage,
} from "./outbox-table";

/** How long a worker may take over a message before another one may lease it (ms). */
const LEASE = 60 * SECOND;

export async function insertMessage(
  db: Queryable,
  message: {
    readonly id: string;
    readonly channel: "mail" | "sms";
    readonly recipient: string;
    /** The account that it concerns. */
    readonly userId?: string | undefined;
    readonly content: EmailMessage | SmsMessage;
    readonly isDeletedWhenDone?: boolean;
  },
  now: Date,
  runAt = now,
) {
  await db.insert(table).values(rowOf(table, { ...message, runAt, createdAt: now }));
}

/** Inserts many messages. */
export const insertMessages = (
  db: Queryable,
  messages: readonly Pick<
    typeof table.$inferInsert,
    "id" | "channel" | "recipient" | "userId" | "content" | "isUrgent"
  >[],
  now: Date,
): Promise<void> =>
  inParts(messages, async (part) => {
    const rows = part.map((message) => ({ ...message, runAt: now, createdAt: now }));
    await db.insert(table).values(rowsOf(table, rows));
  });

/**
 * Returns the end of a statement that begins with `with`: it inserts a message for each row of its part `source`,
 * where `recipient` and `userId` (the account that it concerns) may be columns.
 */
export const insertingMessages = (
  source: SQL,
  message: {
    readonly id: string | Placeholder;
    readonly channel: "mail" | "sms" | Placeholder;
    readonly recipient: string | SQL | Placeholder;
    readonly userId: string | SQL | Placeholder;
    readonly content: EmailMessage | SmsMessage | Placeholder;
  },
  now: Date | Placeholder,
  runAt = now,
) => insertingFrom(table, { ...message, runAt, createdAt: now }, source);

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

/** What one lane of the worker sends. Lanes do not wait for each other. */
export type Lane = Pick<typeof table.$inferSelect, "channel" | "isUrgent">;

/**
 * Leases up to `count` due messages of a lane, oldest first. A lease instead of a row lock, so that no transaction stays open
 * while a mail server responds. A delayed message is leased once the earlier ones to its recipient were tried.
 */
export async function leaseMessages(db: Queryable, lane: Lane, count: number, now: Date) {
  const until = later(now, LEASE);
  const leased = await leasing(db, { ...lane, count, now: now.toISOString(), until });
  // `update ... returning` has no defined order.
  return leased.sort((a, b) => a.runAt.getTime() - b.runAt.getTime() || (a.id < b.id ? -1 : 1));
}

type Lease = Lane & { readonly count: number; readonly now: string; readonly until: Date };

const leasing = builderOnce((db, lease: Placeholders<Lease>) => {
  const { channel, isUrgent, count, now, until } = lease;
  const due = db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        isNull(table.doneAt),
        isNull(table.givenUpAt),
        eq(table.channel, channel),
        eq(table.isUrgent, isUrgent),
        lte(table.runAt, now),
        or(isNull(table.lockedUntil), lte(table.lockedUntil, now)),
        not(waitsForEarlier),
      ),
    )
    .orderBy(asc(table.runAt), asc(table.id))
    .limit(count)
    .for("update", { skipLocked: true });
  return db
    .update(table)
    .set(rowOf(table, { lockedUntil: until, attempts: sql`${table.attempts} + 1` }))
    .where(inArray(table.id, due))
    .returning();
});

/** Adds a file to an email that has not been tried yet, and lets it be sent now; without one, only the latter. */
export async function releaseMessage(
  db: Queryable,
  id: string,
  attachment: Attachment | undefined,
  now: Date,
) {
  const attachments = JSON.stringify(attachment ? [attachment] : []);
  await db
    .update(table)
    .set(
      rowOf(table, {
        runAt: now,
        content: sql`${table.content} || jsonb_build_object('attachments', ${attachments}::jsonb)`,
      }),
    )
    .where(and(eq(table.id, id), eq(table.attempts, 0)));
}

type DoneMessage = { readonly id: string; readonly isDeletedWhenDone: boolean };

const deleteMessage = async (db: Queryable, { id }: DoneMessage) => {
  await db.delete(table).where(eq(table.id, id));
};

/** Marks a message as sent and deletes its content, which may have carried a code or a link. */
export async function markSent(db: Queryable, message: DoneMessage, now: Date) {
  if (message.isDeletedWhenDone) return deleteMessage(db, message);
  await markingSent(db, { id: message.id, now });
}

const markingSent = builderOnce(
  (db, { id, now }: Placeholders<{ readonly id: string; readonly now: Date }>) =>
    db
      .update(table)
      .set(rowOf(table, { doneAt: now, lockedUntil: null, content: null, lastError: null }))
      .where(eq(table.id, id)),
);

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

/** What became of a message: `delayed` if an attempt has failed, and others follow. */
export type Delivery = "waiting" | "delayed" | "sent" | "failed";

const delivery = sql<Delivery>`case
  when ${table.doneAt} is not null then 'sent'
  when ${table.givenUpAt} is not null then 'failed'
  when ${table.lastError} is not null then 'delayed'
  else 'waiting' end`;

/** Returns what became of messages, by id; those that have been deleted are left out. */
export async function deliveriesOf(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Delivery>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: table.id, delivery })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(asc(table.id))
    .limit(ids.length);
  return new Map(rows.map((row) => [row.id, row.delivery]));
}

/** Deletes messages that have not been sent, except those that are being sent. Waits for no one, so it cannot deadlock. */
export async function withdrawMessages(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const idle = db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        inArray(table.id, [...ids]),
        isNull(table.doneAt),
        or(isNull(table.lockedUntil), lte(table.lockedUntil, now)),
      ),
    )
    .orderBy(asc(table.id))
    .limit(ids.length)
    .for("update", { skipLocked: true });
  await db.delete(table).where(inArray(table.id, idle));
}
