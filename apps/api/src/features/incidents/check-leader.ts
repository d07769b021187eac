import { LEVEL_NOT_ALLOWED, NOT_IN_A_TEAM } from "@holdfast/contract/incidents/errors";
import type { IncidentLevel } from "@holdfast/contract/incidents/incident-level";
import { teamsMayDeclare } from "@holdfast/contract/incidents/incident-rules";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { ProblemError } from "../../platform/problem-error";
import { emailKeyOf, userById } from "../accounts/public";
import { listTeams } from "../teams/public";

/** Returns the teams of a plan that have a contact with the address of the person's account. */
export async function teamsOfPerson(db: Queryable, scope: PlanScope): Promise<number[]> {
  const user = await userById(db, scope.userId);
  if (!user) return [];
  const teams = await listTeams(db, scope);
  return teams.flatMap(({ teamType, teamContacts }) =>
    teamContacts.some(({ contact }) => emailKeyOf(contact.email ?? "") === user.emailKey)
      ? [teamType.teamTypeId]
      : [],
  );
}

/** Returns why a person may not lead an incident of a level (section A.3); undefined if the person may. */
async function refusalOfLeader(db: Queryable, scope: PlanScope, level: IncidentLevel) {
  // Owners, editors and the broker lead at every level.
  if (scope.role !== "viewer") return undefined;
  const teams = await teamsOfPerson(db, scope);
  if (teams.length === 0) return NOT_IN_A_TEAM;
  return teamsMayDeclare(teams, level) ? undefined : LEVEL_NOT_ALLOWED;
}

/** Whether the person may lead an incident of a level. */
export const mayLead = async (
  db: Queryable,
  scope: PlanScope,
  level: IncidentLevel,
): Promise<boolean> => (await refusalOfLeader(db, scope, level)) === undefined;

/** @throws ProblemError 403 for a person who may not lead an incident of that level */
export async function assertLeader(
  db: Queryable,
  scope: PlanScope,
  level: IncidentLevel,
): Promise<void> {
  const refusal = await refusalOfLeader(db, scope, level);
  if (refusal) throw new ProblemError(refusal);
}
