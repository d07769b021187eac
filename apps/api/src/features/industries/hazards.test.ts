import { RISK_SERVICE_UNAVAILABLE } from "@holdfast/contract/industries/errors";
import {
  listSignificantExposures,
  readHazardIndex,
} from "@holdfast/contract/industries/hazard-endpoints";
import { readIndustry, searchIndustries } from "@holdfast/contract/industries/industry-endpoints";
import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedInPerson } from "../../../test/factories/people";
import {
  riskServiceStandIn,
  type RiskServiceStandIn,
  SERVICE_EXPOSURES,
  SERVICE_HAZARDS,
} from "../../../test/stand-ins/risk-service";
import { testApp, type TestApp } from "../../../test/setup/test-app";

let app: TestApp;
let outside: TestApp;
let standIn: RiskServiceStandIn;
let as: string;
beforeAll(async () => {
  standIn = await riskServiceStandIn();
  app = await testApp();
  outside = await testApp(undefined, { sharing: app, config: { riskService: standIn.account } });
  as = await signedInPerson(app, "hazards@cafe.example");
});
afterAll(() => standIn.close());

const CAFE = { code: "4511" };

describe("an industry's hazards", () => {
  test("rates an industry's hazards in all categories, the same for a code and an alias", async () => {
    const { status, body } = await app.call(readHazardIndex, { as, params: CAFE });
    expect([status, body.length]).toEqual([200, 15]);
    expect(body[0]).toEqual({
      categoryName: "Fire & Property Damage",
      rating: expect.any(Number),
      comment: expect.stringMatching(/^<p>Fire &amp; Property Damage is rated /),
    });
    const byAlias = { as, params: { code: "coffee-shop" } };
    expect((await app.call(readHazardIndex, byAlias)).body).toEqual(body);
    const exposures = await app.call(listSignificantExposures, { as, params: CAFE });
    expect(exposures.body).toContainEqual({ id: 1, name: "Building fire and smoke damage" });
  });

  test.each([readHazardIndex, listSignificantExposures])(
    "answers 404 for the hazards of an unknown industry: %#",
    async (endpoint) => {
      expect((await app.call(endpoint, { as, params: { code: "0000" } })).status).toBe(404);
    },
  );
});

describe("with an external service", () => {
  test("all data about industries comes from it, in the format of our own responses", async () => {
    const industry = {
      id: "4511",
      code: "4511",
      alias: "cafes-and-restaurants",
      name: "Cafes and Restaurants",
      tradingName: null,
    };
    const searched = await outside.call(searchIndustries, { as, query: { q: "cafes" } });
    expect([searched.status, searched.body]).toEqual([200, [industry]]);
    for (const aliasOrCode of ["4511", "cafes-and-restaurants"]) {
      const read = await outside.call(readIndustry, { as, params: { aliasOrCode } });
      expect([read.status, read.body]).toEqual([200, industry]);
      const params = { code: aliasOrCode };
      const hazards = await outside.call(readHazardIndex, { as, params });
      expect([hazards.status, hazards.body]).toEqual([200, SERVICE_HAZARDS]);
      const exposures = await outside.call(listSignificantExposures, { as, params });
      expect([exposures.status, exposures.body]).toEqual([200, SERVICE_EXPOSURES]);
    }
  });

  test("saves a business with an industry that the service knows", async () => {
    const { status, body } = await outside.call(createOrganisation, {
      as,
      body: {
        name: "C",
        legalName: "C",
        industryCode: "4511",
        industryName: "Cafes and Restaurants",
        address: "1 A St",
      },
    });
    expect([status, body.industryCode]).toEqual([201, "4511"]);
  });

  test("returns an empty index and no exposures if it knows only the industry", async () => {
    for (const endpoint of [readHazardIndex, listSignificantExposures]) {
      standIn.answers.push({ status: 404, body: "" });
      const { status, body } = await outside.call(endpoint, { as, params: CAFE });
      expect([status, body]).toEqual([200, []]);
    }
  });

  test("reports an unavailable service, and saves nothing", async () => {
    standIn.answers.push({ status: 500, body: "" }, { status: 500, body: "" });
    const read = await outside.call(readHazardIndex, { as, params: CAFE });
    expect([read.status, read.problem.detail]).toEqual([502, RISK_SERVICE_UNAVAILABLE.message]);
    const saved = await outside.call(createOrganisation, {
      as,
      body: {
        name: "C",
        legalName: "C",
        industryCode: "4511",
        industryName: "Cafes",
        address: "1 A St",
      },
    });
    expect([saved.status, saved.problem.code]).toEqual([502, RISK_SERVICE_UNAVAILABLE.code]);
  });
});
