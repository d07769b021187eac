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
  given: {
    readonly name?: string;
    readonly teamTypeId?: number;
    readonly designation?: Designation;
    readonly mobile?: string;
  } = {},
): Promise<string> {
  const { name = "Ana", teamTypeId = 1, mobile } = given;
  const { body: contact } = await app.call(createContact, {
    as,
    params: { orgId: organisationId },
    body: { firstName: name, lastName: "Tan", email, mobile, contactTypeId: 1, workTypeId: 1 },
  });
  const { body: teams } = await app.call(listTeams, { as, params: { planId } });
  const team = teams.find(({ teamType }) => teamType.teamTypeId === teamTypeId);
  const isLed = team?.teamContacts.some((member) => member.designation === "Primary");
  const designation = given.designation ?? (isLed === true ? "Alternatives" : "Primary");
  const { status } = await app.call(addTeamContacts, {
    as,
    params: { planId, teamId: team?.teamId ?? "" },
    body: [{ contactId: contact.contactId, designation }],
  });
  if (status !== 201) throw new Error(`${name} could not be added to the team: ${status}.`);
  return contact.contactId;
}
