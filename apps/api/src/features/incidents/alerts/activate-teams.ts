import { fullName } from "@holdfast/contract/platform/text-rules";
import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import { alternativesToAlert } from "@holdfast/contract/incidents/escalation-rules";
import type { PlanScope } from "../../../platform/access/scope";
import type { Transaction } from "../../../platform/database/database";
import type { Services } from "../../../platform/services";
import { listTeams } from "../../teams/public";
import { countActions, insertActions } from "../actions/actions-store";
import { alertResponders } from "./send-alerts";
import { incidentOf } from "../find-incident";
import type { IncidentKey } from "../log/log-store";
import { markPersonPresent } from "./mark-present";
import { updateIncident } from "../incidents-store";
import { actionsOfPlan } from "../actions/plan-actions-rules";
import { insertResponders, listResponders, type NewResponder } from "./responders-store";

/**
 * Adds teams to an incident with their people and their actions of the plan, and alerts their Primaries; the first
 * Alternative of a team without a Primary. Teams that are already active and have people are skipped.
 */
export async function activateTeams(
  tx: Transaction,
  services: Services,
  scope: PlanScope,
  key: IncidentKey,
  teamTypeIds: readonly number[],
  document: PlanDocument,
): Promise<void> {
  const incident = await incidentOf(tx, key);
  const present = await listResponders(tx, key);
  const withPeople = new Set(present.map(({ teamTypeId }) => teamTypeId));
  const added = teamTypeIds.filter((teamTypeId) => !incident.activatedTeams.includes(teamTypeId));
  // An active team that had no members may have some now.
  const empty = teamTypeIds.filter((teamTypeId) => !withPeople.has(teamTypeId));
  const people = await peopleOf(tx, services, scope, empty);
  const found = new Set(people.map(({ teamTypeId }) => teamTypeId));
  await updateIncident(tx, key, {
    activatedTeams: [...incident.activatedTeams, ...added],
    silentTeams: incident.silentTeams.filter((teamTypeId) => !found.has(teamTypeId)),
  });
  await insertResponders(tx, key, people, present.length);
  const actions = actionsOfPlan(document, added, new Date(incident.declaredAt));
  // A full list of actions must not stop an alert. Each team's actions are added only once.
  await insertActions(
    tx,
    key,
    actions.map((action) => ({ ...action, actionId: services.newId() })),
    await countActions(tx, key),
  );
  const primaries = people.filter(({ designation }) => designation === "Primary");
  const led = new Set(primaries.map(({ teamTypeId }) => teamTypeId));
  const withoutPrimary = people
    .filter(({ teamTypeId }) => !led.has(teamTypeId))
    .map((person) => ({
      ...person,
      alertedAt: null,
      answer: null,
      emailDelivery: null,
      smsDelivery: null,
      presentAt: null,
    }));
  const first = [
    ...primaries,
    ...alternativesToAlert(
      [...found],
      withoutPrimary,
      incident.escalationMinutes,
      services.clock.now(),
    ),
  ];
  await alertResponders(tx, services, key, incident, document.business.name, first, "alerted");
  await markPersonPresent(tx, services, scope, key);
}

async function peopleOf(
  tx: Transaction,
  { newId }: Services,
  scope: PlanScope,
  teamTypeIds: readonly number[],
): Promise<NewResponder[]> {
  const teams = await listTeams(tx, scope);
  return teams
    .filter(({ teamType }) => teamTypeIds.includes(teamType.teamTypeId))
    .flatMap(({ teamType, teamContacts }) =>
      teamContacts.map(({ designation, contact }) => ({
        responderId: newId(),
        teamTypeId: teamType.teamTypeId,
        designation,
        name: fullName(contact),
        email: contact.email,
        mobile: contact.mobile,
        phone: contact.phone,
      })),
    );
}
