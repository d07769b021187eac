import { expect, it } from "vitest";
import { insuranceKindsOfExposure, insuranceKindsOfRisk } from "./insurance-kinds";

const custom = (riskCategoryId: number) => ({ riskPresetId: null, riskCategoryId });

it.each([
  ["Building Fire", { riskPresetId: 13, riskCategoryId: 2 }, ["Property and contents"]],
  ["Machinery Breakdown", { riskPresetId: 101, riskCategoryId: 11 }, ["Machinery breakdown"]],
  [
    "Serious Workplace Injury",
    { riskPresetId: 56, riskCategoryId: 6 },
    ["Workers compensation", "Employers’ liability"],
  ],
  ["Underinsurance, which nobody insures", { riskPresetId: 88, riskCategoryId: 9 }, []],
  ["a custom cyber risk", custom(5), ["Cyber"]],
  ["a custom risk of an unknown category", custom(99), ["Other"]],
])("finds the kinds of insurance of %s", (_, risk, kinds) => {
  expect(insuranceKindsOfRisk(risk)).toEqual(kinds);
});

it.each([
  ["Breakdown of essential machinery", 35, ["Machinery breakdown"]],
  ["Manual handling, slips, trips and falls", 27, ["Workers compensation", "Employers’ liability"]],
  [
    "Occupational illness, dust, noise or heat",
    29,
    ["Workers compensation", "Employers’ liability"],
  ],
  ["Illness caused by food, drink, medicine or cosmetics", 20, ["Public and product liability"]],
  ["Earthquake, which some countries add", 0, ["Property and contents"]],
  ["Underinsurance and short indemnity period", 51, []],
])("finds those of the exposure %s", (_, id, kinds) => {
  expect([...insuranceKindsOfExposure(id)]).toEqual(kinds);
});
