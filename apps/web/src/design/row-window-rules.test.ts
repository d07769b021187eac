import * as fc from "fast-check";
import { expect, it } from "vitest";
import { blockAt, windowOf } from "./row-window-rules";

const HEIGHT = 640;
const ROW = 48;

it("draws the rows in sight and a few beyond", () => {
  expect(windowOf({ count: 10_000, top: 400, height: HEIGHT, rowHeight: ROW })).toEqual({
    first: 388,
    last: 430,
    before: 388 * ROW,
    after: (10_000 - 430) * ROW,
  });
});

it("is a window on all rows: nothing is lost at any place, and the height stays the same", () => {
  const view = fc.record({
    count: fc.nat(20_000),
    scrollTop: fc.nat(1_000_000),
    height: fc.integer({ min: 100, max: 2_000 }),
    rowHeight: fc.integer({ min: 20, max: 300 }),
  });
  fc.assert(
    fc.property(view, ({ count, scrollTop, height, rowHeight }) => {
      const seen = windowOf({ count, top: blockAt(scrollTop, rowHeight), height, rowHeight });
      const whole = seen.before + (seen.last - seen.first) * rowHeight + seen.after;
      expect(whole).toBe(count * rowHeight);
      const lowest = Math.min(scrollTop, Math.max(0, count * rowHeight - height));
      expect(seen.before).toBeLessThanOrEqual(lowest);
      expect(seen.last * rowHeight).toBeGreaterThanOrEqual(
        Math.min(lowest + height, count * rowHeight),
      );
    }),
  );
});
