import { expect, test } from "vitest";
import { stepBeside, currentStep, stepWaitsFor } from "./step-order-rules";

const nothing = { criticalAreas: 0, hasMtpd: false };
const critical = { criticalAreas: 1, hasMtpd: false };
const chosen = { criticalAreas: 2, hasMtpd: true };

test("the second step requires a critical area, the third an MTPD as well", () => {
  expect(stepWaitsFor("areas", nothing)).toBeUndefined();
  expect(stepWaitsFor("mtpd", nothing)).toContain("as critical");
  expect(stepWaitsFor("mtpd", critical)).toBeUndefined();
  expect(stepWaitsFor("scales", critical)).toContain("MTPD");
  expect(stepWaitsFor("scales", { criticalAreas: 0, hasMtpd: true })).toContain("as critical");
  expect(stepWaitsFor("scales", chosen)).toBeUndefined();
});

test.each([
  [null, chosen, "areas"],
  ["nonsense", chosen, "areas"],
  ["scales", chosen, "scales"],
  ["scales", critical, "mtpd"],
  ["scales", nothing, "areas"],
])("shows the right step: URL %s with %j shows %s", (named, facts, shown) => {
  expect(currentStep(named, facts).id).toBe(shown);
});

test("the first step has none before it and the last none after it", () => {
  expect(stepBeside("areas", -1)).toBeUndefined();
  expect(stepBeside("areas", 1)?.id).toBe("mtpd");
  expect(stepBeside("scales", -1)?.id).toBe("mtpd");
  expect(stepBeside("scales", 1)).toBeUndefined();
});
