import { correctContactCheck } from "@holdfast/contract/contact-checks/contact-check-link-endpoints";
import { type AccessCases, accessCase, type Fixtures } from "../../../test/access/access-case";
import { askedContact } from "../../../test/factories/asked-contact";

let proposals = 0;

export const cases: AccessCases = {
  listContactChecks: accessCase("readTeams"),
  askContacts: accessCase("changePlan", async (fixtureId) => ({
    body: { contactIds: [await fixtureId("contactId")] },
  })),
  decideProposal: accessCase("changeOrganisation", async (fixtureId) => ({
    params: { proposalId: await fixtureId("proposalId") },
    body: { isApproved: true },
  })),
  readContactCheck: accessCase("anyone"),
  confirmContactCheck: accessCase("anyone"),
  correctContactCheck: accessCase("anyone"),
};

export const fixtures: Fixtures = {
  proposalId: async (context) => {
    const { app, call, tag } = context;
    proposals += 1;
    const email = `corrected${proposals}.${process.pid}@access.example`;
    const { link } = await askedContact(app, call, context, email);
    const body = { ...link, version: 1, firstName: tag, lastName: "Nair", email };
    await app.call(correctContactCheck, { body });
    return link.id;
  },
};
