import { and, asc, eq, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import { insertingFrom } from "../database/sql/given-rows-store";
import type { Queryable } from "../database/database";
import { inParts } from "../database/sql/many-rows-store";
import { rowOf, rowsOf } from "../database/sql/row-of";
import {
  type Attachment,
  type EmailMessage,
  outboxMessages as table,
  type SmsMessage,
} from "./outbox-table";

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
    "id" | "channel" | "recipient" | "userId" | "content" | "isUrgent" | "countedFor"
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
    readonly id: string;
    readonly channel: "mail" | "sms";
    readonly recipient: string | SQL;
    readonly userId: string | SQL;
    readonly content: EmailMessage | SmsMessage;
  },
  now: Date,
  runAt = now,
) => insertingFrom(table, { ...message, runAt, createdAt: now }, source);

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
