import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowOf } from "../database/sql/row-of";
import { outboxMessages as table } from "./outbox-table";

/* The messages of a person, and how long sent messages are stored. */

/** A person's messages: those about the account, and all to addresses and numbers verified as the person's. */
export type Correspondent = { readonly userId: string; readonly recipients: readonly string[] };

const isTo = (recipients: readonly string[]) =>
  inArray(
    sql`lower(${table.recipient})`,
    recipients.map((recipient) => recipient.toLowerCase()),
  );
const isOf = ({ userId, recipients }: Correspondent) =>
  or(eq(table.userId, userId), isTo(recipients));

/** Returns a person's messages without their contents, newest first. */
export const messagesOf = (db: Queryable, person: Correspondent) =>
  db
    .select({
      channel: table.channel,
      recipient: table.recipient,
      createdAt: table.createdAt,
      sentAt: table.doneAt,
      givenUpAt: table.givenUpAt,
    })
    .from(table)
    .where(isOf(person))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(MAX_ROWS);

/** Deletes a person's messages, including those not yet sent. */
export async function deleteMessagesOf(db: Queryable, person: Correspondent) {
  await db.delete(table).where(isOf(person));
}

/** Links the messages to this address with that account, so that they stay its own when its address changes. */
export async function assignMessagesTo(db: Queryable, recipient: string, userId: string) {
  await db
    .update(table)
    .set(rowOf(table, { userId }))
    .where(isTo([recipient]));
}

const endedAt = sql`coalesce(${table.doneAt}, ${table.givenUpAt})`;

/** Deletes up to `max` messages that were sent or given up before that time. Returns how many. */
export async function deleteMessagesDoneBefore(db: Queryable, before: Date, max: number) {
  const oldest = db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        sql`(${table.doneAt} is not null or ${table.givenUpAt} is not null)`,
        sql`${endedAt} < ${before}::timestamptz`,
      ),
    )
    .orderBy(endedAt)
    .limit(max);
  const rows = await db.delete(table).where(inArray(table.id, oldest)).returning({ id: table.id });
  return rows.length;
}
