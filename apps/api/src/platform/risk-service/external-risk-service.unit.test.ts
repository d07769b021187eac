import { RISK_SERVICE_AWAY } from "@holdfast/contract/industries/errors";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { riskServiceStandIn, type RiskServiceStandIn } from "../../testing/risk-service-stand-in";
import { embeddedRiskService } from "./embedded-risk-service";
import { externalRiskService } from "./external-risk-service";
import type { RiskService } from "./risk-service";

let standIn: RiskServiceStandIn;
let service: RiskService;
beforeAll(async () => {
  standIn = await riskServiceStandIn();
  service = externalRiskService(standIn.account, 300);
});
beforeEach(() => {
  standIn.requests.length = 0;
  standIn.answers.length = 0;
});
afterAll(() => standIn.close());

const outcome = (asking: Promise<unknown>) => asking.catch((thrown: unknown) => thrown);

describe("the outside service", () => {
  test("answers as the embedded data does, asked in its own protocol", async () => {
    for (const name of ["4511", "cafes-and-restaurants", "coffee-shop"]) {
      expect(await service.findIndustry(name)).toEqual(
        await embeddedRiskService.findIndustry(name),
      );
      expect(await service.hazardIndex(name)).toEqual(await embeddedRiskService.hazardIndex(name));
      expect(await service.significantExposures(name)).toEqual(
        await embeddedRiskService.significantExposures(name),
      );
    }
    expect(standIn.requests.slice(0, 3)).toEqual([
      "/v1/industries/4511",
      "/v1/industries/4511/hazard_index",
      "/v1/industries/4511/significant_exposures/au",
    ]);
  });

  test("is asked page by page for as long as its Link header says so", async () => {
    const codes: string[] = [];
    for (let page = 1, hasNext = true; hasNext; page += 1) {
      const found = await service.searchIndustries({ words: "", pageSize: 100, page });
      codes.push(...found.industries.map(({ code }) => code));
      ({ hasNext } = found);
    }
    expect([codes.length, new Set(codes).size, standIn.requests.length]).toEqual([825, 825, 9]);
  });

  test("keeps whatever is asked for within its path", async () => {
    expect(await service.findIndustry("../secrets?x=/y")).toBeUndefined();
    expect(standIn.requests).toEqual(["/v1/industries/..%2Fsecrets%3Fx%3D%2Fy"]);
  });

  test.each([
    ["an error", { status: 500, body: "{}" }],
    ["a refused key", { status: 401, body: "{}" }],
    ["another place", { status: 302, body: "" }],
    ["no JSON", { status: 200, body: "<html>" }],
    ["another shape", { status: 200, body: '[{"name":"Fire","rating":"high"}]' }],
    ["more than can be", { status: 200, body: `"${"x".repeat(5 * 1024 * 1024)}"` }],
    ["nothing in time", "silence"],
  ] as const)("that answers with %s is away, and its words are not repeated", async (_, answer) => {
    standIn.answers.push(answer);
    expect(await outcome(service.hazardIndex("4511"))).toMatchObject({
      definition: RISK_SERVICE_AWAY,
      message: RISK_SERVICE_AWAY.message,
    });
  });

  test("that is not there is away", async () => {
    const nobody = externalRiskService({ url: "http://127.0.0.1:1/v1", key: "k" }, 300);
    expect(await outcome(nobody.findIndustry("4511"))).toHaveProperty(
      "definition",
      RISK_SERVICE_AWAY,
    );
  });
});
