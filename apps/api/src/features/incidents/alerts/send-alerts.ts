import { teamNameOf } from "@holdfast/content/library/response/team-types";
import { alertSms, type AlertText, listed } from "@holdfast/contract/incidents/alert-sms-rules";
import { personKeyOf } from "@holdfast/contract/incidents/escalation-rules";
import type { Delivery, Responder } from "@holdfast/contract/incidents/responder";
import { emailLinkUrl, shortLinkUrl } from "@holdfast/contract/platform/email-links";
import { channelsInUse } from "../../../platform/local-installation";
import type { Queryable } from "../../../platform/database/database";
import { insertMessages, withdrawMessages } from "../../../platform/outbox/outbox-store";
import { textAllowance, type TextRefusal } from "../../../platform/outbox/text-allowance-store";
import { diallableNumber } from "../../../platform/phone-number";
import type { Services } from "../../../platform/services";
import { addAnswerLinks, createShortLink } from "../../answer-links/public";
import { alertEmail } from "./alert-email";
import { isAmongFirstOfDay } from "../active-incidents-store";
import type { StoredIncident } from "../incidents-store";
import { appendEntries, type IncidentKey } from "../log/log-store";
import { phoneOfDeclarer } from "./people-to-inform-store";
import { messageIdsOf } from "./delivery-outcomes-store";
import { listSending, markAlerted } from "./responders-store";

export type AlertDeps = Pick<Services, "clock" | "newId" | "random"> & {
  readonly config: Services["config"];
};

export const SYSTEM_NAME = "Holdfast";

type Alerted = Pick<
  Responder,
  "responderId" | "teamTypeId" | "designation" | "name" | "email" | "mobile"
>;

/** Returns the rows of each person, who may be in several teams. Pure. */
export function byPerson<Row extends Pick<Responder, "name" | "email" | "mobile">>(
  rows: readonly Row[],
): (readonly [Row, ...Row[]])[] {
  const people = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const key = personKeyOf(row);
    const known = people.get(key);
    if (known) known.push(row);
    else people.set(key, [row]);
  }
  return [...people.values()];
}

type Alert = {
  readonly people: readonly Alerted[];
  /** Everyone who was in the incident before. */
  readonly earlier: readonly Responder[];
  /** `escalated` for Alternatives in place of a person who has not answered. */
  readonly kind: "alerted" | "escalated";
};

/**
 * Alerts people by email and text message, each with their own link, and writes it in the log. A person in several of
 * the teams gets one message. Wake the outbox after the transaction.
 */
export async function alertResponders(
  tx: Queryable,
  deps: AlertDeps,
  key: IncidentKey,
  incident: StoredIncident,
  organisationName: string,
  { people: rows, earlier, kind }: Alert,
): Promise<void> {
  if (rows.length === 0) return;
  const now = deps.clock.now();
  const { publicUrl } = deps.config;
  // A message that is only written to the disk reaches no one.
  const channels = channelsInUse(deps.config);
  const alertedBefore = earlier.filter(({ alertedAt }) => alertedAt !== null);
  const isFirstText = firstToNumber(alertedBefore);
  const isFirst = await isAmongFirstOfDay(tx, key, incident);
  const mobiles = rows.flatMap(({ mobile }) => mobile ?? []);
  const mayText = await textAllowance(tx, deps, key.organisationId, mobiles);
  const messages: Parameters<typeof insertMessages>[1][number][] = [];
  const alerts: Parameters<typeof markAlerted>[2][number][] = [];
  const links: Parameters<typeof addAnswerLinks>[2][number][] = [];
  const entries: string[] = [];
  const declaredByPhone = await phoneOfDeclarer(tx, key);
  for (const person of byPerson(rows)) {
    const [{ name, email, mobile }] = person;
    const link = createShortLink(deps);
    const teamNames = person.map(({ teamTypeId }) => teamNameOf(teamTypeId));
    const why = kind === "escalated" ? reasonFor(person, alertedBefore) : "";
    const text: AlertText = { ...incident, organisationName, teamNames, declaredByPhone, why };
    const url = emailLinkUrl(publicUrl, "alert", link);
    const isFree = mobile !== null && isFirstText(mobile) && isFirst;
    const refusal = mobile ? mayText(mobile, isFree) : undefined;
    // An earlier text that arrived: its link answers for all of the person's teams.
    const arrived =
      refusal === "limited"
        ? alertedBefore.find(
            (responder) =>
              personKeyOf(responder) === personKeyOf(person[0]) &&
              !person.some(({ responderId: id }) => id === responder.responderId) &&
              responder.smsDelivery === "sent",
          )
        : undefined;
    const emailMessageId = email ? deps.newId() : null;
    const smsMessageId = mobile && refusal === undefined ? deps.newId() : null;
    const isSent = emailMessageId !== null || smsMessageId !== null;
    // One link answers for all rows of the person.
    if (isSent)
      links.push({
        ...link,
        organisationId: key.organisationId,
        subjectId: person[0].responderId,
      });
    for (const row of person) {
      // Without a new message, the earlier one that may have arrived remains the alert.
      if (!isSent && alertedBefore.some((responder) => responder.responderId === row.responderId))
        continue;
      alerts.push({
        responderId: row.responderId,
        emailMessageId: channels.mail ? emailMessageId : null,
        emailDelivery: firstDelivery(emailMessageId, channels.mail),
        smsMessageId: channels.sms ? smsMessageId : null,
        smsDelivery: arrived?.smsDelivery ?? refusal ?? firstDelivery(smsMessageId, channels.sms),
      });
    }
    if (email && emailMessageId) {
      const content = alertEmail(text, { firstName: name, url, publicUrl });
      messages.push({ id: emailMessageId, channel: "mail", recipient: email, content });
    }
    if (mobile && smsMessageId)
      messages.push({
        id: smsMessageId,
        channel: "sms",
        recipient: mobile,
        content: { text: alertSms(text, shortLinkUrl(publicUrl, link)).text },
        countedFor: isFree ? null : key.organisationId,
      });
    const roles = person.map((row) => `${teamNameOf(row.teamTypeId)}, ${row.designation}`);
    entries.push(`${name} (${roles.join("; ")}) ${howAlerted(person[0], channels, refusal)}.`);
  }
  if (alerts.length > 0) {
    if (alertedBefore.length > 0) await withdrawReplaced(tx, key, alerts, now);
    await markAlerted(tx, key, alerts, now);
    await addAnswerLinks(tx, "alert", links);
  }
  await insertMessages(
    tx,
    messages.map((message) => ({ ...message, isUrgent: true })),
    now,
  );
  await appendEntries(
    tx,
    key,
    entries.map((text) => ({
      entryId: deps.newId(),
      kind,
      text,
      authorUserId: null,
      authorName: SYSTEM_NAME,
      deviceAt: now,
    })),
    now,
  );
}

