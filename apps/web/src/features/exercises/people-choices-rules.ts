import { fullName } from "@holdfast/contract/platform/text-rules";
import type { Exercise } from "@holdfast/contract/exercises/exercise";
import type { Designation, Team } from "@holdfast/contract/teams/team";
import { TEAM_NAMES } from "./exercise-words-rules";

type PersonChoice = {
  readonly id: string;
  readonly name: string;
  readonly designation: Designation;
};

/** Returns the people of the plan's teams, each in the first of their teams, and a Primary if so in any. Pure. */
export function peopleOfTeams(teams: readonly Team[]): readonly PersonChoice[] {
  const people = teams.flatMap(({ teamType, teamContacts }) =>
    teamContacts.map(({ contactId, contact, designation }) => ({
      id: contactId,
      name: `${fullName(contact)}, ${teamType.displayName}`,
      designation,
    })),
  );
  const primaries = new Set(
    people.filter(({ designation }) => designation === "Primary").map(({ id }) => id),
  );
  return people
    .filter(({ id }, at) => people.findIndex((person) => person.id === id) === at)
    .map((person) =>
      primaries.has(person.id) ? { ...person, designation: "Primary" as const } : person,
    );
}

/** Returns the participants of an exercise, then the people of the plan's teams who do not take part. Pure. */
export function peopleToChoose(
  { participants }: Pick<Exercise, "participants">,
  teams: readonly Team[],
): readonly PersonChoice[] {
  const known = new Set(participants.map(({ contactId }) => contactId));
  return [
    ...participants.map(({ participantId, name, teamTypeId, designation }) => ({
      id: participantId,
      name: `${name}, ${TEAM_NAMES[teamTypeId]}`,
      designation,
    })),
    ...peopleOfTeams(teams).filter(({ id }) => !known.has(id)),
  ];
}
