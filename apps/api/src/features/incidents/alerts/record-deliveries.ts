import { teamNameOf } from "@holdfast/content/library/response/team-types";
import type { Queryable } from "../../../platform/database/database";
import { withdrawMessages } from "../../../platform/outbox/outbox-store";
import { appendEntries, type IncidentKey } from "../log/log-store";
import { messageIdsOf } from "./delivery-outcomes-store";
import { listSending, recordOutcomes } from "./responders-store";
import { type AlertDeps, SYSTEM_NAME } from "./send-alerts";

type Sent = { readonly emailMessageId: string | null; readonly smsMessageId: string | null };

const isSameMessage = (a: Sent, b: Sent) =>
  a.emailMessageId === b.emailMessageId && a.smsMessageId === b.smsMessageId;

/**
 * Records which alerts were sent, and writes in the log which could not be delivered. "Sent" means that the mail server
 * or the provider of text messages has accepted it. The caller has locked the plan.
 */
export async function recordDeliveries(
  tx: Queryable,
  deps: Pick<AlertDeps, "clock" | "newId">,
  key: IncidentKey,
): Promise<void> {
  const people = await listSending(tx, key);
  await recordOutcomes(tx, key, people);
  const now = deps.clock.now();
  const entries = people
    .filter(({ email, sms }) => email === "failed" || sms === "failed")
    // A person in several teams has one message.
    .filter((person, at, all) => at === all.findIndex((other) => isSameMessage(person, other)))
    .map(({ name, teamTypeId, designation, email, sms }) => {
      const failed = [
        ...(email === "failed" ? ["email"] : []),
        ...(sms === "failed" ? ["text message"] : []),
      ].join(" and the ");
      return {
        entryId: deps.newId(),
        kind: "delivery" as const,
        text: `The ${failed} to ${name} (${teamNameOf(teamTypeId)}, ${designation}) could not be delivered.`,
        authorUserId: null,
        authorName: SYSTEM_NAME,
        deviceAt: now,
      };
    });
  if (entries.length > 0) await appendEntries(tx, key, entries, now);
}

/** Withdraws alerts that were not sent yet, so that no one is called to an incident that is over. */
export async function withdrawAlerts(
  tx: Queryable,
  deps: Pick<AlertDeps, "clock" | "newId">,
  key: IncidentKey,
): Promise<void> {
  const people = await listSending(tx, key);
  await withdrawMessages(tx, messageIdsOf(people), deps.clock.now());
  await recordDeliveries(tx, deps, key);
}
