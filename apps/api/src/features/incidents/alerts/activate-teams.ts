import { dueAfter, planActions } from "@holdfast/content/plan-text/plan-actions";
import { personOf, phoneOf } from "@holdfast/content/plan-text/plan-lookups";
import type { Responder } from "@holdfast/contract/incidents/responder";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanScope } from "../../../platform/access/scope";
import type { Transaction } from "../../../platform/database/database";
import type { Services } from "../../../platform/services";
import { countActions, insertActions } from "../actions/actions-store";
import { keyOf } from "../find-incident";
import { type StoredIncident, updateIncident } from "../incidents-store";
import {
  insertResponders,
  listResponders,
  markPresent,
  type NewResponder,
} from "./responders-store";
import { alertResponders } from "./send-alerts";

/** Longest text of an action (characters). */
const LONGEST = 1_000;

/** Adds teams to an incident. Those that are already active and have people are skipped. */
export async function activateTeams(
  tx: Transaction,
  services: Services,
  scope: PlanScope,
  incident: StoredIncident,
  content: PlanContent,
  teamTypeIds: readonly number[],
): Promise<void> {
  const key = keyOf(scope, incident);
  const present = await listResponders(tx, key);
  const withPeople = new Set(present.map(({ teamTypeId }) => teamTypeId));
  // An active team that had no members may have some now.
  const empty = teamTypeIds.filter((teamTypeId) => !withPeople.has(teamTypeId));
  const teams = teamTypeIds.filter((teamTypeId) => !incident.activatedTeams.includes(teamTypeId));
  const people = peopleOf(services, content, empty);
  const found = new Set(people.map(({ teamTypeId }) => teamTypeId));
  await updateIncident(tx, key, {
    activatedTeams: [...incident.activatedTeams, ...teams],
    silentTeams: incident.silentTeams.filter((teamTypeId) => !found.has(teamTypeId)),
  });
  await addTeams(tx, services, scope, incident, content, {
    teams,
    people,
    present,
    actions: await countActions(tx, key),
  });
}

/**
 * Adds the actions of teams and people, and alerts the Primaries among them; the first Alternative of a team without a
 * Primary.
 * @param added `present` and `actions` are the people and the number of actions that the incident has already
 */
export async function addTeams(
  tx: Transaction,
  services: Services,
  scope: PlanScope,
  incident: StoredIncident,
  content: PlanContent,
  added: {
    readonly teams: readonly number[];
    readonly people?: readonly NewResponder[];
    readonly present?: readonly Responder[];
    readonly actions?: number;
  },
): Promise<void> {
  const { teams, people = peopleOf(services, content, teams), present = [], actions = 0 } = added;
  const key = keyOf(scope, incident);
  await insertResponders(tx, key, people, present.length);
  const declaredAt = new Date(incident.declaredAt);
  // A full list of actions must not stop an alert. Each team's actions are added only once.
  await insertActions(
    tx,
    key,
    planActions(content)
      .filter(({ teamTypeId }) => teams.includes(teamTypeId))
      .map((action) => ({
        actionId: services.newId(),
        planActionId: action.actionId,
        teamTypeId: action.teamTypeId,
        topic: `${action.section} ${action.title}`,
        group: action.group,
        text: action.text.slice(0, LONGEST),
        dueAt: dueAfter(action, declaredAt),
      })),
    actions,
  );
  const { name } = content.organisation;
  await alertResponders(tx, services, key, incident, name, {
    people: firstToAlert(people),
    earlier: present,
    kind: "alerted",
  });
  await markPresent(tx, key, scope.userId, services.clock.now());
}

/** Returns who is alerted first: the Primaries; the first Alternative of a team without a Primary. Pure. */
export function firstToAlert<Person extends Pick<NewResponder, "teamTypeId" | "designation">>(
  people: readonly Person[],
): Person[] {
  const primaries = people.filter(({ designation }) => designation === "Primary");
  const found = new Set(primaries.map(({ teamTypeId }) => teamTypeId));
  const others = people.filter(({ teamTypeId }) => {
    const isFirst = !found.has(teamTypeId);
    found.add(teamTypeId);
    return isFirst;
  });
  return [...primaries, ...others];
}

/** Returns the members of teams of a plan, team by team, as the people of an incident. */
export const peopleOf = (
  { newId }: Services,
  content: PlanContent,
  teamTypeIds: readonly number[],
): NewResponder[] =>
  content.teams
    .filter(({ teamTypeId }) => teamTypeIds.includes(teamTypeId))
    .flatMap(({ teamTypeId, members }) =>
      members.flatMap(({ contactId, designation }) => {
        const person = personOf(content, contactId);
        if (!person) return [];
        return [
          {
            responderId: newId(),
            contactId,
            teamTypeId,
            designation,
            name: person.name,
            email: person.email,
            mobile: phoneOf(person, "mobile"),
            phone: phoneOf(person, "phone"),
          },
        ];
      }),
    );
