import { RISK_SERVICE_UNAVAILABLE } from "@holdfast/contract/industries/errors";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  riskServiceStandIn,
  type RiskServiceStandIn,
  SERVICE_EXPOSURES,
  SERVICE_HAZARDS,
} from "../../../test/stand-ins/risk-service";
import { externalRiskService } from "./external-risk-service";
import type { RiskService } from "./risk-service";

/** Long enough for a busy machine (ms). */
const LIMIT = 5_000;

let standIn: RiskServiceStandIn;
let service: RiskService;
beforeAll(async () => {
  standIn = await riskServiceStandIn();
  service = externalRiskService(standIn.account, LIMIT);
});
beforeEach(() => {
  standIn.requests.length = 0;
  standIn.answers.length = 0;
});
afterAll(() => standIn.close());

const outcome = (asking: Promise<unknown>) => asking.catch((error: unknown) => error);

describe("the external service", () => {
  test.each([
    { fields: "only the fields of the specification", withFurtherFields: false, id: "4511" },
    { fields: "further fields", withFurtherFields: true, id: "77" },
  ])("understands a risk service that responds with $fields", async ({ withFurtherFields, id }) => {
    const other = await riskServiceStandIn({ withFurtherFields });
    const asked = externalRiskService(other.account, LIMIT);
    const cafes = {
      id,
      code: "4511",
      alias: "cafes-and-restaurants",
      name: "Cafes and Restaurants",
      tradingName: null,
    };
    const found = await Promise.all([
      asked.findIndustry("4511"),
      asked.findIndustry("cafes-and-restaurants"),
      asked.searchIndustries({ words: "cafes", pageSize: 100, page: 1 }),
      asked.hazardIndex("4511"),
      asked.significantExposures("4511"),
    ]).finally(() => other.close());
    expect(found).toEqual([
      cafes,
      cafes,
      { industries: [cafes], hasNext: false },
      SERVICE_HAZARDS,
      SERVICE_EXPOSURES,
    ]);
    expect(other.requests.toSorted()).toEqual([
      "/v1/industries/4511",
      "/v1/industries/4511/hazard_index",
      "/v1/industries/4511/significant_exposures/au",
      "/v1/industries/cafes-and-restaurants",
      "/v1/industries?q=cafes&pageSize=100",
    ]);
  });

  test.each([
    ["a code only", '{"code":"1","name":"One"}', { alias: null, tradingName: null }],
    [
      "an empty alias field",
      '{"code":"1","name":"One","alias":null,"tradingName":"Uno"}',
      { alias: null, tradingName: "Uno" },
    ],
  ])("accepts an industry identified by %s", async (_, body, derived) => {
    standIn.answers.push({ status: 200, body });
    expect(await service.findIndustry("1")).toEqual({
      id: "1",
      code: "1",
      name: "One",
      ...derived,
    });
  });

  test.each([
    ["categoryName", { categoryName: "Fire" }],
    ["category", { category: "Fire" }],
    ["category.name", { category: { id: 1, name: "Fire" } }],
  ])("accepts the category of a hazard named in %s", async (_, category) => {
    standIn.answers.push({
      status: 200,
      body: JSON.stringify([{ ...category, rating: 50, comment: null }]),
    });
    expect(await service.hazardIndex("1")).toEqual([
      { categoryName: "Fire", rating: 50, comment: "" },
    ]);
  });

  const codesOfPages = async (asked: RiskService, words: string, pages: readonly number[]) => {
    const found = [];
    for (const page of pages) {
      const { industries, hasNext } = await asked.searchIndustries({ words, pageSize: 2, page });
      found.push([...industries.map(({ code }) => code), hasNext]);
    }
    return found;
  };

  test("asks the risk service for each page once, as long as there is a Link header", async () => {
    expect(await codesOfPages(service, "", [1, 2, 3])).toEqual([
      ["4511", "4512", true],
      ["4513", "4520", true],
      ["4530", false],
    ]);
    expect(standIn.requests).toHaveLength(3);
    // The key is sent to the configured address only, though the links name another.
    expect(standIn.requests[1]).toMatch(/^\/v1\/industries\?cursor=/);
  });

  test("asks the risk service for the earlier pages when a later page is requested first", async () => {
    const fresh = externalRiskService(standIn.account, LIMIT);
    expect(await codesOfPages(fresh, "", [3])).toEqual([["4530", false]]);
    expect(await codesOfPages(fresh, "", [4])).toEqual([[false]]);
  });

  test("asks the risk service from the first page again when a link has expired", async () => {
    const fresh = externalRiskService(standIn.account, LIMIT);
    await codesOfPages(fresh, "s", [1]);
    standIn.answers.push({ status: 410, body: "{}" });
    expect(await codesOfPages(fresh, "s", [2])).toEqual([["4513", "4520", true]]);
    expect(standIn.requests).toHaveLength(4);
  });

  test("escapes the search text within its path", async () => {
    expect(await service.findIndustry("../secrets?x=/y")).toBeUndefined();
    expect(standIn.requests).toEqual(["/v1/industries/..%2Fsecrets%3Fx%3D%2Fy"]);
  });

  test.each([
    ["an error", { status: 500, body: "{}" }],
    ["a refused key", { status: 401, body: "{}" }],
    ["a redirect", { status: 302, body: "" }],
    ["text that is not JSON", { status: 200, body: "<html>" }],
    ["another shape", { status: 200, body: '[{"categoryName":"Fire","rating":"high"}]' }],
    ["a rating above 100", { status: 200, body: '[{"categoryName":"Fire","rating":101}]' }],
    ["no category", { status: 200, body: '[{"rating":10,"comment":""}]' }],
    ["a response that is too large", { status: 200, body: `"${"x".repeat(5 * 1024 * 1024)}"` }],
    ["no response in time", "silence"],
  ] as const)(
    "reports the risk service as unavailable, without its own text, when it sends %s",
    async (_, answer) => {
      standIn.answers.push(answer);
      const asked = externalRiskService(standIn.account, answer === "silence" ? 300 : LIMIT);
      expect(await outcome(asked.hazardIndex("4511"))).toMatchObject({
        definition: RISK_SERVICE_UNAVAILABLE,
        message: RISK_SERVICE_UNAVAILABLE.message,
      });
    },
  );

  test("reports the risk service as unavailable when it cannot be reached", async () => {
    const unreachable = externalRiskService({ url: "http://127.0.0.1:1/v1", key: "k" }, 300);
    expect(await outcome(unreachable.findIndustry("4511"))).toHaveProperty(
      "definition",
      RISK_SERVICE_UNAVAILABLE,
    );
  });
});
