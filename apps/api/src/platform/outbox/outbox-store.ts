import { and, asc, eq, inArray, isNotNull, sql, type SQL } from "drizzle-orm";
import { insertingFrom } from "../database/sql/bulk-writes-store";
import type { Queryable } from "../database/database";
import { inBatches } from "../database/sql/many-rows-store";
import { rowOf, rowsOf } from "../database/sql/row-of";
import { hastenJob, putJobs } from "../jobs/jobs-store";
import { jobs } from "../jobs/jobs-table";
import {
  type Attachment,
  type EmailMessage,
  outboxMessages as table,
  type SmsMessage,
} from "./outbox-table";

type QueuedMessage = Pick<typeof table.$inferInsert, "id" | "channel" | "recipient" | "isUrgent">;

const queueOf = ({ channel, isUrgent }: Pick<QueuedMessage, "channel" | "isUrgent">) =>
  `${isUrgent ? "urgent " : ""}${channel}`;
/** The queue of a message in SQL. */
const queueOfRow = sql`case when ${table.isUrgent} then 'urgent ' else '' end || ${table.channel}`;

/**
 * The messages to one recipient are sent one after another. The delays of delayed ones are random, and the newest link
 * must arrive last; those sent at once do not wait for them.
 */
const sequenceOf = (recipient: string | SQL, isDelayed: boolean) =>
  sql`hashtextextended(${isDelayed ? "delayed " : ""}::text || lower(${recipient}), 0)`;

const jobOf = (message: QueuedMessage, now: Date, runAt: Date) => ({
  queue: queueOf(message),
  key: message.id,
  runAt,
  sequence: sequenceOf(message.recipient, runAt > now),
});

/** Inserts a message and the job that sends it. */
export async function insertMessage(
  db: Queryable,
  message: QueuedMessage & {
    /** The account that it concerns. */
    readonly userId?: string | undefined;
    readonly content: EmailMessage | SmsMessage;
    readonly isDeletedWhenDone?: boolean;
  },
  now: Date,
  runAt = now,
) {
  await db.insert(table).values(rowOf(table, { ...message, createdAt: now }));
  await putJobs(db, [jobOf(message, now, runAt)]);
}

/** Inserts many messages and the jobs that send them. */
export const insertMessages = (
  db: Queryable,
  messages: readonly (QueuedMessage &
    Pick<typeof table.$inferInsert, "userId" | "content" | "countedFor">)[],
  now: Date,
): Promise<void> =>
  inBatches(messages, async (batch) => {
    const rows = batch.map((message) => ({ ...message, createdAt: now }));
    await db.insert(table).values(rowsOf(table, rows));
    await putJobs(
      db,
      batch.map((message) => jobOf(message, now, now)),
    );
  });

/**
 * Returns the end of a statement that begins with parts of a `with`: it inserts a message, and the job that sends
 * it, for each row of its part `source`, where `recipient` and `userId` (the account that it concerns) may be columns.
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
) => sql`
  message as (${insertingFrom(table, { ...message, createdAt: now }, source)} returning recipient)
  ${insertingFrom(
    jobs,
    {
      queue: queueOf(message),
      key: message.id,
      runAt,
      sequence: sequenceOf(sql`recipient`, runAt > now),
    },
    sql`message`,
  )}`;

/** Adds a file to an email that waits for it, and lets it be sent now; without one, only the latter. */
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
        content: sql`${table.content} || jsonb_build_object('attachments', ${attachments}::jsonb)`,
      }),
    )
    .where(and(eq(table.id, id), isNotNull(table.content)));
  await hastenJob(db, { queue: queueOf({ channel: "mail" }), key: id }, now);
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

/** Deletes messages that wait to be sent, except those that are being sent. Skips locked rows, so it cannot deadlock. */
export async function withdrawMessages(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`
    with waiting as (
      select ${table.id} as id, ${jobs.queue} as queue from ${table}
      join ${jobs} on ${jobs.queue} = ${queueOfRow} and ${jobs.key} = ${table.id}::text
      where ${table.id} = any (${sql.param(ids)}::uuid[])
        and (${jobs.lockedUntil} is null or ${jobs.lockedUntil} <= ${now}::timestamptz)
      order by ${table.id} limit ${ids.length}
      for update skip locked),
    message as (delete from ${table} where id in (select id from waiting))
    delete from ${jobs} using waiting where ${jobs.queue} = waiting.queue and ${jobs.key} = waiting.id::text`);
}
