import { updateExercise as endpoint } from "@holdfast/contract/exercises/exercise-endpoints";
import type { Exercise } from "@holdfast/contract/exercises/exercise";
import { isMoved } from "@holdfast/contract/exercises/exercise-rules";
import { fullName } from "@holdfast/contract/platform/text-rules";
import type { Team } from "@holdfast/contract/teams/team";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { route } from "../../platform/http/route";
import { enforceLimit } from "../../platform/limits/rate-limits";
import { changeRow } from "../history/public";
import { listTeams } from "../teams/public";
import { INVITATIONS_BY_ORGANISATION } from "./exercise-limits";
import { editExercise, type ExerciseKey } from "./exercises-store";
import { keyOf, plannedExerciseOf, readWhole } from "./find-exercise";
import { participantsOf, type TeamsOfPlan } from "./invitations/find-participants";
import {
  clearReplies,
  deleteParticipants,
  insertParticipants,
  listParticipants,
} from "./invitations/participants-store";
import { reminderTime } from "./invitations/reminder-time-rules";
import { sendLinks } from "./invitations/send-links";

/** What an edit can change; a refusal has the whole exercise. */
type EditedExercise = Pick<
  Exercise,
  | "plannedFor"
  | "startTime"
  | "timeZone"
  | "place"
  | "facilitatorName"
  | "participants"
  | "teamTypeIds"
  | "version"
>;

export const updateExercise = route(
  endpoint,
  {
    // Another time or place invites all participants again.
    before: ({ scope }, services) =>
      enforceLimit(services, INVITATIONS_BY_ORGANISATION, scope.organisationId),
  },
  async (call, services) => {
    const { scope, params } = call;
    const { people, ...fields } = call.body;
    const key = keyOf(scope, params);
    const updated = await services.database.transaction(async (tx) => {
      const exercise = await plannedExerciseOf(tx, key);
      await changeRow(tx, services, call, {
        action: "plans.exercise-changed",
        id: key.exerciseId,
        nameOf: () => exercise.name,
        read: (): Promise<EditedExercise> => readWhole(tx, key),
        update: async (before) => {
          const isAtAnotherTime = isMoved(before, fields);
          const changes = isAtAnotherTime ? { ...fields, remindAt: reminderTime(fields) } : fields;
          if (!(await editExercise(tx, key, changes, call.ifMatch))) return false;
          await changePeople(tx, scope, key, before, people, services.newId);
          if (!isAtAnotherTime && fields.place === before.place) return true;
          if (isAtAnotherTime) await clearReplies(tx, key);
          const invited = (await listParticipants(tx, key)).filter(
            ({ invitedAt }) => invitedAt !== null,
          );
          const changed = { ...exercise, ...fields, version: exercise.version + 1 };
          const occasion = isAtAnotherTime ? "moved" : "relocated";
          await sendLinks(tx, services, key, changed, invited, occasion);
          return true;
        },
      });
      return readWhole(tx, key);
    });
    services.wakeOutbox();
    return updated;
  },
);

const teamsOfPlan = (teams: readonly Team[]): TeamsOfPlan => ({
  teams: teams.map(({ teamType, teamContacts }) => ({
    teamTypeId: teamType.teamTypeId,
    members: teamContacts,
  })),
  people: teams.flatMap(({ teamContacts }) =>
    teamContacts.map(({ contact }) => ({ ...contact, name: fullName(contact) })),
  ),
});

/**
 * Removes the participants who are not among the people, and adds the others, who are contacts.
 * @throws ProblemError 404 for a contact of no team of the plan
 */
async function changePeople(
  tx: Queryable,
  scope: PlanScope,
  key: ExerciseKey,
  { participants }: EditedExercise,
  people: readonly string[],
  newId: () => string,
): Promise<void> {
  const remaining = participants.filter(
    ({ participantId, contactId }) =>
      people.includes(participantId) || (contactId !== null && people.includes(contactId)),
  );
  const known = new Set(
    remaining.flatMap(({ participantId, contactId }) => [participantId, contactId]),
  );
  const added = people.filter((person) => !known.has(person));
  await deleteParticipants(
    tx,
    key,
    participants
      .filter((participant) => !remaining.includes(participant))
      .map((participant) => participant.participantId),
  );
  if (added.length > 0)
    await insertParticipants(
      tx,
      key,
      participantsOf(teamsOfPlan(await listTeams(tx, scope)), added, newId),
      participants.length,
    );
}
