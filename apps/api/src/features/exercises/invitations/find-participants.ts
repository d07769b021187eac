import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { PlanPerson, PlanTeam } from "@holdfast/contract/plan-content/plan-person";
import { ProblemError } from "../../../platform/problem-error";
import type { NewParticipant } from "./participants-store";

/** The teams of a plan and their people. */
export type TeamsOfPlan = {
  readonly teams: readonly {
    readonly teamTypeId: number;
    readonly members: readonly Pick<PlanTeam["members"][number], "contactId" | "designation">[];
  }[];
  readonly people: readonly Pick<PlanPerson, "contactId" | "name" | "email">[];
};

/**
 * Returns contacts of the plan's teams as participants. A person of several teams takes part in the first one only. Pure.
 * @throws ProblemError 404 for a person of no team
 */
export function participantsOf(
  { teams, people }: TeamsOfPlan,
  contactIds: readonly string[],
  newId: () => string,
): NewParticipant[] {
  const left = new Set(contactIds);
  const known = new Map(people.map((person) => [person.contactId, person]));
  const participants = teams.flatMap(({ teamTypeId, members }) =>
    members.flatMap(({ contactId, designation }) => {
      const person = known.get(contactId);
      if (person === undefined || !left.delete(contactId)) return [];
      const { name, email } = person;
      return [{ participantId: newId(), contactId, teamTypeId, designation, name, email }];
    }),
  );
  if (left.size > 0) throw new ProblemError(NOT_FOUND);
  return participants;
}
