import { expect, it } from "vitest";
import { nextSort, sortRows, stackColumns } from "./table-column";
import type { TableColumn } from "./table-column";

type Row = { readonly name: string; readonly cost: number | null };
const ROWS: readonly Row[] = [
  { name: "flood", cost: 200 },
  { name: "Fire 10", cost: null },
  { name: "Fire 9", cost: 50 },
];
const COLUMNS: readonly TableColumn<Row>[] = [
  { id: "name", header: "Risk", cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: "cost", header: "Cost", cell: ({ cost }) => cost, sortBy: ({ cost }) => cost },
];
const order = (sort: Parameters<typeof sortRows>[2]) =>
  sortRows(ROWS, COLUMNS, sort).map(({ name }) => name);

it("keeps the server's order until a column is chosen", () => {
  expect(order(null)).toEqual(["flood", "Fire 10", "Fire 9"]);
});

it("sorts words as people do: case aside, numbers by value", () => {
  expect(order({ column: "name", isDescending: false })).toEqual(["Fire 9", "Fire 10", "flood"]);
});

it("puts empty values last either way", () => {
  expect(order({ column: "cost", isDescending: false })).toEqual(["Fire 9", "flood", "Fire 10"]);
  expect(order({ column: "cost", isDescending: true })).toEqual(["flood", "Fire 9", "Fire 10"]);
});

it("goes up, down, and back to the server's order", () => {
  const up = nextSort(null, "cost");
  const down = nextSort(up, "cost");
  expect([up, down, nextSort(down, "cost")]).toEqual([
    { column: "cost", isDescending: false },
    { column: "cost", isDescending: true },
    null,
  ]);
});

it("stacks columns below others only where the table is tight", () => {
  const columns = [...COLUMNS, { id: "kind", header: "Kind", under: "name", cell: () => "" }];
  const ids = (isTight: boolean) =>
    stackColumns(columns, isTight).map((stack) => stack.map(({ id }) => id));
  expect(ids(false)).toEqual([["name"], ["cost"], ["kind"]]);
  expect(ids(true)).toEqual([["name", "kind"], ["cost"]]);
});
