import { expect, it } from "vitest";
import { firstRows, windowOf } from "./row-window-rules";

it("renders a few rows first, and leaves space for the others", () => {
  expect(firstRows(10, 2, 48)).toEqual({
    rendered: [
      { index: 0, gapBefore: 0 },
      { index: 1, gapBefore: 0 },
    ],
    gapAfter: 384,
  });
  expect(firstRows(1, 2, 48).gapAfter).toBe(0);
});

it("leaves space for the rows that are not rendered, above, between and below", () => {
  const rows = [
    { index: 2, start: 96, end: 144 },
    { index: 7, start: 400, end: 460 },
    { index: 8, start: 460, end: 508 },
  ];
  expect(windowOf(rows, 1_000)).toEqual({
    rendered: [
      { index: 2, gapBefore: 96 },
      { index: 7, gapBefore: 256 },
      { index: 8, gapBefore: 0 },
    ],
    gapAfter: 492,
  });
});
