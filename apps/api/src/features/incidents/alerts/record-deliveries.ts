import { shortened } from "@holdfast/contract/platform/link-rules";
import { teamNameOf } from "@holdfast/content/library/response/team-types";
import type { Queryable } from "../../../platform/database/database";
import { withdrawMessages } from "../../../platform/outbox/outbox-store";
import { appendEntries, type IncidentKey } from "../log/log-store";
import { incidentMessages, incidentResponders } from "../incidents-table";
import { messageIdsOf, recordOutcomes, type SentMessages } from "./delivery-outcomes-store";
import { listSending } from "./responders-store";
import { type AlertDeps, SYSTEM_NAME } from "./send-alerts";
import { deleteSentMessages, listSendingMessages } from "./sent-messages-store";

/** How much of a message the log quotes (characters). */
const QUOTED = 60;

type Sending = Awaited<ReturnType<typeof listSendingMessages>>[number];

const isSameMessage = (a: SentMessages, b: SentMessages) =>
  a.emailMessageId === b.emailMessageId && a.smsMessageId === b.smsMessageId;

/** Returns which of a person's messages have failed: 'email', 'text message' or both; empty if none has. Pure. */
const failedMeans = ({ emailNow, smsNow }: Pick<Sending, "emailNow" | "smsNow">, and: string) =>
  [
    ...(emailNow === "failed" ? ["email"] : []),
    ...(smsNow === "failed" ? ["text message"] : []),
  ].join(and);

/**
 * Records which alerts and other messages to responders were sent, and writes in the log which could not be delivered.
 * "Sent" means that the mail server or the provider of text messages has accepted it. The caller has locked the plan.
 */
export async function recordDeliveries(
  tx: Queryable,
  deps: Pick<AlertDeps, "clock" | "newId">,
  key: IncidentKey,
): Promise<void> {
  const people = await listSending(tx, key);
  const messages = await listSendingMessages(tx, key);
  await recordOutcomes(tx, incidentResponders, key, people);
  await recordOutcomes(tx, incidentMessages, key, messages);
  if (messages.length > 0) await deleteSentMessages(tx, key);
  const texts = [
    ...people
      .filter((person) => failedMeans(person, "") !== "")
      // A person in several teams has one message.
      .filter((person, at, all) => at === all.findIndex((other) => isSameMessage(person, other)))
      .map(
        (person) =>
          `The ${failedMeans(person, " and the ")} to ${person.name} (${teamNameOf(person.teamTypeId)}, ${person.designation}) could not be delivered.`,
      ),
    ...messages
      .filter((message) => failedMeans(message, "") !== "")
      .map(
        (message) =>
          `The message ‘${shortened(message.text, QUOTED)}’ to ${message.name} could not be delivered by ${failedMeans(message, " or ")}.`,
      ),
  ];
  const now = deps.clock.now();
  const entries = texts.map((text) => ({
    entryId: deps.newId(),
    kind: "delivery" as const,
    text,
    authorUserId: null,
    authorName: SYSTEM_NAME,
    deviceAt: now,
  }));
  if (entries.length > 0) await appendEntries(tx, key, entries, now);
}

/** Withdraws messages to responders that were not sent yet, so that no one is called to an incident that is over. */
export async function withdrawAlerts(
  tx: Queryable,
  deps: Pick<AlertDeps, "clock" | "newId">,
  key: IncidentKey,
): Promise<void> {
  const sending = [...(await listSending(tx, key)), ...(await listSendingMessages(tx, key))];
  await withdrawMessages(tx, messageIdsOf(sending), deps.clock.now());
  await recordDeliveries(tx, deps, key);
}
