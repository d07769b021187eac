import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COST_KINDS, type CostKind } from "./cost-line";
import { type CostEntry, costStates, costText, costTotal, costTotals } from "./cost-rules";

const AUD = { code: "AUD", prefix: "A$" };

const entry = (
  entryId: string,
  amount: number,
  { kind = "repairs", corrects }: { kind?: CostKind; corrects?: string } = {},
): CostEntry => ({
  entryId,
  text: entryId,
  cost: {
    kind,
    amount,
    currency: AUD,
    paidBy: "",
    unitName: null,
    corrects: corrects === undefined ? null : { entryId: corrects, reason: "Typing error" },
  },
});

describe("the costs of an incident", () => {
  it("counts the newest correction in place of the first entry, also in another kind", () => {
    const states = costStates([
      entry("van", 10_000),
      entry("cleaner", 5_000),
      entry("van again", 12_050, { corrects: "van" }),
      entry("van at last", 12_000, { kind: "other", corrects: "van again" }),
    ]);
    expect(states.map(({ first, current }) => [first.text, current.text])).toEqual([
      ["van", "van at last"],
      ["cleaner", "cleaner"],
    ]);
    expect(costTotals(states)).toEqual([
      { kind: "repairs", name: "Repairs and clean-up", lines: 1, total: 5_000n },
      { kind: "other", name: "Other", lines: 1, total: 12_000n },
    ]);
    expect(costTotal(states)).toBe(17_000n);
  });

  it("counts a correction that arrived before its entry once", () => {
    const correction = entry("right", 100, { corrects: "wrong" });
    expect(costTotal(costStates([correction]))).toBe(100n);
    expect(costTotal(costStates([correction, entry("wrong", 999)]))).toBe(100n);
  });

  it("ends at entries that correct each other", () => {
    const circle = [entry("a", 1, { corrects: "b" }), entry("b", 2, { corrects: "a" })];
    expect(costStates(circle)).not.toEqual([]);
  });

  it("adds up to the sum of the kinds, without rounding", () => {
    const amount = fc.record({
      amount: fc.nat({ max: 100_000_000_000_000 }),
      kind: fc.constantFrom(...COST_KINDS),
    });
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 40 }), (amounts) => {
        const states = costStates(
          amounts.map(({ amount: size, kind }, at) => entry(String(at), size, { kind })),
        );
        const sum = amounts.reduce((total, { amount: size }) => total + BigInt(size), 0n);
        expect(costTotal(states)).toBe(sum);
        expect(costTotals(states).reduce((total, kind) => total + kind.total, 0n)).toBe(sum);
      }),
    );
  });
});

it("describes a cost in a line", () => {
  const { cost } = entry("van", 124_050, { corrects: "other" });
  expect(costText({ ...cost, paidBy: "Ana Silva", unitName: "Kitchen" })).toBe(
    "A$1,240.50, repairs and clean-up, paid by Ana Silva, Kitchen, correction: Typing error",
  );
});
