import { teamTypeById } from "@holdfast/content/library/team-types";
import type { Delivery, Responder } from "@holdfast/contract/incidents/incident";
import { emailLinkUrl } from "@holdfast/contract/platform/email-links";
import { channelsInUse } from "../../platform/local-installation";
import type { Queryable } from "../../platform/database/database";
import { insertMessages } from "../../platform/outbox/outbox-store";
import type { Services } from "../../platform/services";
import { alertEmail, alertSms, type AlertText } from "./alert-email";
import type { StoredIncident } from "./incidents-store";
import { appendEntries, type IncidentKey } from "./log-store";
import { markAlerted } from "./responders-store";

export type AlertMeans = Pick<Services, "clock" | "newId" | "random"> & {
  readonly config: Services["config"];
};

export const teamNameOf = (teamTypeId: number): string =>
  teamTypeById(teamTypeId)?.displayName ?? "response team";

export const SYSTEM_NAME = "Holdfast";

type Alerted = Pick<
  Responder,
  "responderId" | "teamTypeId" | "designation" | "name" | "email" | "mobile"
>;

/**
 * Alerts people by email and text message, each with their own link, and writes it in the log. Wake the outbox
 * after the transaction.
 * @param kind `escalated` for Alternatives in place of a person who has not answered
 */
export async function alertResponders(
  tx: Queryable,
  means: AlertMeans,
  key: IncidentKey,
  incident: Pick<StoredIncident, "isExercise" | "level" | "whatHappened" | "place">,
  organisationName: string,
  people: readonly Alerted[],
  kind: "alerted" | "escalated",
): Promise<void> {
  if (people.length === 0) return;
  const now = means.clock.now();
  const { publicUrl } = means.config;
  // A message that is only written to the disk reaches no one.
  const channels = channelsInUse(means.config);
  const messages: Parameters<typeof insertMessages>[1][number][] = [];
  const links: Parameters<typeof markAlerted>[2][number][] = [];
  for (const { responderId, name, email, mobile, teamTypeId } of people) {
    const token = means.random.bytes(32).toString("base64url");
    const text: AlertText = { ...incident, organisationName, teamName: teamNameOf(teamTypeId) };
    const url = emailLinkUrl(publicUrl, "alert", { id: responderId, token });
    const emailMessageId = email ? means.newId() : null;
    const smsMessageId = mobile ? means.newId() : null;
    links.push({
      responderId,
      token,
      emailMessageId: channels.mail ? emailMessageId : null,
      emailDelivery: firstDelivery(emailMessageId, channels.mail),
      smsMessageId: channels.sms ? smsMessageId : null,
      smsDelivery: firstDelivery(smsMessageId, channels.sms),
    });
    if (email && emailMessageId) {
      const content = alertEmail(text, { firstName: name, url, publicUrl });
      messages.push({ id: emailMessageId, channel: "mail", recipient: email, content });
    }
    if (mobile && smsMessageId) {
      const content = { text: alertSms(text, url) };
      messages.push({ id: smsMessageId, channel: "sms", recipient: mobile, content });
    }
  }
  await markAlerted(tx, key, links, now);
  await insertMessages(
    tx,
    messages.map((message) => ({ ...message, isUrgent: true })),
    now,
  );
  await appendEntries(
    tx,
    key,
    people.map((person) => ({
      entryId: means.newId(),
      kind,
      text: `${person.name} (${teamNameOf(person.teamTypeId)}, ${person.designation}) ${howAlerted(person, channels)}.`,
      authorUserId: null,
      authorName: SYSTEM_NAME,
      deviceAt: now,
    })),
    now,
  );
}

function firstDelivery(messageId: string | null, isInUse: boolean): Delivery | null {
  if (messageId === null) return null;
  return isInUse ? "waiting" : "failed";
}

function howAlerted(
  { email, mobile }: Alerted,
  channels: ReturnType<typeof channelsInUse>,
): string {
  const means = [
    ...(email && channels.mail ? ["email"] : []),
    ...(mobile && channels.sms ? ["text message"] : []),
  ].join(" and ");
  if (means !== "") return `was alerted by ${means}`;
  return email || mobile
    ? "could not be alerted: call"
    : "has no email address and no mobile: call";
}
