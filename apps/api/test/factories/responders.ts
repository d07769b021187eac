import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { addTeamContacts, listTeams } from "@holdfast/contract/teams/team-endpoints";
import type { Designation } from "@holdfast/contract/teams/team";
import type { TestApp } from "../setup/test-app";
import type { PlanWorkspace } from "./workspace";

/**
 * Adds a contact with that address to a team of the plan, the Emergency Response Team by default, as its Primary if it
 * has none. Returns its id.
 * @throws Error if the team does not accept it
 */
export async function responderOf(
  app: TestApp,
  { token: as, organisationId, planId }: Pick<PlanWorkspace, "token" | "organisationId" | "planId">,
  email: string,
  input: {
    readonly name?: string;
    readonly teamTypeId?: number;
    readonly designation?: Designation;
    readonly mobile?: string;
  } = {},
): Promise<string> {
  const { name = "Ana", teamTypeId = 1, mobile } = input;
  const { body: contact } = await app.call(createContact, {
    as,
    params: { orgId: organisationId },
    body: { firstName: name, lastName: "Tan", email, mobile, contactTypeId: 1, workTypeId: 1 },
  });
  await addToTeam(app, { token: as, planId }, contact.contactId, teamTypeId, input.designation);
  return contact.contactId;
}

/**
 * Adds a contact to a team of the plan, such as a second one; as its Primary if it has none.
 * @throws Error if the team does not accept it
 */
export async function addToTeam(
  app: TestApp,
  { token: as, planId }: Pick<PlanWorkspace, "token" | "planId">,
  contactId: string,
  teamTypeId: number,
  asked?: Designation,
): Promise<void> {
  const { body: teams } = await app.call(listTeams, { as, params: { planId } });
  const team = teams.find(({ teamType }) => teamType.teamTypeId === teamTypeId);
  const isLed = team?.teamContacts.some((member) => member.designation === "Primary");
  const designation = asked ?? (isLed === true ? "Alternatives" : "Primary");
  const { status } = await app.call(addTeamContacts, {
    as,
    params: { planId, teamId: team?.teamId ?? "" },
    body: [{ contactId, designation }],
  });
  if (status !== 201) throw new Error(`The contact could not be added to the team: ${status}.`);
}
