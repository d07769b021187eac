import { gunzipSync } from "node:zlib";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { createRisk, listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { ownerWithPlan, type PlanWorkspace } from "../../../../test/factories/workspace";

let app: TestApp;
let owner: PlanWorkspace;
beforeAll(async () => {
  app = await testApp();
  owner = await ownerWithPlan(app, "owner@compressed.example");
  const params = { planId: owner.planId };
  for (let number = 0; number < 8; number += 1)
    await app.call(createRisk, {
      as: owner.token,
      params,
      body: {
        riskCategoryId: 1,
        name: `Risk ${number}`,
        likelihoodPresetId: 1,
        cost: 1_000,
        mitigationStrategyIds: [1],
        mitigationProcess: "The stock is counted each evening. ".repeat(5),
      },
    });
});

const read = (accepted: Record<string, string>) =>
  app.call(listRisks, { as: owner.token, params: { planId: owner.planId }, headers: accepted });

it("compresses a long response for a client that accepts gzip", async () => {
  const plain = await read({});
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.bytes.length).toBeGreaterThan(2_048);
  const { headers, bytes } = await read({ "accept-encoding": "gzip, deflate, br" });
  expect(headers).toMatchObject({
    "content-encoding": "gzip",
    vary: "accept-encoding",
    "content-length": String(bytes.length),
  });
  expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
  expect(gunzipSync(bytes)).toEqual(plain.bytes);
});

it.each(["gzip;q=0", "br", "identity", "xgzip", "gzip;q=0.0, br"])(
  "does not compress a long response for %s",
  async (accepted) => {
    const { headers } = await read({ "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers["vary"]).toBe("accept-encoding");
  },
);

it("does not compress a short response", async () => {
  const { headers, body } = await app.call(readUser, {
    as: owner.token,
    headers: { "accept-encoding": "gzip" },
  });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body.email).toBe("owner@compressed.example");
});
