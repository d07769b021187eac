import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitRows } from "./fit-rows";

const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => at);
const TEN = { room: 100, blankHeight: 10 };

describe("fitRows", () => {
  it.each([
    ["team, empty", 0, 6, 5, { shown: 0, blanks: 5, rest: 0 }],
    ["team, three", 3, 6, 5, { shown: 3, blanks: 2, rest: 0 }],
    ["team, six", 6, 6, 5, { shown: 6, blanks: 0, rest: 0 }],
    ["team, eight", 8, 6, 5, { shown: 6, blanks: 0, rest: 2 }],
    ["tactical rows, eleven", 11, 10, 10, { shown: 10, blanks: 0, rest: 1 }],
    ["more than fit", 15, Infinity, 3, { shown: 10, blanks: 0, rest: 5 }],
  ])("%s", (_name, count, atMost, padTo, expected) => {
    const { shown, blanks, rest } = fitRows(rowsOf(count), () => 10, { ...TEN, atMost, padTo });
    expect({ shown: shown.length, blanks, rest: rest.length }).toEqual(expected);
  });

  it("pads with as many rows as fit below high ones", () => {
    const { shown, blanks } = fitRows([45, 40], (height) => height, {
      ...TEN,
      atMost: 6,
      padTo: 5,
    });
    expect([shown.length, blanks]).toEqual([2, 1]);
  });

  it("has no empty rows below a table that continues elsewhere", () => {
    const { blanks, rest } = fitRows([70, 40], (height) => height, { ...TEN, atMost: 6, padTo: 5 });
    expect([blanks, rest.length]).toEqual([0, 1]);
  });

  it("keeps the order, never exceeds the room, and loses no row", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 60 })),
        fc.nat(20),
        fc.nat(20),
        (rows, atMost, padTo) => {
          const limits = { ...TEN, atMost, padTo };
          const { shown, blanks, rest } = fitRows(rows, (height) => height, limits);
          expect([...shown, ...rest]).toEqual(rows);
          expect(shown.length).toBeLessThanOrEqual(atMost);
          const used = shown.reduce((sum, one) => sum + one, blanks * TEN.blankHeight);
          expect(used).toBeLessThanOrEqual(TEN.room);
        },
      ),
    );
  });
});
