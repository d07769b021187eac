import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { axisDays } from "../axis-days";
import { inOrderOfRecovery } from "@holdfast/contract/impact-analysis/order-of-recovery-rules";
import { systemsInOrder } from "./order-of-recovery";
import { noProcedure } from "../../../test/empty-plan-sample";
import { cafePlan } from "../../../test/plan-sample";

const days = fc.option(fc.nat(90), { nil: null });
const unit = fc
  .record({ idLabel: fc.string(), name: fc.string(), rtoDays: days, rpoDays: days })
  .map((unit) => ({ ...unit, ...noProcedure }));

describe("order of recovery", () => {
  it("puts the shortest RTO first and units without a time last", () => {
    expect(inOrderOfRecovery(cafePlan.supportingUnits).map((unit) => unit.name)).toEqual([
      "Kitchen",
      "Finance",
      "Sales",
    ]);
  });

  it("sorts any list by RTO, then RPO, and keeps every unit", () => {
    fc.assert(
      fc.property(fc.array(unit), (units) => {
        const sorted = inOrderOfRecovery(units);
        expect(sorted).toHaveLength(units.length);
        expect(new Set(sorted)).toEqual(new Set(units));
        for (const [at, later] of sorted.slice(1).entries()) {
          const before = sorted[at];
          const rto = (before?.rtoDays ?? Infinity) - (later.rtoDays ?? Infinity);
          expect(Number.isNaN(rto) ? 0 : rto).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it("lists the applications of the unit that recovers first before the others", () => {
    expect(
      systemsInOrder(cafePlan.supportingUnits, cafePlan.requirements).map((system) => system.name),
    ).toEqual(["Point of sale", "Accounting"]);
  });
});

describe("axisDays", () => {
  it.each([
    [1, [0, 1]],
    [14, [0, 2, 4, 6, 8, 10, 12, 14]],
    [30, [0, 5, 10, 15, 20, 25, 30]],
  ])("marks up to %i days", (longest, expected) => {
    expect(axisDays(longest)).toEqual(expected);
  });

  it("never has too many marks or passes the end", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (longest) => {
        const marks = axisDays(longest);
        expect(marks.length).toBeLessThanOrEqual(13);
        expect(marks.at(-1)).toBeLessThanOrEqual(longest);
      }),
    );
  });
});
