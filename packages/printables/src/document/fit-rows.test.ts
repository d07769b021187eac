import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitRows } from "./fit-rows";

const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => at);

describe("fitRows", () => {
  it.each([
    ["team, empty", 0, 6, 5, { shown: 0, blanks: 5, rest: 0 }],
    ["team, three", 3, 6, 5, { shown: 3, blanks: 2, rest: 0 }],
    ["team, five", 5, 6, 5, { shown: 5, blanks: 0, rest: 0 }],
    ["team, six", 6, 6, 5, { shown: 6, blanks: 0, rest: 0 }],
    ["team, seven", 7, 6, 5, { shown: 6, blanks: 0, rest: 1 }],
    ["areas, nine", 9, 15, 10, { shown: 9, blanks: 1, rest: 0 }],
    ["areas, sixteen", 16, 15, 10, { shown: 15, blanks: 0, rest: 1 }],
    ["tactical rows, eleven", 11, 10, 10, { shown: 10, blanks: 0, rest: 1 }],
    ["sites, four", 4, 5, 5, { shown: 4, blanks: 1, rest: 0 }],
    ["sites, six", 6, 5, 5, { shown: 5, blanks: 0, rest: 1 }],
  ])("%s", (_name, count, atMost, padTo, expected) => {
    const { shown, blanks, rest } = fitRows(rowsOf(count), { atMost, padTo });
    expect({ shown: shown.length, blanks, rest: rest.length }).toEqual(expected);
  });

  it("keeps the order, never exceeds the maximum, and loses no row", () => {
    const limits = fc
      .tuple(fc.nat(30), fc.nat(30))
      .map(([one, other]) => ({ atMost: Math.max(one, other), padTo: Math.min(one, other) }));
    fc.assert(
      fc.property(fc.array(fc.integer()), limits, (rows, { atMost, padTo }) => {
        const { shown, blanks, rest } = fitRows(rows, { atMost, padTo });
        expect([...shown, ...rest]).toEqual(rows);
        expect(shown.length).toBeLessThanOrEqual(atMost);
        expect(shown.length + blanks).toBe(Math.max(shown.length, padTo));
      }),
    );
  });
});
