import { expect, test } from "vitest";
import { adjacentStep, currentStep, stepBlockedBy } from "./step-order-rules";

const nothing = { criticalAreas: 0, hasMtpd: false };
const critical = { criticalAreas: 1, hasMtpd: false };
const chosen = { criticalAreas: 2, hasMtpd: true };

test("the second step requires a critical area, the third an MTPD as well", () => {
  expect(stepBlockedBy("areas", nothing)).toBeUndefined();
  expect(stepBlockedBy("mtpd", nothing)).toContain("as critical");
  expect(stepBlockedBy("mtpd", critical)).toBeUndefined();
  expect(stepBlockedBy("scales", critical)).toContain("MTPD");
  expect(stepBlockedBy("scales", { criticalAreas: 0, hasMtpd: true })).toContain("as critical");
  expect(stepBlockedBy("scales", chosen)).toBeUndefined();
});

test.each([
  [null, chosen, "areas"],
  ["unknown", chosen, "areas"],
  ["scales", chosen, "scales"],
  ["scales", critical, "mtpd"],
  ["scales", nothing, "areas"],
])("shows the right step: URL %s with %j shows %s", (named, facts, shown) => {
  expect(currentStep(named, facts).id).toBe(shown);
});

test("has no step before the first and none after the last", () => {
  expect(adjacentStep("areas", -1)).toBeUndefined();
  expect(adjacentStep("areas", 1)?.id).toBe("mtpd");
  expect(adjacentStep("scales", -1)?.id).toBe("mtpd");
  expect(adjacentStep("scales", 1)).toBeUndefined();
});
