import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { addTeamContacts, listTeams } from "@holdfast/contract/teams/team-endpoints";
import type { Caller } from "../../apps/api/src/demo/caller";

/** Adds Alternatives to each team of the first plan until it has that many people. */
export async function fillTeams(call: Caller, size: number): Promise<void> {
  const [organisation] = await call(listOrganisations);
  const orgId = organisation?.organisationId ?? "";
  const [plan] = await call(listPlans, { params: { organisationId: orgId } });
  const planId = plan?.planId ?? "";
  for (const { teamId, teamType, teamContacts } of await call(listTeams, { params: { planId } })) {
    const body = [];
    for (let at = teamContacts.length; at < size; at += 1) {
      const { contactId } = await call(createContact, {
        params: { orgId },
        body: {
          firstName: `Person ${at + 1}`,
          lastName: teamType.displayName,
          email: `person${at + 1}.team${teamType.teamTypeId}@harbourlight.example`,
          contactTypeId: 1,
          workTypeId: 1,
        },
      });
      body.push({ contactId, designation: "Alternatives" as const });
    }
    if (body.length > 0) await call(addTeamContacts, { params: { planId, teamId }, body });
  }
}
