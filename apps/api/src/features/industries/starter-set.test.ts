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
      "suppliersByKind",
    ]);
    expect(body.businessUnits[0]).toEqual({ name: "Kitchen", why: expect.any(String) });
    expect(body.strategicAreas[0]).toEqual({
      name: "Dine-in and takeaway meals",
      strategicCriticalAreaCategoryId: 1,
      description: expect.any(String),
    });
    expect(body.suppliersByKind[0]).toEqual({
      kind: "Fresh produce, meat and seafood wholesalers",
      exampleNeed: expect.any(String),
      category: "Food and drink",
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
