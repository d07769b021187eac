import { riskCategoryById } from "@holdfast/content/library/risks/risk-categories";
import { RISK_PRESETS } from "@holdfast/content/library/risks/risk-presets";
import { expect, it } from "vitest";
import { isPropertyRisk } from "./property-risk-rules";
import { sampleRisk } from "../../../test/risk-report-sample";

const isProperty = (name: string) => {
  const preset = RISK_PRESETS.find((candidate) => candidate.name === name);
  if (!preset) throw new Error(`No preset is called '${name}'.`);
  const { riskPresetId, riskCategoryId } = preset;
  return isPropertyRisk(sampleRisk({ riskPresetId, riskCategoryId }));
};

it.each([
  "River Flood",
  "Severe Storm",
  "Building Fire",
  "Burst Pipe or Water Leak",
  "Neighbouring Property Incident",
  "Machinery Breakdown",
  "Stock Loss or Spoilage",
])("%s is a property risk", (name) => {
  expect(isProperty(name)).toBe(true);
});

it.each([
  "Heatwave",
  "Drought or Water Restrictions",
  "Denied Access to Premises",
  "Asbestos or Mould Discovery",
  "Loss of Lease",
  "Vehicle Accident",
  "Defective Product or Work",
  "Product Contamination or Recall",
  "Chemical Spill or Pollution",
  "Food Safety Failure",
  "Underinsurance",
  "Employee Theft or Fraud",
])("%s is not a property risk", (name) => {
  expect(isProperty(name)).toBe(false);
});

it.each([
  ["Natural Hazards", 1, true],
  ["Premises and Property", 2, true],
  ["Cyber Security", 5, false],
  ["People and Workforce", 6, false],
  ["Legal and Regulatory", 10, false],
  ["Operations and Equipment", 11, true],
] as const)("classifies a custom risk by its category, %s", (name, riskCategoryId, expected) => {
  expect(riskCategoryById(riskCategoryId)?.name).toBe(name);
  expect(isPropertyRisk(sampleRisk({ riskPresetId: null, riskCategoryId }))).toBe(expected);
});
