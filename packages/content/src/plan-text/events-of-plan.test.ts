import { expect, it } from "vitest";
import { eventsOfPlan } from "./events-of-plan";

const office = { code: "M", name: "Professional, Scientific and Technical Services" };
const cardsOf = (business: Partial<Parameters<typeof eventsOfPlan>[0]>) =>
  eventsOfPlan({ risks: [], countryCode: null, industry: office, ...business }).map(
    ({ cardId }) => cardId,
  );

it("has eleven events for every business", () => {
  expect(cardsOf({})).toEqual([
    "fire",
    "flood",
    "storm",
    "power",
    "internet",
    "cyber",
    "hurt",
    "people",
    "building",
    "gas",
    "threat",
  ]);
});

it("has an event because of a recorded risk, and says which", () => {
  const events = eventsOfPlan({
    risks: [
      { riskId: "own", riskPresetId: null },
      { riskId: "supplier", riskPresetId: 62 },
    ],
    countryCode: null,
    industry: office,
  });
  expect(events.find(({ cardId }) => cardId === "supplier")).toEqual({
    cardId: "supplier",
    isAlways: false,
    riskIds: ["supplier"],
    isExposed: false,
  });
});

it("has earthquakes and bushfires where they happen, recorded risk or not", () => {
  expect(cardsOf({ countryCode: "NZ" })).toEqual(
    expect.arrayContaining(["earthquake", "bushfire"]),
  );
  expect(cardsOf({ countryCode: "AU" })).toContain("bushfire");
  expect(cardsOf({ countryCode: "AU" })).not.toContain("earthquake");
  expect(cardsOf({ countryCode: "JP" })).toContain("earthquake");
  expect(cardsOf({ countryCode: "GB" })).toEqual(cardsOf({}));
  const farm = { code: "01", name: "Agriculture" };
  expect(cardsOf({ industry: farm })).toEqual(expect.arrayContaining(["bushfire", "product"]));
});
