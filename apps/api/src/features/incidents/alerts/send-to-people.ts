import { namesText } from "@holdfast/contract/incidents/safety-check-rules";
import type { Queryable } from "../../../platform/database/database";
import { channelsInUse } from "../../../platform/local-installation";
import { insertMessages } from "../../../platform/outbox/outbox-store";
import type { EmailMessage } from "../../../platform/outbox/outbox-table";
import { textAllowance } from "../../../platform/outbox/text-allowance-store";
import type { IncidentKey } from "../log/log-store";
import { type AlertDeps, firstToNumber } from "./send-alerts";

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
): Promise<SentCounts> {
  // A message that is only written to the disk reaches no one.
  const channels = channelsInUse(deps.config);
  const isFirstText = firstToNumber([]);
  const mobiles = people.flatMap(({ mobile }) => mobile ?? []);
  const mayText = await textAllowance(tx, deps, key.organisationId, mobiles);
  const messages: Parameters<typeof insertMessages>[1][number][] = [];
  const unreachable: string[] = [];
  let [byText, byEmail, notTexted] = [0, 0, 0];
  for (const person of people) {
    const { name, email, mobile } = person;
    const written = () => ({ id: deps.newId(), isUrgent: true });
    if (email !== null) {
      byEmail += channels.mail ? 1 : 0;
      messages.push({ ...written(), channel: "mail", recipient: email, content: mail(person) });
    }
    const isFreeText = mobile !== null && isFirstText(mobile) && isFree;
    const isRefused = mobile !== null && mayText(mobile, isFreeText) !== undefined;
    if (isRefused) notTexted += 1;
    const isTexted = mobile !== null && !isRefused;
    if (isTexted) {
      byText += channels.sms ? 1 : 0;
      messages.push({
        ...written(),
        channel: "sms",
        recipient: mobile,
        content: { text: text(person) },
        countedFor: isFreeText ? null : key.organisationId,
      });
    }
    if (!(email !== null && channels.mail) && !(isTexted && channels.sms)) unreachable.push(name);
  }
  await insertMessages(tx, messages, deps.clock.now());
  return { people: people.length, byText, byEmail, notTexted, unreachable };
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
