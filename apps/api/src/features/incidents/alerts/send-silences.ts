import { teamNameOf } from "@holdfast/content/library/response/team-types";
import { silenceFacts } from "@holdfast/contract/incidents/silence-rules";
import type { Responder } from "@holdfast/contract/incidents/responder";
import { CRISIS_TEAM } from "@holdfast/contract/incidents/incident-rules";
import type { Queryable } from "../../../platform/database/database";
import { insertMessages } from "../../../platform/outbox/outbox-store";
import { textAllowance } from "../../../platform/outbox/text-allowance-store";
import { silentTeamEmail, silentTeamSms } from "./alert-email";
import { type StoredIncident, updateIncident } from "../incidents-store";
import { appendEntries, type IncidentKey } from "../log/log-store";
import { ownersAndBroker } from "./people-to-tell-store";
import { type AlertDeps, byPerson, SYSTEM_NAME } from "./send-alerts";

const isThere = ({ answer, presentAt }: Responder) =>
  answer === "on-my-way" || (answer === null && presentAt !== null);

/** Returns the members of the Crisis Management Team who are there; of any team if none is. */
function leadersOf(responders: readonly Responder[]): Responder[] {
  const there = responders.filter(isThere);
  const crisis = there.filter(({ teamTypeId }) => teamTypeId === CRISIS_TEAM);
  return byPerson(crisis.length > 0 ? crisis : there).map(([person]) => person);
}

/**
 * Writes in the log that no one of a team is coming, and informs the leader; owners and broker if no one is there. Once
 * for each team of an incident.
 */
export async function sendSilences(
  tx: Queryable,
  deps: Pick<AlertDeps, "clock" | "newId" | "config">,
  key: IncidentKey,
  incident: StoredIncident & { readonly organisationName: string },
  responders: readonly Responder[],
  teamTypeIds: readonly number[],
): Promise<void> {
  const found = teamTypeIds.filter((teamTypeId) => !incident.silentTeams.includes(teamTypeId));
  if (found.length === 0) return;
  const now = deps.clock.now();
  const { publicUrl } = deps.config;
  const factsOf = (teamTypeId: number) =>
    silenceFacts(responders.filter((responder) => responder.teamTypeId === teamTypeId)).join(" ");
  await updateIncident(tx, key, { silentTeams: [...incident.silentTeams, ...found] });
  await appendEntries(
    tx,
    key,
    found.map((teamTypeId) => ({
      entryId: deps.newId(),
      kind: "no-one-coming" as const,
      text: `No one from the ${teamNameOf(teamTypeId)} is coming. ${factsOf(teamTypeId)}`,
      authorUserId: null,
      authorName: SYSTEM_NAME,
      deviceAt: now,
    })),
    now,
  );
  const leaders = leadersOf(responders);
  const others = leaders.length > 0 ? [] : await ownersAndBroker(tx, key);
  const recipients = [
    ...leaders.map(({ name, email, mobile }) => ({ firstName: name, email, mobile })),
    ...others.map(({ firstName, email }) => ({ firstName, email, mobile: null })),
  ];
  const mobiles = recipients.flatMap(({ mobile }) => mobile ?? []);
  const mayText = await textAllowance(tx, deps, key.organisationId, mobiles);
  await insertMessages(
    tx,
    found.flatMap((teamTypeId) => {
      const silence = {
        ...incident,
        teamName: teamNameOf(teamTypeId),
        facts: factsOf(teamTypeId),
        hasMembers: responders.some((responder) => responder.teamTypeId === teamTypeId),
      };
      return recipients.flatMap(({ firstName, email, mobile }) => [
        ...(email
          ? [
              {
                id: deps.newId(),
                isUrgent: true,
                channel: "mail" as const,
                recipient: email,
                content: silentTeamEmail(silence, { firstName, publicUrl }),
              },
            ]
          : []),
        ...(mobile && mayText(mobile, false) === undefined
          ? [
              {
                id: deps.newId(),
                isUrgent: true,
                channel: "sms" as const,
                recipient: mobile,
                content: { text: silentTeamSms(silence) },
                countedFor: key.organisationId,
              },
            ]
          : []),
      ]);
    }),
    now,
  );
}
