import { INCIDENT_NOT_ACTIVE } from "@holdfast/contract/incidents/errors";
import type { SentTeamMessage } from "@holdfast/contract/incidents/messages/team-message";
import {
  previewTeamMessage as previewEndpoint,
  sendTeamMessage as sendEndpoint,
} from "@holdfast/contract/incidents/messages/team-message-endpoints";
import {
  changeText,
  teamMessageSms,
} from "@holdfast/contract/incidents/messages/team-message-rules";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable, Transaction } from "../../../platform/database/database";
import { route } from "../../../platform/http/route";
import { enforceLimit } from "../../../platform/limits/rate-limits";
import { textsLeft } from "../../../platform/outbox/text-allowance-store";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { nameOfUser } from "../../accounts/public";
import { nameOfOrganisation } from "../../organisations/public";
import { phoneOfUser } from "../alerts/people-to-inform-store";
import { describeRecipient } from "../alerts/read-alert-preview";
import { listResponders } from "../alerts/responders-store";
import { byPerson } from "../alerts/send-alerts";
import { howSent, sendToPeople } from "../alerts/send-to-people";
import { storeSentMessages } from "../alerts/sent-messages-store";
import { keyOf, ledIncidentOf } from "../find-incident";
import { MESSAGES_BY_ORGANISATION } from "../incident-limits";
import type { StoredIncident } from "../incidents-store";
import type { IncidentKey } from "../log/log-store";
import { writeLog } from "../log/record-entry";
import { addresseeOf } from "./addressee-rules";
import { teamMessageEmail } from "./team-message-email";

/** Returns the people who are informed of what follows an alert: not those who cannot come. */
async function recipientsOf(db: Queryable, key: IncidentKey, teamTypeId?: number) {
  const people = byPerson(await listResponders(db, key));
  return people
    .filter(
      (rows) =>
        rows.some(({ alertedAt, presentAt }) => alertedAt !== null || presentAt !== null) &&
        rows.every(({ answer }) => answer !== "cannot-come") &&
        (teamTypeId === undefined || rows.some((row) => row.teamTypeId === teamTypeId)),
    )
    .map((rows) => ({ ...rows[0], teamTypeIds: rows.map((row) => row.teamTypeId) }));
}

export const previewTeamMessage = route(previewEndpoint, async ({ scope, params }, services) => {
  const { query } = services.database;
  const key = keyOf(scope, params);
  await ledIncidentOf(query, scope, key);
  const people = await recipientsOf(query, key);
  return {
    organisationName: await nameOfOrganisation(query, scope.organisationId),
    senderName: await nameOfUser(query, scope.userId),
    senderPhone: await phoneOfUser(query, scope),
    recipients: people.map((person) => describeRecipient(services, person)),
    textsLeft: await textsLeft(query, services, scope.organisationId),
  };
});

export const sendTeamMessage = route(
  sendEndpoint,
  {
    before: ({ scope }, services) =>
      enforceLimit(services, MESSAGES_BY_ORGANISATION, scope.organisationId),
  },
  async ({ body, params, scope }, services) => {
    const sent = await services.database.transaction(async (tx) => {
      const key = keyOf(scope, params);
      const incident = await ledIncidentOf(tx, scope, key);
      if (incident.status !== "active") throw new ProblemError(INCIDENT_NOT_ACTIVE);
      const people = await recipientsOf(tx, key, body.teamTypeId);
      const message = await informResponders(tx, services, scope, key, incident, people, body);
      await writeLog(tx, services, scope, key, {
        kind: "message",
        text: `To ${sentTo(message, body.teamTypeId)}: ‘${body.text}’ ${howSent(message)}`,
      });
      return message;
    });
    services.wakeOutbox();
    return sent;
  },
);

/**
 * Informs the responders of a new level, description or place. Returns what the entry of the change says of it, empty if no
 * one is informed. Wake the outbox after the transaction.
 */
export async function informOfChange(
  tx: Transaction,
  services: Services,
  scope: PlanScope,
  key: IncidentKey,
  before: StoredIncident,
  after: Pick<StoredIncident, "isExercise" | "level" | "whatHappened" | "place">,
): Promise<string> {
  const change = changeText(before, after);
  const people = change.text === "" ? [] : await recipientsOf(tx, key);
  if (people.length === 0) return "";
  const message = await informResponders(tx, services, scope, key, after, people, change);
  return `Sent to ${sentTo(message)}: ${howSent(message)}`;
}

/** Returns to whom and to how many people a message goes: 'all responders (3 people)'. */
const sentTo = ({ people }: Pick<SentTeamMessage, "people">, teamTypeId?: number) =>
  `${addresseeOf(teamTypeId)} (${people} ${people === 1 ? "person" : "people"})`;

/** Sends a message of the signed-in person. */
async function informResponders(
  tx: Transaction,
  services: Services,
  scope: PlanScope,
  key: IncidentKey,
  incident: Pick<StoredIncident, "isExercise" | "level">,
  people: Awaited<ReturnType<typeof recipientsOf>>,
  {
    teamTypeId,
    text,
    mailText = text,
  }: {
    readonly teamTypeId?: number | undefined;
    readonly text: string;
    /** What the email says, if it is longer. */
    readonly mailText?: string;
  },
): Promise<SentTeamMessage> {
  const { publicUrl } = services.config;
  const toWhom = addresseeOf(teamTypeId);
  const { isExercise, level } = incident;
  const message = {
    isExercise,
    level,
    organisationName: await nameOfOrganisation(tx, key.organisationId),
    senderName: await nameOfUser(tx, scope.userId),
    senderPhone: await phoneOfUser(tx, scope),
    toWhom,
    text,
  };
  const sms = teamMessageSms(message);
  const { counts, sent } = await sendToPeople(tx, services, key, people, {
    mail: ({ name: firstName }) =>
      teamMessageEmail({ ...message, text: mailText }, { firstName, publicUrl }),
    text: () => sms,
    isFree: false,
  });
  await storeSentMessages(
    tx,
    key,
    sent.map(({ person, ...delivery }) => ({
      ...delivery,
      id: services.newId(),
      responderId: person.responderId,
    })),
    text,
    services.clock.now(),
  );
  return { ...counts, unreachable: [...counts.unreachable], text: sms };
}
