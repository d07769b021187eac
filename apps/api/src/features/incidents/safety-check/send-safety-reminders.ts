import { INCIDENT_NOT_ACTIVE } from "@holdfast/contract/incidents/errors";
import { isLost } from "@holdfast/contract/incidents/escalation-rules";
import type { SafetyPerson } from "@holdfast/contract/incidents/safety-check";
import { sendSafetyReminders as endpoint } from "@holdfast/contract/incidents/safety-check-endpoints";
import {
  namesText,
  peopleStillSilent,
  peopleText,
  peopleToRemind,
  peopleToRemindOnce,
  safetyCountsText,
} from "@holdfast/contract/incidents/safety-check-rules";
import type { LogKind } from "@holdfast/contract/incidents/log-entry";
import type { Queryable, Transaction } from "../../../platform/database/database";
import { lockPlanAlone } from "../../../platform/database/sql/row-locks-store";
import { route } from "../../../platform/http/route";
import { enforceLimit } from "../../../platform/limits/rate-limits";
import { withdrawMessages } from "../../../platform/outbox/outbox-store";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { nameOfOrganisation } from "../../organisations/public";
import { messageIdsOf, recordOutcomes } from "../alerts/delivery-outcomes-store";
import { howSent } from "../alerts/send-to-people";
import { sendToLeaders } from "../alerts/send-to-leaders";
import { listResponders } from "../alerts/responders-store";
import { type AlertDeps, SYSTEM_NAME } from "../alerts/send-alerts";
import { keyOf, ledIncidentOf } from "../find-incident";
import { SAFETY_REMINDERS_BY_ORGANISATION } from "../incident-limits";
import { readIncident, type StoredIncident } from "../incidents-store";
import { safetyCheckPeople } from "../incidents-table";
import { appendEntries, type IncidentKey } from "../log/log-store";
import { writeLog } from "../log/record-entry";
import { silentPeopleEmail, silentPeopleSms } from "./safety-check-email";
import { listSafetyPeople } from "./safety-people-store";
import { incidentsWithSafetyWork, listSendingTo, reportSilence } from "./sent-questions-store";
import { sendQuestions } from "./send-questions";

/** Someone who has just got a message is not reminded, so a repeated call sends nothing. */
export const sendSafetyReminders = route(
  endpoint,
  {
    before: ({ scope }, services) =>
      enforceLimit(services, SAFETY_REMINDERS_BY_ORGANISATION, scope.organisationId),
  },
  async ({ params, scope }, services) => {
    const key = keyOf(scope, params);
    const reminded = await services.database.transaction(async (tx) => {
      const incident = await ledIncidentOf(tx, scope, key);
      if (incident.status !== "active") throw new ProblemError(INCIDENT_NOT_ACTIVE);
      const everyone = await listSafetyPeople(tx, key);
      const people = peopleToRemind(everyone, services.clock.now());
      const text = await sendReminders(tx, services, key, incident, people, everyone);
      if (text !== undefined)
        await writeLog(tx, services, scope, key, { kind: "safety-check", text });
      return { people: await listSafetyPeople(tx, key) };
    });
    services.wakeOutbox();
    return reminded;
  },
);

/** Reminds people, and returns what the log says of it; undefined if no one could be sent a message. */
async function sendReminders(
  tx: Queryable,
  deps: AlertDeps,
  key: IncidentKey,
  incident: StoredIncident,
  people: readonly SafetyPerson[],
  everyone: readonly SafetyPerson[],
): Promise<string | undefined> {
  if (people.length === 0) return undefined;
  const organisationName = await nameOfOrganisation(tx, key.organisationId);
  const facts = { ...incident, organisationName };
  const sent = await sendQuestions(tx, deps, key, facts, people, everyone, true);
  if (sent.people === 0) return undefined;
  return `${peopleText(sent.people)} reminded: ${howSent(sent)} ${safetyCountsText(everyone)}`;
}

/** Most incidents in one run. */
const BATCH = 200;

/**
 * Records what became of the messages of safety checks, reminds people once, and informs the leaders of those who are
 * still silent. Safe in several processes at once. Wake the outbox afterwards.
 */
