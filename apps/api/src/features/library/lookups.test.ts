import {
  listAssetTypes,
  listDisruptionRiskScaleCategories,
  listDisruptionRiskScales,
  listMtpdOptions,
  listRecoveryStrategyTypes,
} from "@holdfast/contract/library/impact-lookups";
import {
  listCmtCompositionPresets,
  listCurrencies,
  listTerms,
} from "@holdfast/contract/library/plan-lookups";
import {
  listLikelihoodPresets,
  listMitigationStatuses,
  listMitigationStrategies,
  listRiskCategories,
  listRiskPresets,
  listRiskReportIndemnityPresets,
  listRiskReportReviewPresets,
} from "@holdfast/contract/library/risk-lookups";
import { beforeAll, describe, expect, test } from "vitest";
import { signedInPerson } from "../../../test/factories/people";
import { testApp, type TestApp } from "../../../test/setup/test-app";

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await testApp();
  token = await signedInPerson(app, "library@cafe.example");
});

describe("a lookup", () => {
  test.each([
    [
      listRiskPresets,
      { riskPresetId: 1, riskCategoryId: 1, name: "Bushfire, Wildfire or Grassfire" },
    ],
    [listRiskCategories, { riskCategoryId: 1, name: "Natural Hazards" }],
    [listLikelihoodPresets, { likelihoodPresetId: 1, text: "1 in 1,000 years", value: 0.001 }],
    [listMitigationStrategies, { mitigationStrategyId: 1, name: "Avoid" }],
    [listMitigationStatuses, { mitigationStatusId: 1, name: "Not started" }],
    [listRiskReportIndemnityPresets, { riskReportIndemnityPeriodId: 1, value: 12 }],
    [listRiskReportReviewPresets, { riskReportReviewId: 1, value: 1 }],
    [listMtpdOptions, { mtpdId: 1, name: "4 hours", value: 0.1667 }],
    [listDisruptionRiskScaleCategories, { disruptionRiskScaleCategoryId: 1, name: "Financial" }],
    [listAssetTypes, { assetTypeId: 1, name: "Equipment" }],
    [listRecoveryStrategyTypes, { recoveryStrategyTypeId: 1, source: "alternativeSite" }],
    [listTerms, { name: "Acceptable Risk" }],
    [listCmtCompositionPresets, { cmtCompositionPresetId: 1 }],
    [listCurrencies, { code: "AED", minorUnits: 2, active: true }],
  ])("$path returns its list", async (endpoint, first) => {
    const { status, body } = await app.call(endpoint, { as: token });
    expect(status).toBe(200);
    expect(body[0]).toMatchObject(first);
  });

  test("groups disruption risk scales by category, each from 1 to 5", async () => {
    const { body } = await app.call(listDisruptionRiskScales, { as: token });
    expect(body).toHaveLength(6);
    expect(body[0]).toMatchObject({
      disruptionRiskScaleCategoryId: 1,
      disruptionRiskScaleCategoryName: "Financial",
    });
    for (const { disruptionRiskScales } of body)
      expect(disruptionRiskScales.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5]);
  });

  test("shows a lookup to signed-in people only", async () => {
    const { status, headers } = await app.call(listRiskPresets);
    expect([status, headers["cache-control"]]).toEqual([401, "no-store"]);
  });

  test("lets the browser cache a lookup, and does not send it again if unchanged", async () => {
    const first = await app.call(listRiskPresets, { as: token });
    expect(first.headers["cache-control"]).toBe("private, max-age=3600");
    const etag = String(first.headers["etag"]);
    for (const header of [etag, `W/${etag}`, `"old", ${etag}`]) {
      const again = await app.call(listRiskPresets, {
        as: token,
        headers: { "if-none-match": header },
      });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
      expect(again.headers["etag"]).toBe(etag);
    }
    const changed = await app.call(listRiskPresets, {
      as: token,
      headers: { "if-none-match": '"old"' },
    });
    expect(changed.status).toBe(200);
  });
});
