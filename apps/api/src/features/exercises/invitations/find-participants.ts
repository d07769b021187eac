import { fullName } from "@holdfast/contract/platform/text-rules";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { ProblemError } from "../../../platform/problem-error";
import { listTeams } from "../../teams/public";
import type { NewParticipant } from "./participants-store";

/**
 * Returns contacts of the plan's teams as participants. A person of several teams takes part in the first one only.
 * @throws ProblemError 404 for a person of no team
 */
export async function participantsOf(
  tx: Queryable,
  scope: PlanScope,
  contactIds: readonly string[],
  newId: () => string,
): Promise<NewParticipant[]> {
  const left = new Set(contactIds);
  const people = (await listTeams(tx, scope)).flatMap(({ teamType, teamContacts }) =>
    teamContacts.flatMap(({ contactId, designation, contact }) =>
      left.delete(contactId)
        ? [
            {
              participantId: newId(),
              contactId,
              teamTypeId: teamType.teamTypeId,
              designation,
              name: fullName(contact),
              email: contact.email,
            },
          ]
        : [],
    ),
  );
  if (left.size > 0) throw new ProblemError(NOT_FOUND);
  return people;
}
