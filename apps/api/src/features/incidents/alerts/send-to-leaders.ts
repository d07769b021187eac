import { CRISIS_TEAM } from "@holdfast/contract/incidents/incident-rules";
import type { Responder } from "@holdfast/contract/incidents/responder";
import type { Queryable } from "../../../platform/database/database";
import type { EmailMessage } from "../../../platform/outbox/outbox-table";
import type { IncidentKey } from "../log/log-store";
import type { Leader } from "./alert-email";
import { addressesWithAccess, ownersAndBroker } from "./people-to-inform-store";
import { type AlertDeps, byPerson } from "./send-alerts";
import { sendToPeople } from "./send-to-people";

const isThere = ({ answer, presentAt }: Responder) =>
  answer === "on-my-way" || (answer === null && presentAt !== null);

/** Returns the members of the Crisis Management Team who are there; of any team if none is. */
function leadersOf(responders: readonly Responder[]): Responder[] {
  const there = responders.filter(isThere);
  const crisis = there.filter(({ teamTypeId }) => teamTypeId === CRISIS_TEAM);
  return byPerson(crisis.length > 0 ? crisis : there).map(([person]) => person);
}

/** A message to each leader. */
export type LeaderMessage = {
  readonly mail: (leader: Leader) => EmailMessage;
  readonly text: string;
  /** Whether the text message counts towards no limit. */
  readonly isFree: boolean;
};

/**
 * Sends messages to the leaders of an incident by email and, within the limit, by text message; to owners and broker by
 * email if no leader is there. Wake the outbox after the transaction.
 */
export async function sendToLeaders(
  tx: Queryable,
  deps: Pick<AlertDeps, "clock" | "newId" | "config">,
  key: IncidentKey,
  responders: readonly Responder[],
  messages: readonly LeaderMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  const leaders = leadersOf(responders);
  const others = leaders.length > 0 ? [] : await ownersAndBroker(tx, key);
  const addresses = leaders.flatMap(({ email }) => email ?? []);
  const withAccess = await addressesWithAccess(tx, key.organisationId, addresses);
  const recipients = [
    ...leaders.map(({ name, email, mobile }) => ({
      name,
      email,
      mobile,
      hasAccess: email !== null && withAccess.has(email.trim().toLowerCase()),
    })),
    ...others.map(({ firstName, email }) => ({
      name: firstName,
      email,
      mobile: null,
      hasAccess: true,
    })),
  ];
  for (const { mail, text, isFree } of messages)
    await sendToPeople(tx, deps, key, recipients, {
      mail: ({ name, hasAccess }) => mail({ firstName: name, hasAccess }),
      text: () => text,
      isFree,
    });
}