/** Returns why Alternatives are alerted: who of their teams has not answered or cannot come. Pure. */
function reasonFor(person: readonly Alerted[], alertedBefore: readonly Responder[]): string {
  const teams = new Set(person.map(({ teamTypeId }) => teamTypeId));
  const others = byPerson(alertedBefore.filter(({ teamTypeId }) => teams.has(teamTypeId)));
  const named = (all: typeof others) => all.map(([{ name }]) => name);
  const declined = named(others.filter((rows) => rows.some(({ answer }) => answer !== null)));
  const silent = named(others.filter((rows) => rows.every(({ answer }) => answer === null)));
  return [
    ...(silent.length > 0
      ? [`${listed(silent)} ${silent.length > 1 ? "have" : "has"} not answered.`]
      : []),
    ...(declined.length > 0 ? [`${listed(declined)} cannot come.`] : []),
  ].join(" ");
}

/** Withdraws unsent messages of earlier alerts, which the new ones repeat. */
async function withdrawReplaced(
  tx: Queryable,
  key: IncidentKey,
  alerts: readonly Pick<Responder, "responderId">[],
  now: Date,
): Promise<void> {
  const replaced = new Set(alerts.map(({ responderId }) => responderId));
  const sending = await listSending(tx, key);
  const earlier = sending.filter(({ id }) => replaced.has(id));
  await withdrawMessages(tx, messageIdsOf(earlier), now);
}

/** Returns a function that returns true on the first call for a number to which no earlier alert was sent. */
export function firstToNumber(alertedBefore: readonly Pick<Responder, "mobile">[]) {
  const numbers = new Set(
    alertedBefore.flatMap(({ mobile }) => (mobile ? [diallableNumber(mobile)] : [])),
  );
  return (mobile: string): boolean => {
    const number = diallableNumber(mobile);
    const isFirst = !numbers.has(number);
    numbers.add(number);
    return isFirst;
  };
}

/** Returns the state of a message that was just stored. */
export function firstDelivery(messageId: string | null, isInUse: boolean): Delivery | null {
  if (messageId === null) return null;
  return isInUse ? "waiting" : "failed";
}

const REFUSALS: Readonly<Record<TextRefusal, string>> = {
  limited: "not by text message, because the limit of text messages is reached",
  "not-allowed": "not by text message, because this kind of number is not allowed",
};

function howAlerted(
  { email, mobile }: Alerted,
  channels: ReturnType<typeof channelsInUse>,
  refusal: TextRefusal | undefined,
): string {
  const deps = [
    ...(email && channels.mail ? ["email"] : []),
    ...(mobile && channels.sms && refusal === undefined ? ["text message"] : []),
  ].join(" and ");
  const why = refusal === undefined ? "" : ` (${REFUSALS[refusal]})`;
  if (deps !== "") return `was alerted by ${deps}${why}`;
  return email || mobile
    ? `could not be alerted${why}: call`
    : "has no email address and no mobile: call";
}
