import { teamNameOf } from "@holdfast/content/library/response/team-types";
import { spanText } from "@holdfast/contract/incidents/incident-words-rules";
import type { Queryable } from "../../../platform/database/database";
import { nameOfOrganisation } from "../../organisations/public";
import { isAmongFirstOfDay, levelOfOthers } from "../active-incidents-store";
import { standDownEmail, standDownSms } from "./alert-email";
import type { StoredIncident } from "../incidents-store";
import { type IncidentKey, newestEntry } from "../log/log-store";
import { listResponders } from "./responders-store";
import { phoneOfDeclarer } from "./people-to-inform-store";
import { type AlertDeps, byPerson } from "./send-alerts";
import { sendToPeople } from "./send-to-people";

/**
 * Informs each person who was alerted, once, that the incident is over. The email has the number and hash of the last
 * entry of the log. Wake the outbox after the transaction.
 */
export async function sendStandDown(
  tx: Queryable,
  deps: Pick<AlertDeps, "clock" | "newId" | "config">,
  key: IncidentKey,
  incident: StoredIncident,
): Promise<void> {
  const now = deps.clock.now();
  const { publicUrl } = deps.config;
  const alerted = (await listResponders(tx, key)).filter(({ alertedAt }) => alertedAt !== null);
  const facts = {
    ...incident,
    declaredByPhone: await phoneOfDeclarer(tx, key),
    organisationName: await nameOfOrganisation(tx, key.organisationId),
    declaredAgo: spanText(now.getTime() - Date.parse(incident.declaredAt)),
    levelThatGoesOn: await levelOfOthers(tx, key),
  };
  const log = await newestEntry(tx, key);
  const people = byPerson(alerted).map((person) => ({
    ...person[0],
    over: { ...facts, teamNames: person.map(({ teamTypeId }) => teamNameOf(teamTypeId)) },
  }));
  await sendToPeople(tx, deps, key, people, {
    mail: ({ name: firstName, over }) => standDownEmail(over, log, { firstName, publicUrl }),
    text: ({ over }) => standDownSms(over),
    isFree: await isAmongFirstOfDay(tx, key, incident),
  });
}
