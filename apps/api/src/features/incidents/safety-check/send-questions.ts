import type { SafetyPerson } from "@holdfast/contract/incidents/safety-check";
import { emailLinkUrl, shortLinkUrl } from "@holdfast/contract/platform/email-links";
import { channelsInUse } from "../../../platform/local-installation";
import type { Queryable } from "../../../platform/database/database";
import { insertMessages } from "../../../platform/outbox/outbox-store";
import { textAllowance } from "../../../platform/outbox/text-allowance-store";
import { addAnswerLinks, createShortLink } from "../../answer-links/public";
import { isAmongFirstOfDay } from "../active-incidents-store";
import { type AlertDeps, firstDelivery, firstToNumber } from "../alerts/send-alerts";
import type { SentCounts } from "../alerts/send-to-people";
import type { StoredIncident } from "../incidents-store";
import type { IncidentKey } from "../log/log-store";
import { safetyEmail, type SafetyFacts, safetySms } from "./safety-check-email";
import { storeSent } from "./sent-questions-store";

type Recipient = Pick<
  SafetyPerson,
  "personId" | "name" | "email" | "mobile" | "emailDelivery" | "smsDelivery" | "reminders"
>;

/**
 * Asks people by email and text message whether they are safe, each with a link of their own. The first question of a
 * real incident counts towards no limit, once for each number. Wake the outbox after the transaction.
 * @param askedBefore people of the incident who have already got a message
 */
export async function sendQuestions(
  tx: Queryable,
  deps: AlertDeps,
  key: IncidentKey,
  incident: StoredIncident & SafetyFacts,
  people: readonly Recipient[],
  askedBefore: readonly Pick<SafetyPerson, "mobile">[],
  isReminder: boolean,
): Promise<SentCounts> {
  const now = deps.clock.now();
  const { publicUrl } = deps.config;
  // A message that is only written to the disk reaches no one.
  const channels = channelsInUse(deps.config);
  const isFirstText = firstToNumber(askedBefore);
  const isFirst = !isReminder && (await isAmongFirstOfDay(tx, key, incident));
  const mobiles = people.flatMap(({ mobile }) => mobile ?? []);
  const mayText = await textAllowance(tx, deps, key.organisationId, mobiles);
  const messages: Parameters<typeof insertMessages>[1][number][] = [];
  const links: Parameters<typeof addAnswerLinks>[2][number][] = [];
  const sent: Parameters<typeof storeSent>[2][number][] = [];
  const unreachable: string[] = [];
  let [byText, byEmail, notTexted] = [0, 0, 0];
  for (const person of people) {
    const { personId, name, email, mobile, reminders } = person;
    const isFree = mobile !== null && isFirstText(mobile) && isFirst;
    const refusal = mobile ? mayText(mobile, isFree) : undefined;
    if (refusal !== undefined) notTexted += 1;
    const emailMessageId = email ? deps.newId() : null;
    const smsMessageId = mobile && refusal === undefined ? deps.newId() : null;
    const emailDelivery = firstDelivery(emailMessageId, channels.mail);
    const smsDelivery = refusal ?? firstDelivery(smsMessageId, channels.sms);
    if (emailDelivery !== "waiting" && smsDelivery !== "waiting") unreachable.push(name);
    // An earlier message may have arrived, also if the reminder does not.
    if (isReminder && emailMessageId === null && smsMessageId === null) continue;
    sent.push({
      personId,
      reminders: reminders + (isReminder ? 1 : 0),
      emailMessageId: channels.mail ? emailMessageId : null,
      emailDelivery,
      smsMessageId: channels.sms ? smsMessageId : null,
      smsDelivery: isReminder && refusal !== undefined ? person.smsDelivery : smsDelivery,
    });
    const link = createShortLink(deps);
    const asked = { name, isReminder, url: emailLinkUrl(publicUrl, "safety_check", link) };
    links.push({ ...link, organisationId: key.organisationId, subjectId: personId });
    if (email && emailMessageId) {
      byEmail += channels.mail ? 1 : 0;
      const content = safetyEmail(incident, asked, publicUrl);
      messages.push({ id: emailMessageId, channel: "mail", recipient: email, content });
    }
    if (mobile && smsMessageId) {
      byText += channels.sms ? 1 : 0;
      messages.push({
        id: smsMessageId,
        channel: "sms",
        recipient: mobile,
        content: { text: safetySms(incident, { ...asked, url: shortLinkUrl(publicUrl, link) }) },
        countedFor: isFree ? null : key.organisationId,
      });
    }
  }
  await storeSent(tx, key, sent, now);
  await addAnswerLinks(tx, "safetyCheck", links);
  await insertMessages(
    tx,
    messages.map((message) => ({ ...message, isUrgent: true })),
    now,
  );
  return { people: sent.length, byText, byEmail, notTexted, unreachable };
}
