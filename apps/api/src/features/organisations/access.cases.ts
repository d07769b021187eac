import { inviteMember } from "@holdfast/contract/organisations/member-endpoints";
import {
  createAlternativeSite,
  createBranch,
} from "@holdfast/contract/organisations/place-endpoints";
import {
  type AccessCases,
  type FixtureContext,
  type Fixtures,
  accessCase,
  accessCases,
  pathParams,
  pathParamsWith,
} from "../../../test/access/access-case";
import { GREY_PIXEL } from "../../../test/factories/images";
import { emailKeyOf, registerConfirmed } from "../accounts/public";
import { addMember } from "./members/members-store";

const BUSINESS = {
  name: "Access",
  legalName: "Access",
  industryCode: "4511",
  industryName: "Cafes and Restaurants",
};

const NAMED = { name: "Access", address: "1 Access Street" };

export const cases: AccessCases = {
  listOrganisations: accessCase("signedIn"),
  createOrganisation: accessCase("signedIn", async () => ({
    body: { ...BUSINESS, address: "1 Street" },
  })),
  readOrganisation: accessCase("readOrganisation"),
  updateOrganisation: accessCase("changeOrganisation", async () => ({
    body: { legalName: "Access" },
  })),
  setDefaultOrganisation: accessCase("readOrganisation"),
  setLogo: accessCase("changeOrganisation", async () => ({ file: GREY_PIXEL })),
  removeLogo: accessCase("changeOrganisation"),
  readBrokerSharing: accessCase("consent"),
  setBrokerSharing: accessCase("consent", async () => ({ body: { isShared: true } })),
  listBranches: accessCase("readOrganisation"),
  createBranch: accessCase("changeOrganisation", async () => ({ body: NAMED })),
  updateBranch: accessCase("changeOrganisation", pathParamsWith(NAMED, "branchId")),
  deleteBranch: accessCase("changeOrganisation", pathParams("branchId")),
  listAlternativeSites: accessCase("readOrganisation"),
  createAlternativeSite: accessCase("changeOrganisation", async () => ({ body: NAMED })),
  updateAlternativeSite: accessCase(
    "changeOrganisation",
    pathParamsWith(NAMED, "alternativeSiteId"),
  ),
  deleteAlternativeSite: accessCase("changeOrganisation", pathParams("alternativeSiteId")),
  listRoles: accessCase("signedIn"),
  listMembers: accessCase("manageMembers"),
  listInvitees: accessCase("manageMembers"),
  inviteMember: accessCase("manageMembers", async () => ({
    body: { email: "invited@access.example", roleId: 3 },
  })),
  // The organisation is in the body.
  resendInvitation: accessCase("manageMembers", async (fixtureId) => ({
    body: { organisationId: await fixtureId("orgId"), email: await fixtureId("inviteeEmail") },
  })),
  withdrawInvitation: accessCase("manageMembers", async (fixtureId) => ({
    body: { email: await fixtureId("inviteeEmail") },
  })),
  changeInvitationAddress: accessCase("manageMembers", async (fixtureId) => ({
    body: { email: await fixtureId("inviteeEmail"), newEmail: "corrected@access.example" },
  })),
  changeMemberRole: accessCase("manageMembers", async (fixtureId) => ({
    params: { userId: await fixtureId("memberId") },
    body: { roleId: 2 },
  })),
  revokeMember: accessCase("manageMembers", async (fixtureId) => ({
    body: { userId: await fixtureId("memberId"), isRevoked: true },
  })),
  ...accessCases("anyone", [
    "readOrganisationInvitation",
    "acceptOrganisationInvitation",
    "resetPassword",
  ]),
};

const addBranch = async ({ call, inOrganisation, tag }: FixtureContext) =>
  (await call(createBranch, { params: inOrganisation, body: { name: tag, address: tag } }))
    .branchId;

const addSite = async ({ call, inOrganisation, tag }: FixtureContext) =>
  (await call(createAlternativeSite, { params: inOrganisation, body: { name: tag, address: tag } }))
    .alternativeSiteId;

export const fixtures: Fixtures = {
  orgId: (context) => Promise.resolve(context.organisationId),
  branchId: addBranch,
  headOfficeId: (context) => Promise.resolve(context.headOfficeId),
  alternativeSiteId: addSite,
  /** A person with read access. */
  memberId: async ({ app, organisationId, tag }) => {
    const { services } = app;
    const userId = await registerConfirmed(services.database.query, services, {
      email: emailKeyOf(`member.${tag}@access.example`),
      passwordHash: "no one logs in",
      firstName: tag,
      lastName: "Member",
    });
    const member = { organisationId, userId: userId ?? "", role: "viewer" as const };
    await services.database.transaction((tx) =>
      addMember(tx, { ...member, addedByUserId: null, createdAt: services.clock.now() }),
    );
    return member.userId;
  },
  inviteeEmail: async ({ app, call, inOrganisation, tag }) => {
    const email = `invitee.${tag}@access.example`;
    await call(inviteMember, { params: inOrganisation, body: { email, roleId: 3 } });
    // A pending email would change the database during a test.
    await app.outbox.drain();
    return email;
  },
};
