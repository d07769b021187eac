import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { addTeamContacts, listTeams } from "@holdfast/contract/teams/team-endpoints";
import {
  type AccessCases,
  type Fixtures,
  accessCase,
  first,
} from "../../../test/access/access-case";

export const cases: AccessCases = {
  listTeams: accessCase("readTeams"),
  addTeamContacts: accessCase("changePlan", async (fixtureId) => ({
    params: { teamId: await fixtureId("teamId") },
    body: [{ contactId: await fixtureId("contactId"), designation: "Primary" }],
  })),
  updateTeamContact: accessCase("changePlan", async (fixtureId) => ({
    params: { teamId: await fixtureId("teamId"), contactId: await fixtureId("teamContactId") },
    body: { designation: "Alternatives" },
  })),
  removeTeamContact: accessCase("changePlan", async (fixtureId) => ({
    params: { teamId: await fixtureId("teamId"), contactId: await fixtureId("teamContactId") },
  })),
};

export const fixtures: Fixtures = {
  teamId: async ({ call, inPlan }) => first(await call(listTeams, { params: inPlan })).teamId,
  /** A contact of that team. */
  teamContactId: async ({ call, fixtureId, inOrganisation, inPlan, tag }) => {
    const body = { firstName: tag, lastName: "Person", contactTypeId: 1, workTypeId: 1 };
    const { contactId } = await call(createContact, { params: inOrganisation, body });
    await call(addTeamContacts, {
      params: { ...inPlan, teamId: await fixtureId("teamId") },
      body: [{ contactId, designation: "Primary" }],
    });
    return contactId;
  },
};
