import { RISK_SERVICE_AWAY } from "@holdfast/contract/industries/errors";
import {
  listSignificantExposures,
  readHazardIndex,
} from "@holdfast/contract/industries/hazard-endpoints";
import { readIndustry, searchIndustries } from "@holdfast/contract/industries/industry-endpoints";
import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedInPerson } from "../../testing/people";
import { riskServiceStandIn, type RiskServiceStandIn } from "../../testing/risk-service-stand-in";
import { testHouse, type TestHouse } from "../../testing/test-house";

let house: TestHouse;
let outside: TestHouse;
let standIn: RiskServiceStandIn;
let as: string;
beforeAll(async () => {
  standIn = await riskServiceStandIn();
  house = await testHouse();
  outside = await testHouse(undefined, { beside: house, config: { riskService: standIn.account } });
  as = await signedInPerson(house, "hazards@cafe.example");
});
afterAll(() => standIn.close());

const CAFE = { code: "4511" };

describe("what an industry is exposed to", () => {
  test("is told for all categories, the same for a code and an alias", async () => {
    const { status, answer } = await house.call(readHazardIndex, { as, params: CAFE });
    expect([status, answer.length]).toEqual([200, 15]);
    expect(answer[0]).toEqual({
      categoryName: "Fire & Property Damage",
      rating: expect.any(Number),
      comment: expect.stringMatching(/^<p>Fire &amp; Property Damage is rated /),
    });
    const byAlias = { as, params: { code: "coffee-shop" } };
    expect((await house.call(readHazardIndex, byAlias)).answer).toEqual(answer);
    const exposures = await house.call(listSignificantExposures, { as, params: CAFE });
    expect(exposures.answer).toContainEqual({ id: 1, name: "Building fire and smoke damage" });
  });

  test.each([readHazardIndex, listSignificantExposures])(
    "is not known of what is no industry: %#",
    async (endpoint) => {
      expect((await house.call(endpoint, { as, params: { code: "0000" } })).status).toBe(404);
    },
  );
});

describe("with an outside service", () => {
  test("all that is said of industries comes from there, and is the same", async () => {
    const calls = [
      (from: TestHouse) => from.call(searchIndustries, { as, query: { q: "coffee shop" } }),
      (from: TestHouse) => from.call(readIndustry, { as, params: { aliasOrCode: "4511" } }),
      (from: TestHouse) => from.call(readHazardIndex, { as, params: CAFE }),
      (from: TestHouse) => from.call(listSignificantExposures, { as, params: CAFE }),
    ];
    for (const call of calls) {
      const [own, theirs] = [await call(house), await call(outside)];
      expect([theirs.status, theirs.answer]).toEqual([own.status, own.answer]);
    }
    expect(standIn.requests).toHaveLength(calls.length);
  });

  test("that knows the industry and no hazards of it has an empty index, and no exposures", async () => {
    for (const endpoint of [readHazardIndex, listSignificantExposures]) {
      standIn.answers.push({ status: 404, body: "" });
      const { status, answer } = await outside.call(endpoint, { as, params: CAFE });
      expect([status, answer]).toEqual([200, []]);
    }
  });

  test("that is away is told in a sentence, and nothing is saved on a guess", async () => {
    standIn.answers.push({ status: 500, body: "" }, { status: 500, body: "" });
    const read = await outside.call(readHazardIndex, { as, params: CAFE });
    expect([read.status, read.problem.detail]).toEqual([502, RISK_SERVICE_AWAY.message]);
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
    expect([saved.status, saved.problem.code]).toEqual([502, RISK_SERVICE_AWAY.code]);
  });
});
