import type { Delivery } from "@holdfast/contract/incidents/responder";
import { namesText } from "@holdfast/contract/incidents/safety-check-rules";
import type { Queryable } from "../../../platform/database/database";
import { channelsInUse } from "../../../platform/local-installation";
import { insertMessages } from "../../../platform/outbox/outbox-store";
import type { EmailMessage } from "../../../platform/outbox/outbox-table";
import { textAllowance } from "../../../platform/outbox/text-allowance-store";
import type { IncidentKey } from "../log/log-store";
import type { SentMessages } from "./delivery-outcomes-store";
import { type AlertDeps, firstDelivery, firstToNumber } from "./send-alerts";

/** A person who gets a message of an incident. */
export type Recipient = {
  readonly name: string;
  readonly email: string | null;
  readonly mobile: string | null;
};

/** What a message says to each person. */
export type PersonMessage<Person extends Recipient> = {
  readonly mail: (person: Person) => EmailMessage;
  readonly text: (person: Person) => string;
  /** Whether its first text message to a number counts towards no limit. */
  readonly isFree: boolean;
};

/** How many people got a message. */
export type SentCounts = {
  readonly people: number;
  readonly byText: number;
  readonly byEmail: number;
  /** Text messages that the limit or the kind of number did not allow. */
  readonly notTexted: number;
  readonly unreachable: readonly string[];
};

/** The messages to a person, and what has become of them; null for a means that is not used. */
export type SentTo<Person extends Recipient> = SentMessages & {
  readonly person: Person;
  readonly emailDelivery: Delivery | null;
  readonly smsDelivery: Delivery | null;
};

/**
 * Sends people a message without a link by email and, within the limit, by text message. Wake the outbox after the
 * transaction.
 */
export async function sendToPeople<Person extends Recipient>(
  tx: Queryable,
  deps: Pick<AlertDeps, "clock" | "newId" | "config">,
  key: IncidentKey,
  people: readonly Person[],
  { mail, text, isFree }: PersonMessage<Person>,
): Promise<{ readonly counts: SentCounts; readonly sent: readonly SentTo<Person>[] }> {
  // A message that is only written to the disk reaches no one.
  const channels = channelsInUse(deps.config);
  const isFirstText = firstToNumber([]);
  const mobiles = people.flatMap(({ mobile }) => mobile ?? []);
  const mayText = await textAllowance(tx, deps, key.organisationId, mobiles);
  const messages: Parameters<typeof insertMessages>[1][number][] = [];
  const unreachable: string[] = [];
  const sent: SentTo<Person>[] = [];
  let [byText, byEmail, notTexted] = [0, 0, 0];
  for (const person of people) {
    const { name, email, mobile } = person;
    const isFreeText = mobile !== null && isFirstText(mobile) && isFree;
    const refusal = mobile === null ? undefined : mayText(mobile, isFreeText);
    if (refusal !== undefined) notTexted += 1;
    const emailId = email === null ? null : deps.newId();
    const smsId = mobile === null || refusal !== undefined ? null : deps.newId();
    if (email !== null && emailId !== null)
      messages.push({ id: emailId, channel: "mail", recipient: email, content: mail(person) });
    if (mobile !== null && smsId !== null)
      messages.push({
        id: smsId,
        channel: "sms",
        recipient: mobile,
        content: { text: text(person) },
        countedFor: isFreeText ? null : key.organisationId,
      });
    const emailMessageId = channels.mail ? emailId : null;
    const smsMessageId = channels.sms ? smsId : null;
    byEmail += emailMessageId === null ? 0 : 1;
    byText += smsMessageId === null ? 0 : 1;
    if (emailMessageId === null && smsMessageId === null) unreachable.push(name);
    else
      sent.push({
        person,
        emailMessageId,
        emailDelivery: firstDelivery(emailMessageId, true),
        smsMessageId,
        smsDelivery: refusal ?? firstDelivery(smsMessageId, true),
      });
  }
  await insertMessages(
    tx,
    messages.map((message) => ({ ...message, isUrgent: true })),
    deps.clock.now(),
  );
  return { counts: { people: people.length, byText, byEmail, notTexted, unreachable }, sent };
}

/** Names of people whom no message reaches, in an entry of the log. */
const NAMED = 20;

/** Returns what was sent, for the log: '150 by text message, 190 by email.' Pure. */
export const howSent = ({
  byText,
  byEmail,
  notTexted,
  unreachable,
}: Omit<SentCounts, "people">): string =>
  [
    `${byText} by text message, ${byEmail} by email.`,
    ...(notTexted > 0
      ? [
          `${notTexted} text ${notTexted === 1 ? "message was" : "messages were"} not sent, because of the limit or the kind of number.`,
        ]
      : []),
    ...(unreachable.length > 0 ? [`Not reached: ${namesText(unreachable, NAMED)}.`] : []),
  ].join(" ");
