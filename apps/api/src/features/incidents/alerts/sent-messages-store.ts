import type { Delivery } from "@holdfast/contract/incidents/responder";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { ALL_ROWS } from "../../../platform/database/sql/row-range";
import { rowsOf } from "../../../platform/database/sql/row-of";
import { incidentMessages as table, incidentResponders } from "../incidents-table";
import type { IncidentKey } from "../log/log-store";
import { isSending, latestDeliveries, type SentMessages } from "./delivery-outcomes-store";

/* The messages to responders that follow their alerts. A row is deleted once all of it was sent. */

const ofIncident = ({ organisationId, incidentId }: IncidentKey) =>
  and(eq(table.organisationId, organisationId), eq(table.incidentId, incidentId));
const isEnded = and(isNull(table.emailMessageId), isNull(table.smsMessageId));

/** A message to a person. */
export type SentMessage = SentMessages & {
  readonly id: string;
  readonly responderId: string;
  readonly emailDelivery: Delivery | null;
  readonly smsDelivery: Delivery | null;
};

/** Stores a message that is being sent. What became of earlier ones to the same people is deleted. */
export async function storeSentMessages(
  tx: Queryable,
  key: IncidentKey,
  messages: readonly SentMessage[],
  text: string,
  now: Date,
): Promise<void> {
  if (messages.length === 0) return;
  const responderIds = messages.map(({ responderId }) => responderId);
  await tx
    .delete(table)
    .where(and(ofIncident(key), isEnded, inArray(table.responderId, responderIds)));
  const { organisationId, incidentId } = key;
  await tx.insert(table).values(
    rowsOf(
      table,
      messages.map((message) => ({ ...message, organisationId, incidentId, text, sentAt: now })),
    ),
  );
}

/** Returns the messages that are being sent, and what has become of each. */
export async function listSendingMessages(db: Queryable, key: IncidentKey) {
  const rows = await db
    .select({
      id: table.id,
      name: incidentResponders.name,
      text: table.text,
      emailDelivery: table.emailDelivery,
      emailMessageId: table.emailMessageId,
      smsDelivery: table.smsDelivery,
      smsMessageId: table.smsMessageId,
    })
    .from(table)
    .innerJoin(
      incidentResponders,
      and(
        eq(incidentResponders.organisationId, table.organisationId),
        eq(incidentResponders.id, table.responderId),
      ),
    )
    .where(and(ofIncident(key), isSending(table)))
    .orderBy(asc(table.sentAt), asc(table.id))
    .limit(ALL_ROWS.limit);
  const latest = await latestDeliveries(db, rows);
  return rows.map((row) => ({
    ...row,
    emailNow: latest(row.emailMessageId),
    smsNow: latest(row.smsMessageId),
  }));
}

/** Deletes the messages of which nothing is left to report. */
export const deleteSentMessages = (tx: Queryable, key: IncidentKey) =>
  tx
    .delete(table)
    .where(
      and(
        ofIncident(key),
        isEnded,
        sql`${table.emailDelivery} is distinct from 'failed' and ${table.smsDelivery} is distinct from 'failed'`,
      ),
    );

/** Returns the ids of the people whom the newest message has reached by no means. */
export async function peopleWithLostMessages(
  db: Queryable,
  key: IncidentKey,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ responderId: table.responderId })
    .from(table)
    .where(
      and(
        ofIncident(key),
        isEnded,
        sql`${table.emailDelivery} is distinct from 'sent' and ${table.smsDelivery} is distinct from 'sent'`,
      ),
    )
    .orderBy(asc(table.id))
    .limit(ALL_ROWS.limit);
  return new Set(rows.map(({ responderId }) => responderId));
}
