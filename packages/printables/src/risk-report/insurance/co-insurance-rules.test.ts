import { expect, it } from "vitest";
import { coInsuranceCases, exampleLoss } from "./co-insurance-rules";

it("pays in full from 80%, and by the share insured below that", () => {
  expect(coInsuranceCases(450_000)).toEqual([
    { insuredPercent: 100, sumInsured: 450_000, sharePercent: 100, paid: 225_000, borne: 0 },
    { insuredPercent: 80, sumInsured: 360_000, sharePercent: 100, paid: 225_000, borne: 0 },
    { insuredPercent: 60, sumInsured: 270_000, sharePercent: 75, paid: 168_750, borne: 56_250 },
    { insuredPercent: 40, sumInsured: 180_000, sharePercent: 50, paid: 112_500, borne: 112_500 },
  ]);
});

it.each([1, 3, 101, 999_999_999_999_999, 1e12, 1e15])(
  "splits a loss of a value of %s exactly, and never pays more than the sum insured",
  (valueAtRisk) => {
    for (const { paid, borne, sumInsured } of coInsuranceCases(valueAtRisk)) {
      expect(paid + borne).toBe(exampleLoss(valueAtRisk));
      expect(paid).toBeLessThanOrEqual(Math.max(sumInsured, 1));
    }
  },
);
