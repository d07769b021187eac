import type { Delivery } from "@holdfast/contract/incidents/responder";
import type { Queryable } from "../../../platform/database/database";
import { deliveriesOf } from "../../../platform/outbox/outbox-store";

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

const isOver = (delivery: Delivery | null) => delivery === "sent" || delivery === "failed";

/** Returns the changes of people of whose messages one was sent or given up; the message is then no longer named. Pure. */
export const outcomesOf = (
  people: readonly (SentMessages & {
    readonly id: string;
    readonly emailDelivery: Delivery | null;
    readonly smsDelivery: Delivery | null;
    /** What has become of the messages by now. */
    readonly email: Delivery | null;
    readonly sms: Delivery | null;
  })[],
) =>
  people
    .filter(({ email, sms }) => isOver(email) || isOver(sms))
    .map(({ id, email, sms, ...before }) => ({
      id,
      emailDelivery: isOver(email) ? email : before.emailDelivery,
      emailMessageId: isOver(email) ? null : before.emailMessageId,
      smsDelivery: isOver(sms) ? sms : before.smsDelivery,
      smsMessageId: isOver(sms) ? null : before.smsMessageId,
    }));
