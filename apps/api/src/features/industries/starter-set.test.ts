import { readStarterSet } from "@holdfast/contract/industries/starter-set-endpoints";
import { beforeAll, describe, expect, test } from "vitest";
import { signedInPerson } from "../../../test/factories/people";
import { testApp, type TestApp } from "../../../test/setup/test-app";

let app: TestApp;
let as: string;
beforeAll(async () => {
  app = await testApp();
  as = await signedInPerson(app, "starter@cafe.example");
});

describe("an industry's starter set", () => {
  test.each(["4511", "coffee-shop"])("suggests what its businesses have: %s", async (code) => {
    const { status, body } = await app.call(readStarterSet, { as, params: { code } });
    expect([status, body.name, body.isOwn]).toEqual([200, "Cafe or restaurant", true]);
    expect(Object.keys(body)).toEqual([
      "name",
      "isOwn",
      "businessUnits",
      "strategicAreas",
      "disruptionScales",
      "thirdParties",
      "suppliersByKind",
      "mtpd",
      "recoveryTimes",
      "assets",
      "recoveryStrategies",
      "risks",
      "basis",
      "teamRoles",
    ]);
    expect(body.businessUnits[0]).toEqual({ name: "Kitchen", why: expect.any(String) });
    expect(body.strategicAreas[0]).toEqual({
      name: "Dine-in and takeaway meals",
      strategicCriticalAreaCategoryId: 1,
      description: expect.any(String),
      criticality: 4,
      penaltyId: null,
    });
    expect(body.strategicAreas.map(({ penaltyId }) => penaltyId)).toEqual([null, 1, 11, 15, 15]);
    expect(body.disruptionScales[0]).toEqual({
      disruptionRiskScaleId: 4,
      reason: expect.any(String),
    });
    expect(body.thirdParties[0]).toEqual({
      strategicThirdPartyCategoryId: 5,
      need: expect.any(String),
    });
    expect(body.suppliersByKind[0]).toEqual({
      kind: "Fresh produce, meat and seafood wholesalers",
      exampleNeed: expect.any(String),
      category: "Food and drink",
    });
    expect(body.mtpd).toEqual({ mtpdId: 11, reason: expect.any(String) });
    expect(body.recoveryTimes[0]).toEqual({
      businessUnit: "Kitchen",
      rto: 7,
      rpo: 7,
      reason: expect.any(String),
    });
    expect(body.assets[0]).toEqual({
      businessUnit: "Kitchen",
      assetTypeId: 1,
      name: "Cooktop and combination oven",
      quantity: 2,
      comments: expect.any(String),
    });
    expect(body.recoveryStrategies[0]).toEqual({
      businessUnit: "Kitchen",
      recoveryStrategyTypeId: 6,
      comments: expect.any(String),
    });
    expect(body.risks[0]).toMatchObject({ riskPresetId: 13, mitigationStrategyIds: [2, 3, 4] });
    expect(body.teamRoles[0]).toEqual({
      teamTypeId: 1,
      primaryRole: "Duty manager",
      alternativeRole: "Head chef",
    });
  });

  test.each([
    ["9412", "Metal fabrication or joinery workshop"],
    ["H", "Cafe or restaurant"],
    ["of-another-service", "Accounting or bookkeeping practice"],
  ])("is the nearest one for %s", async (code, name) => {
    const { status, body } = await app.call(readStarterSet, { as, params: { code } });
    expect([status, body.name, body.isOwn]).toEqual([200, name, false]);
  });

  test("is for signed-in people", async () => {
    expect((await app.call(readStarterSet, { params: { code: "4511" } })).status).toBe(401);
  });
});
