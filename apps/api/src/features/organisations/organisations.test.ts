import {
  createOrganisation,
  listOrganisations,
  setDefaultOrganisation,
  updateOrganisation,
} from "@holdfast/contract/organisations/organisation-endpoints";
import {
  createBranch,
  deleteBranch,
  listBranches,
} from "@holdfast/contract/organisations/place-endpoints";
import { createPlan } from "@holdfast/contract/plans/plan-endpoints";
import { beforeAll, describe, expect, test } from "vitest";
import { signedInPerson } from "../../../test/factories/people";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import {
  CAFE,
  freshKey,
  ownerWithOrganisation,
  ownerWithPlan,
  signedInMember,
} from "../../../test/factories/workspace";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

describe("creating a business", () => {
  test("creates its Head Office at the address, and makes it the default", async () => {
    const { token, organisation, organisationId } = await ownerWithOrganisation(
      app,
      "first@cafe.example",
    );
    expect(organisation).toMatchObject({
      name: CAFE.name,
      legalName: CAFE.legalName,
      industry: { code: "4511", name: CAFE.industryName },
      roleName: "owner",
      isDefault: true,
      isArchived: false,
      plans: [],
    });
    const { body } = await app.call(listBranches, {
      as: token,
      params: { orgId: organisationId },
    });
    expect(body).toMatchObject([
      { name: "Head Office", address: CAFE.address, isHeadOffice: true, departments: [] },
    ]);
  });

  test("reports every missing field", async () => {
    const token = await signedInPerson(app, "missing@cafe.example");
    const { status, problem } = await app.call(createOrganisation, {
      as: token,
      body: { name: " ", legalName: "", industryCode: "", industryName: "", address: "" },
    });
    expect(status).toBe(400);
    expect(problem.errors).toEqual([
      { path: "name", message: "Please input the name." },
      { path: "legalName", message: "Please input the trading name." },
      { path: "industryCode", message: "Please select industry." },
      { path: "industryName", message: "Please select industry." },
      { path: "address", message: "Please input the address." },
    ]);
  });

  test("rejects an unknown industry code, when creating and when changing", async () => {
    const { token, organisationId } = await ownerWithOrganisation(app, "trade@cafe.example");
    const refused = { errors: [{ path: "industryCode", message: "Please select industry." }] };
    const made = await app.call(createOrganisation, {
      as: token,
      body: { ...CAFE, industryCode: "zzz" },
    });
    expect([made.status, made.problem]).toMatchObject([400, refused]);
    const changed = await app.call(updateOrganisation, {
      as: token,
      params: { orgId: organisationId },
      body: { industryCode: "zzz" },
    });
    expect([changed.status, changed.problem]).toMatchObject([400, refused]);
  });
});

test("the default can be changed, and is listed first", async () => {
  const { token } = await ownerWithOrganisation(app, "two@cafe.example");
  const { body: second } = await app.call(createOrganisation, {
    as: token,
    body: { ...CAFE, name: "Zest Pty Ltd" },
  });
  expect(second.isDefault).toBe(false);
  await app.call(setDefaultOrganisation, {
    as: token,
    params: { orgId: second.organisationId },
  });
  const { body } = await app.call(listOrganisations, { as: token, query: {} });
  expect(body.map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ["Zest Pty Ltd", true],
    [CAFE.name, false],
  ]);
});

test("an archived business is listed only if requested, and an editor may not archive", async () => {
  const { token, organisationId } = await ownerWithOrganisation(app, "old@cafe.example");
  const params = { orgId: organisationId };
  const editor = await signedInMember(app, organisationId, "editor", "old-e@cafe.example");
  const body = { IsArchived: true };
  expect((await app.call(updateOrganisation, { as: editor, params, body })).status).toBe(403);
  expect((await app.call(updateOrganisation, { as: token, params, body })).status).toBe(200);
  const listed = async (archived: "true" | "false") =>
    (await app.call(listOrganisations, { as: token, query: { archived } })).body.length;
  expect([await listed("false"), await listed("true")]).toEqual([0, 1]);
});

test("the Head Office and a location with plans cannot be deleted, another one can", async () => {
  const owner = await ownerWithPlan(app, "places@cafe.example");
  const orgId = owner.organisationId;
  const addBranch = async (name: string) =>
    (
      await app.call(createBranch, {
        as: owner.token,
        params: { orgId },
        body: { name, address: "1 Yard Road" },
      })
    ).body.branchId;
  const depot = await addBranch("Depot");
  const kiosk = await addBranch("Kiosk");
  await app.call(createPlan, {
    as: owner.token,
    body: { name: "Kiosk", branchId: kiosk, key: await freshKey(app), currency: "AUD" },
  });
  const remove = async (branchId: string) => {
    const { status, problem } = await app.call(deleteBranch, {
      as: owner.token,
      params: { orgId, branchId },
    });
    return status === 204 ? "deleted" : problem.code;
  };
  expect([await remove(owner.branchId), await remove(kiosk), await remove(depot)]).toEqual([
    "head-office-stays",
    "location-has-plans",
    "deleted",
  ]);
});
