import { teamNameOf } from "@holdfast/content/library/response/team-types";
import type { IncidentAction } from "@holdfast/contract/incidents/incident";
import { personKeyOf } from "@holdfast/contract/incidents/escalation-rules";
import type { Responder } from "@holdfast/contract/incidents/responder";
import type { Alert, LinkedWork } from "@holdfast/contract/incidents/by-link/linked-work";
import type { Queryable } from "../../../platform/database/database";
import { userByEmail } from "../../accounts/public";
import { listActions } from "../actions/actions-store";
import { nameByLink } from "../alerts/mark-present";
import { listUpdates } from "../log/log-store";
import { isAddressedTo } from "../messages/addressee-rules";
import { listUnits } from "../units-store";
import { numberOf, type OpenedAlert } from "./open-alert";

/** Updates that a page shows. */
const MAX_UPDATES = 50;

/** Returns what a link shows. Of other people: who leads, and whom to call in the person's teams. */
export async function describeAlert(db: Queryable, opened: OpenedAlert): Promise<Alert> {
  const { incident, key, organisationName, responder, teams } = opened;
  const { name, phone } = opened.leader;
  const { isExercise, level, whatHappened, place, declaredAt, declaredByName } = incident;
  return {
    isExercise,
    level,
    whatHappened,
    place,
    declaredAt,
    declaredByName,
    organisationName,
    meetingPoint: incident.meetingPoint,
    teamName: teams.map(({ teamTypeId }) => teamNameOf(teamTypeId)).join(", "),
    answer: responder.answer,
    answeredAt: responder.answeredAt?.toISOString() ?? null,
    leader: opened.isLeader ? null : { name, phone },
    areRespondersWithheld: opened.isWithheld,
    hasAccount: await hasAccount(db, responder.email),
    ...key,
    work: responder.answer === "on-my-way" ? await workOf(db, opened) : null,
  };
}

const hasAccount = async (db: Queryable, email: string | null): Promise<boolean> =>
  email !== null && (await userByEmail(db, email))?.emailConfirmedAt instanceof Date;

async function workOf(db: Queryable, opened: OpenedAlert): Promise<LinkedWork> {
  const { key, incident, responder, people, teams, leader } = opened;
  const teamTypeIds = teams.map(({ teamTypeId }) => teamTypeId);
  const responderIds = teams.map(({ responderId }) => responderId);
  const ownPeople = people.filter(({ teamTypeId }) => teamTypeIds.includes(teamTypeId));
  const author = nameByLink(responder);
  const shownNames = new Set(
    [leader, responder, ...ownPeople].flatMap((person) => [person.name, nameByLink(person)]),
  );
  const updates = await listUpdates(db, key, author, MAX_UPDATES);
  return {
    teamTypeIds,
    responderIds,
    actions: (await listActions(db, key))
      .filter((action) => isOwnAction(action, teamTypeIds, responderIds))
      .map((action) => withoutOthers(action, shownNames)),
    decisions: incident.decisions,
    units: await listUnits(db, key),
    callOrder: ownPeople
      .filter(isToCall(opened))
      .map(({ name, teamTypeId, designation, mobile, phone }) => ({
        name,
        teamTypeId,
        designation,
        phone: numberOf({ mobile, phone }),
      })),
    updates: updates
      .filter(({ kind, text }) => kind !== "message" || isAddressedTo(text, teamTypeIds))
      .map(({ number, kind, text, deviceAt }) => ({
        number,
        text,
        at: deviceAt,
        isOwn: kind === "note",
      })),
  };
}

/** Whether a person is neither the reader nor the leader, who is shown first. Pure. */
const isToCall =
  ({ responder, leader, people }: Pick<OpenedAlert, "responder" | "leader" | "people">) =>
  (person: Responder): boolean => {
    const leading = people.find(({ responderId }) => responderId === leader.responderId);
    const shown = [responder, ...(leading ? [leading] : [])].map(personKeyOf);
    return !shown.includes(personKeyOf(person));
  };

/** Whether an action is one of a person's teams, or assigned to the person. Pure. */
export const isOwnAction = (
  { teamTypeId, assignedTo }: IncidentAction,
  teamTypeIds: readonly number[],
  responderIds: readonly string[],
): boolean =>
  teamTypeIds.includes(teamTypeId) ||
  (assignedTo ? responderIds.includes(assignedTo.responderId) : false);

/** Returns an action without the names of people who are not shown. Pure. */
export const withoutOthers = (
  action: IncidentAction,
  shownNames: ReadonlySet<string>,
): IncidentAction => ({
  ...action,
  doneByName: shownNames.has(action.doneByName ?? "") ? action.doneByName : null,
  assignedTo: shownNames.has(action.assignedTo?.name ?? "") ? action.assignedTo : null,
});