export async function remindSilentPeople(
  deps: AlertDeps & Pick<Services, "database">,
): Promise<void> {
  const { clock, database } = deps;
  for (const key of await incidentsWithSafetyWork(database.query, clock.now(), BATCH))
    await database.transaction(async (tx) => {
      await lockPlanAlone(tx, key.planId);
      await recordDeliveries(tx, deps, key);
      const incident = await readIncident(tx, key);
      if (incident?.status !== "active") return;
      const everyone = await listSafetyPeople(tx, key);
      const { escalationMinutes } = incident;
      const people = peopleToRemindOnce(everyone, escalationMinutes, clock.now());
      const text = await sendReminders(tx, deps, key, incident, people, everyone);
      if (text !== undefined) await logForSystem(tx, deps, key, "safety-check", text);
      await reportSilentPeople(tx, deps, key, incident, everyone);
    });
}

const logForSystem = (
  tx: Queryable,
  deps: Pick<AlertDeps, "clock" | "newId">,
  key: IncidentKey,
  kind: LogKind,
  text: string,
) => {
  const now = deps.clock.now();
  const author = { authorUserId: null, authorName: SYSTEM_NAME };
  return appendEntries(
    tx,
    key,
    [{ entryId: deps.newId(), kind, text, ...author, deviceAt: now }],
    now,
  );
};

/** Names in an entry of the log. */
const NAMED = 20;

/** Records the outcome of messages, and names the people whom none has reached. */
async function recordDeliveries(
  tx: Queryable,
  deps: Pick<AlertDeps, "clock" | "newId">,
  key: IncidentKey,
): Promise<void> {
  const people = await listSendingTo(tx, key);
  await recordOutcomes(tx, safetyCheckPeople, key, people);
  const lost = people.filter(
    ({ emailNow, smsNow, ...before }) =>
      [emailNow, smsNow].includes("failed") &&
      isLost({
        ...before,
        emailDelivery: emailNow ?? before.emailDelivery,
        smsDelivery: smsNow ?? before.smsDelivery,
      }),
  );
  if (lost.length === 0) return;
  const names = namesText(
    lost.map(({ name }) => name),
    NAMED,
  );
  const text = `The safety check could not be delivered to ${names}.`;
  await logForSystem(tx, deps, key, "delivery", text);
}

/** Informs the leaders once of each person who has not answered, also after the reminder. */
async function reportSilentPeople(
  tx: Queryable,
  deps: AlertDeps,
  key: IncidentKey,
  incident: StoredIncident,
  everyone: readonly SafetyPerson[],
): Promise<void> {
  const silent = peopleStillSilent(everyone, incident.escalationMinutes, deps.clock.now());
  const reported = await reportSilence(
    tx,
    key,
    silent.map(({ personId }) => personId),
  );
  const people = silent
    .filter(({ personId }) => reported.has(personId))
    .map(({ name, mobile, phone }) => ({ name, phone: mobile ?? phone }));
  if (people.length === 0) return;
  const names = namesText(
    people.map(({ name }) => name),
    NAMED,
  );
  await logForSystem(
    tx,
    deps,
    key,
    "safety-check",
    `Not answered: ${names}. ${safetyCountsText(everyone)}`,
  );
  const { publicUrl } = deps.config;
  const organisationName = await nameOfOrganisation(tx, key.organisationId);
  const facts = { ...incident, organisationName };
  const report = { people, asked: everyone.length };
  await sendToLeaders(tx, deps, key, await listResponders(tx, key), [
    {
      mail: (leader) => silentPeopleEmail(facts, report, { ...key, ...leader, publicUrl }),
      text: silentPeopleSms(facts, report),
      isFree: false,
    },
  ]);
}

/** Writes the counts in the log when the teams are stood down, and withdraws messages that were not sent yet. */
export async function countSafetyCheck(
  tx: Transaction,
  deps: Pick<AlertDeps, "clock" | "newId">,
  key: IncidentKey,
): Promise<void> {
  await withdrawMessages(tx, messageIdsOf(await listSendingTo(tx, key)), deps.clock.now());
  await recordDeliveries(tx, deps, key);
  const everyone = await listSafetyPeople(tx, key);
  if (everyone.length > 0)
    await logForSystem(tx, deps, key, "safety-check", safetyCountsText(everyone));
}
