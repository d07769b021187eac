import type { Delivery } from "@holdfast/contract/incidents/responder";
import { isNotNull, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { updateRows } from "../../../platform/database/sql/bulk-writes-store";
import { deliveriesOf } from "../../../platform/outbox/outbox-store";
import type { incidentMessages, incidentResponders, safetyCheckPeople } from "../incidents-table";
import type { IncidentKey } from "../log/log-store";

/** The newest messages to a person; null once their outcome is recorded. */
export type SentMessages = {
  readonly emailMessageId: string | null;
  readonly smsMessageId: string | null;
};

export const messageIdsOf = (people: readonly SentMessages[]): string[] =>
  people.flatMap(({ emailMessageId, smsMessageId }) =>
    [emailMessageId, smsMessageId].filter((id) => id !== null),
  );

/** Reads what became of messages. A message that no longer exists was not sent. */
export async function latestDeliveries(db: Queryable, people: readonly SentMessages[]) {
  const deliveries = await deliveriesOf(db, messageIdsOf(people));
  return (id: string | null) => (id === null ? null : (deliveries.get(id) ?? "failed"));
}

/** What became of the messages to a person: as recorded, and by now. */
type Sending = SentMessages & {
  readonly id: string;
  readonly emailDelivery: Delivery | null;
  readonly smsDelivery: Delivery | null;
  readonly emailNow: Delivery | null;
  readonly smsNow: Delivery | null;
};

/** The tables that name messages until they are sent or given up. */
type SendingTable = typeof incidentResponders | typeof incidentMessages | typeof safetyCheckPeople;

/** Finds the rows that name a message. */
export const isSending = ({
  emailMessageId,
  smsMessageId,
}: Pick<SendingTable, "emailMessageId" | "smsMessageId">) =>
  or(isNotNull(emailMessageId), isNotNull(smsMessageId));

const isOver = (delivery: Delivery | null) => delivery === "sent" || delivery === "failed";

/** Records the outcome of messages that were sent or given up, which are then no longer looked at. */
export async function recordOutcomes(
  tx: Queryable,
  table: SendingTable,
  { organisationId, incidentId }: Pick<IncidentKey, "organisationId" | "incidentId">,
  people: readonly Sending[],
): Promise<void> {
  const ended = people
    .filter(({ emailNow, smsNow }) => isOver(emailNow) || isOver(smsNow))
    .map(({ id, emailNow, smsNow, ...before }) => ({
      id,
      emailDelivery: isOver(emailNow) ? emailNow : before.emailDelivery,
      emailMessageId: isOver(emailNow) ? null : before.emailMessageId,
      smsDelivery: isOver(smsNow) ? smsNow : before.smsDelivery,
      smsMessageId: isOver(smsNow) ? null : before.smsMessageId,
    }));
  if (ended.length === 0) return;
  await updateRows(tx, table, ended, {
    by: ["id"],
    which: sql`t.organisation_id = ${organisationId} and t.incident_id = ${incidentId} and t.id = v.id`,
    returning: "id",
  });
}
