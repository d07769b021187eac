import { teamNameOf } from "@holdfast/content/library/response/team-types";
import { spanText } from "@holdfast/contract/incidents/incident-words-rules";
import type { Queryable } from "../../../platform/database/database";
import { insertMessages } from "../../../platform/outbox/outbox-store";
import { textAllowance } from "../../../platform/outbox/text-allowance-store";
import { nameOfOrganisation } from "../../organisations/public";
import { isAmongFirstOfDay, levelOfOthers } from "../active-incidents-store";
import { standDownEmail, standDownSms, type StandDownText } from "./alert-email";
import type { StoredIncident } from "../incidents-store";
import { type IncidentKey, newestEntry } from "../log/log-store";
import { listResponders } from "./responders-store";
import { type AlertDeps, byPerson, firstToNumber } from "./send-alerts";

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
    organisationName: await nameOfOrganisation(tx, key.organisationId),
    declaredAgo: spanText(now.getTime() - Date.parse(incident.declaredAt)),
    levelThatGoesOn: await levelOfOthers(tx, key),
  };
  const log = await newestEntry(tx, key);
  const isFirst = await isAmongFirstOfDay(tx, key, incident);
  const isFirstText = firstToNumber([]);
  const mobiles = alerted.flatMap(({ mobile }) => mobile ?? []);
  const mayText = await textAllowance(tx, deps, key.organisationId, mobiles);
  await insertMessages(
    tx,
    byPerson(alerted).flatMap((person) => {
      const [{ name: firstName, email, mobile }] = person;
      const teamNames = person.map(({ teamTypeId }) => teamNameOf(teamTypeId));
      const over: StandDownText = { ...facts, teamNames };
      const written = () => ({ id: deps.newId(), isUrgent: true });
      const isFree = mobile !== null && isFirstText(mobile) && isFirst;
      const mail = standDownEmail(over, log, { firstName, publicUrl });
      return [
        ...(email
          ? [{ ...written(), channel: "mail" as const, recipient: email, content: mail }]
          : []),
        ...(mobile && mayText(mobile, isFree) === undefined
          ? [
              {
                ...written(),
                channel: "sms" as const,
                recipient: mobile,
                content: { text: standDownSms(over) },
                countedFor: isFree ? null : key.organisationId,
              },
            ]
          : []),
      ];
    }),
    now,
  );
}
