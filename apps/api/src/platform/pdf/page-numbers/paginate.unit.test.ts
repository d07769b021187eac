import { expect, it } from "vitest";
import { pageAt, pageStarts, type PageUnit } from "./paginate";

const row = (top: number, bottom: number, other: Partial<PageUnit> = {}): PageUnit => ({
  top,
  bottom,
  opensPage: false,
  pageName: "",
  keepsWithPrevious: false,
  keepsWithNext: false,
  headHeight: 0,
  ...other,
});
const starts = (...units: readonly PageUnit[]) =>
  pageStarts(units, (name) => (name === "tall" ? 150 : 100));

it("begins a page with what opens one, and with what does not fit", () => {
  expect(starts(row(0, 60), row(60, 100), row(100, 110))).toEqual([0, 100]);
  expect(starts(row(0, 10), row(10, 20, { opensPage: true }))).toEqual([0, 10]);
  expect(starts(row(0, 90, { pageName: "tall" }), row(90, 140, { pageName: "tall" }))).toEqual([0]);
});

it("moves a heading along with what follows it, and a last row with the one before", () => {
  expect(starts(row(0, 80), row(80, 95, { keepsWithNext: true }), row(95, 120))).toEqual([0, 80]);
  expect(starts(row(0, 50), row(50, 90), row(90, 110, { keepsWithPrevious: true }))).toEqual([
    0, 50,
  ]);
});

it("leaves room for the repeated head of a table", () => {
  const rows = [row(0, 90), row(90, 140, { headHeight: 20 }), row(140, 180)];
  expect(starts(...rows)).toEqual([0, 90, 140]);
});

it("continues what is longer than a page", () => {
  const found = starts(row(0, 250), row(250, 260));
  expect(found).toEqual([0, 100, 200]);
  expect([0, 98, 100, 255].map((position) => pageAt(found, position))).toEqual([1, 1, 2, 3]);
});
