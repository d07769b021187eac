import { acceptOrganisationInvitation } from "@holdfast/contract/accounts/invitation-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import {
  changeMemberRole,
  inviteMember,
  listMembers,
} from "@holdfast/contract/organisations/member-endpoints";
import {
  listOrganisations,
  readOrganisation,
  setDefaultOrganisation,
} from "@holdfast/contract/organisations/organisation-endpoints";
import { listPlans, updatePlan } from "@holdfast/contract/plans/plan-endpoints";
import { beforeAll, expect, it } from "vitest";
import { lastEmailTo, linkOf } from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import {
  ownerWithOrganisation,
  ownerWithPlan,
  type PlanWorkspace,
  signedInBroker,
} from "../../../../test/factories/workspace";

/* A person may have access to an organisation in two ways; the stronger role applies everywhere. */

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

/** Returns a broker of the managing brokerage who has also accepted an invitation. */
async function brokerAs(roleId: 1 | 2 | 3, name: string) {
  const workspace: PlanWorkspace = await ownerWithPlan(app, `${name}.owner@both.example`);
  const email = `${name}@both.example`;
  const params = { orgId: workspace.organisationId };
  const { token } = await signedInBroker(app, email, workspace.organisationId);
  await app.call(inviteMember, { as: workspace.token, params, body: { email, roleId } });
  const body = linkOf(await lastEmailTo(app, email));
  expect((await app.call(acceptOrganisationInvitation, { params, body })).status).toBe(200);
  return { workspace, token, params };
}

it.each([
  [3, "viewer", "broker"],
  [2, "editor", "broker"],
  [1, "owner", "owner"],
] as const)("a broker invited with role %s, %s, is %s", async (roleId, name, roleName) => {
  const { workspace, token: as, params } = await brokerAs(roleId, name);
  const { orgId: organisationId } = params;
  const user = await app.call(readUser, { as });
  expect(user.body.organisationUserRoles).toEqual([{ organisationId, roleName }]);
  const full = {
    change: true,
    archive: true,
    manageMembers: true,
    deletePlan: true,
    readHistory: true,
  };
  const read = await app.call(readOrganisation, { as, params });
  expect(read.body).toMatchObject({ roleName, can: full });
  const listed = await app.call(listOrganisations, { as });
  expect(listed.body).toMatchObject([{ organisationId, roleName, can: full }]);
  expect((await app.call(listMembers, { as, params })).status).toBe(200);
  const plans = await app.call(listPlans, { as });
  expect(plans.body.map(({ planId, can }) => [planId, can])).toEqual([
    [workspace.planId, expect.objectContaining({ change: true })],
  ]);
  const renamed = await app.call(updatePlan, {
    as,
    params: { planId: workspace.planId },
    body: { name: "By the broker" },
  });
  expect(renamed.status).toBe(200);
});

it("the membership still determines the default organisation, and is listed among the members", async () => {
  const { workspace, token: as, params } = await brokerAs(3, "default");
  const { organisationId: orgId } = await ownerWithOrganisation(app, "else@both.example");
  const foreign = await app.call(setDefaultOrganisation, { as, params: { orgId } });
  expect(foreign.status).toBe(404);
  const own = await app.call(setDefaultOrganisation, { as, params });
  expect(own.body).toMatchObject({ isDefault: true, roleName: "broker" });
  const members = await app.call(listMembers, { as: workspace.token, params });
  const member = members.body.find(({ email }) => email === "default@both.example");
  expect(member?.roleName).toBe("viewer");
  const changed = await app.call(changeMemberRole, {
    as: workspace.token,
    params: { ...params, userId: member?.userId ?? "" },
    body: { roleId: 2 },
  });
  expect(changed.body.roleName).toBe("editor");
});
