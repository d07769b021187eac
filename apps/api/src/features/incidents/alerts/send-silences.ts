import { teamNameOf } from "@holdfast/content/library/response/team-types";
import { silenceFacts } from "@holdfast/contract/incidents/silence-rules";
import type { Responder } from "@holdfast/contract/incidents/responder";
import type { Queryable } from "../../../platform/database/database";
import { silentTeamEmail, silentTeamSms } from "./alert-email";
import { type StoredIncident, updateIncident } from "../incidents-store";
import { appendEntries, type IncidentKey } from "../log/log-store";
import { sendToLeaders } from "./send-to-leaders";
import { type AlertDeps, SYSTEM_NAME } from "./send-alerts";

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
  const silences = found.map((teamTypeId) => ({
    ...incident,
    teamName: teamNameOf(teamTypeId),
    facts: factsOf(teamTypeId),
    people: responders
      .filter((responder) => responder.teamTypeId === teamTypeId)
      .map(({ name, mobile, phone }) => ({ name, phone: mobile ?? phone })),
  }));
  await sendToLeaders(
    tx,
    deps,
    key,
    responders,
    silences.map((silence) => ({
      mail: (leader) => silentTeamEmail(silence, { ...key, ...leader, publicUrl }),
      text: silentTeamSms(silence),
      isFree: false,
    })),
  );
}
