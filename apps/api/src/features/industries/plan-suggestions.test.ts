import { readPlanSuggestions } from "@holdfast/contract/industries/plan-suggestion-endpoints";
import { beforeAll, describe, expect, test } from "vitest";
import { signedInPerson } from "../../../test/factories/people";
import { testApp, type TestApp } from "../../../test/setup/test-app";

let app: TestApp;
let as: string;
beforeAll(async () => {
  app = await testApp();
  as = await signedInPerson(app, "suggestions@cafe.example");
});

describe("the suggestions for an industry", () => {
  test.each(["4511", "coffee-shop"])(
    "suggests for a plan what the industry's businesses have: %s",
    async (code) => {
      const { status, body } = await app.call(readPlanSuggestions, { as, params: { code } });
      const { name, isBorrowed, people } = body;
      expect([status, name, isBorrowed]).toEqual([200, "Cafe or coffee shop", false]);
      expect(people).toEqual({ from: 6, to: 20 });
      expect(body.businessUnits[0]).toEqual({
        name: "Coffee and counter",
        why: expect.any(String),
      });
      expect(body.strategicAreas[0]).toEqual({
        name: "Coffee and breakfast trade",
        strategicCriticalAreaCategoryId: 1,
        description: expect.any(String),
        criticality: 4,
      });
      expect(body.disruptionScales[0]).toEqual({
        disruptionRiskScaleId: 4,
        reason: expect.any(String),
      });
      expect(body.thirdParties[0]).toEqual({
        strategicThirdPartyCategoryId: 29,
        name: "Fire, ambulance and police",
        need: expect.any(String),
      });
      expect(body.suppliersByKind[0]).toEqual({ kind: "Coffee roaster", need: expect.any(String) });
      expect(body.mtpd).toEqual({ mtpdId: 10, days: 10, reason: expect.any(String) });
      expect(body.recoveryTimes[0]).toEqual({
        businessUnit: "Coffee and counter",
        rto: 2,
        rpo: 1,
        reason: expect.any(String),
      });
      expect(body.assets[0]).toEqual({
        businessUnit: "Coffee and counter",
        assetTypeId: 1,
        name: "Espresso machine and grinder",
        quantity: 1,
        comments: expect.any(String),
      });
      expect(body.recoveryStrategies[0]).toEqual({
        businessUnit: "Coffee and counter",
        recoveryStrategyTypeId: 7,
        reason: "A hired coffee cart at the front or close by keeps regulars coming.",
        comments: expect.stringMatching(/^Make sure people are safe; .* Put a sign on the door/),
      });
    },
  );

  test("suggests only assets of the parts that a business of this size has", async () => {
    const { body } = await app.call(readPlanSuggestions, { as, params: { code: "4511" } });
    const units = new Set(body.businessUnits.map(({ name }) => name));
    expect(body.assets.filter(({ businessUnit }) => !units.has(businessUnit))).toEqual([]);
    expect(body.assets.filter(({ quantity }) => quantity <= 0)).toEqual([]);
  });

  test("works out suggested losses from closed days, a day’s sales and repairs", async () => {
    const { body } = await app.call(readPlanSuggestions, { as, params: { code: "4511" } });
    const fire = body.risks.find(({ riskPresetId }) => riskPresetId === 13);
    expect(fire).toMatchObject({
      closedDays: 45,
      lossLow: 45 * 1800 + 20_000,
      lossHigh: 45 * 5000 + 250_000,
      lossBasis: expect.stringContaining("45 closed days"),
    });
  });

  test("suggests what the kind of business that its name says has, where an industry has several", async () => {
    const query = { names: "Bay Holiday Park Pty Ltd" };
    const { body } = await app.call(readPlanSuggestions, { as, params: { code: "4400" }, query });
    expect(body.name).toBe("Holiday park or short-stay rental");
  });

  test.each([
    ["6910", "Structural or civil engineering consultancy"],
    ["of-another-service", "Accounting or bookkeeping practice"],
  ])("borrows the suggestions for %s", async (code, name) => {
    const { status, body } = await app.call(readPlanSuggestions, { as, params: { code } });
    expect([status, body.name, body.isBorrowed]).toEqual([200, name, true]);
  });

  test("shows the suggestions for an industry to signed-in people only", async () => {
    expect((await app.call(readPlanSuggestions, { params: { code: "4511" } })).status).toBe(401);
  });
});
