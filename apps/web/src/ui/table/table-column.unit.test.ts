import { expect, it } from "vitest";
import { stackColumns } from "./table-column";
import type { TableColumn } from "./table-column";

const COLUMNS: readonly TableColumn<string>[] = [
  { id: "name", header: "Risk", cell: (name) => name },
  { id: "cost", header: "Cost", cell: () => "" },
];

it("stacks columns below others only in a narrow table", () => {
  const columns = [...COLUMNS, { id: "kind", header: "Kind", stackInto: "name", cell: () => "" }];
  const ids = (isTight: boolean) =>
    stackColumns(columns, isTight).map((stack) => stack.map(({ id }) => id));
  expect(ids(false)).toEqual([["name"], ["cost"], ["kind"]]);
  expect(ids(true)).toEqual([["name", "kind"], ["cost"]]);
});
