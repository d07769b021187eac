import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../buttons/button";
import { EmptyState } from "../feedback/empty-state";
import { IconButton } from "../buttons/icon-button";
import { SearchTable } from "./search-table";
import type { TableColumn } from "./table-column";
import { useSelectedRows } from "./selection/use-selected-rows";

type Supplier = { readonly name: string; readonly industry: string; readonly states: string[] };

const COLUMNS: readonly TableColumn<Supplier>[] = [
  {
    id: "name",
    header: "Supplier",
    isName: true,
    sortBy: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    id: "industry",
    header: "Industry",
    sortBy: ({ industry }) => industry,
    filter: { allLabel: "All industries", valuesOf: ({ industry }) => [industry] },
    cell: ({ industry }) => industry,
  },
  {
    id: "states",
    header: "States",
    filter: { allLabel: "All states", valuesOf: ({ states }) => states },
    cell: ({ states }) => states.join(", "),
  },
];
const INDUSTRIES = ["Transport", "Retail", "Catering"];
const supplier = (number: number): Supplier => ({
  name: `Supplier ${number}`,
  industry: INDUSTRIES[number % 3] ?? "",
  states: number % 2 === 0 ? ["NSW", "VIC"] : ["NSW"],
});
const SIX = Array.from({ length: 6 }, (_, number) => supplier(number));
const MANY = Array.from({ length: 10_000 }, (_, number) => supplier(number));

const nameOf = ({ name }: Supplier) => name;
const searchText = ({ name, industry }: Supplier) => [name, industry];

const Suppliers = ({ initial = SIX }: { readonly initial?: readonly Supplier[] }) => {
  const [rows, setRows] = useState(initial);
  const selection = useSelectedRows(nameOf);
  const remove = (names: ReadonlySet<string>) => {
    setRows((before) => before.filter(({ name }) => !names.has(name)));
    selection.onChange(new Set());
  };
  return (
    <SearchTable
      caption="Suppliers"
      noun="supplier"
      nouns="suppliers"
      rows={rows}
      columns={COLUMNS}
      rowKey={nameOf}
      searchText={searchText}
      isVirtual
      selection={selection}
      selectionActions={(names) => (
        <Button onPress={() => remove(names)}>{`Delete ${names.size} suppliers`}</Button>
      )}
      actions={({ name }) => <IconButton icon="edit" label={`Edit ${name}`} />}
      empty={<EmptyState title="No suppliers yet" />}
    />
  );
};

const names = () =>
  page
    .getByRole("rowheader")
    .elements()
    .map((cell) => cell.textContent);
const search = () => page.getByRole("searchbox", { name: "Search suppliers" });
const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
const all = () => box("Select all: Suppliers");
const rowCount = () => page.getByRole("status");
const table = () => page.getByRole("table", { name: "Suppliers" });
const choose = async (menu: string, ...values: readonly string[]) => {
  await page.getByText(menu).click();
  for (const value of values) await box(value).click();
  await userEvent.keyboard("{Escape}");
};

it("finds the rows that contain each word of the search, and shows their count", async () => {
  await render(<Suppliers />);
  await expect.element(rowCount()).toMatchTextContent(/^6 suppliers$/);
  await search().fill("RETAIL supplier");
  await expect.element(rowCount()).toMatchTextContent(/^2 of 6 suppliers$/);
  expect(names()).toEqual(["Supplier 1", "Supplier 4"]);
  await expect.element(table()).toHaveAttribute("aria-rowcount", "3");
  await search().fill("retail 9");
  await expect.element(page.getByText("No results")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect.element(rowCount()).toMatchTextContent(/^6 suppliers$/);
});

it("says that filters match no row, and clears them", async () => {
  await render(<Suppliers initial={SIX.slice(0, 2)} />);
  await choose("All industries", "Retail");
  await search().fill("Zebedee");
  await expect
    .element(page.getByText("No suppliers match your search and these filters."))
    .toBeVisible();
  await search().fill("");
  await choose("All states", "VIC");
  await expect.element(page.getByText("No suppliers match these filters.")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect.element(rowCount()).toMatchTextContent(/^2 suppliers$/);
});

it("combines column filters with the search and the sort order", async () => {
  await render(<Suppliers />);
  await choose("All industries", "Retail", "Transport");
  await expect.element(rowCount()).toHaveTextContent("4 of 6 suppliers");
  await choose("All states", "VIC");
  await expect.element(rowCount()).toHaveTextContent("2 of 6 suppliers");
  expect(names()).toEqual(["Supplier 0", "Supplier 4"]);
  const head = page.getByRole("button", { name: "Supplier", exact: true });
  await head.click();
  await head.click();
  expect(names()).toEqual(["Supplier 4", "Supplier 0"]);
  await search().fill("4");
  await expect.element(rowCount()).toHaveTextContent("1 of 6 suppliers");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect.element(rowCount()).toMatchTextContent(/^6 suppliers$/);
  await expect.element(search()).toHaveValue("");
});

it("selects single rows or all that are found, and keeps the selection during a search", async () => {
  await render(<Suppliers />);
  await box("Select Supplier 0").click();
  await expect.element(rowCount()).toHaveTextContent("6 suppliers, 1 selected");
  expect((all().element() as HTMLInputElement).indeterminate).toBe(true);
  await search().fill("retail");
  await expect.element(rowCount()).toHaveTextContent("2 of 6 suppliers, 1 selected");
  await all().click();
  await expect.element(rowCount()).toHaveTextContent("2 of 6 suppliers, 3 selected");
  await expect.element(all()).toBeChecked();
  await search().fill("");
  await expect.element(rowCount()).toHaveTextContent("6 suppliers, 3 selected");
  await expect.element(box("Select Supplier 1")).toBeChecked();
  await expect.element(box("Select Supplier 2")).not.toBeChecked();
  await page.getByRole("button", { name: "Delete 3 suppliers" }).click();
  await expect.element(rowCount()).toMatchTextContent(/^3 suppliers$/);
  expect(names()).toEqual(["Supplier 2", "Supplier 3", "Supplier 5"]);
});

it("has checkboxes in its cards on a small screen", async () => {
  await page.viewport(390, 800);
  await render(<Suppliers />);
  await box("Select Supplier 3").click();
  await expect.element(rowCount()).toHaveTextContent("6 suppliers, 1 selected");
  await all().click();
  await expect.element(rowCount()).toHaveTextContent("6 suppliers, 6 selected");
});

it("renders few of ten thousand rows, finds one, and selects them all", async () => {
  await render(<Suppliers initial={MANY} />);
  await expect.element(table()).toHaveAttribute("aria-rowcount", "10001");
  expect(names().length).toBeLessThan(60);
  await search().fill("supplier 9876");
  await expect.element(rowCount()).toHaveTextContent("1 of 10,000 suppliers");
  expect(names()).toEqual(["Supplier 9876"]);
  await search().fill("");
  await all().click();
  await expect.element(rowCount()).toHaveTextContent("10,000 suppliers, 10,000 selected");
  expect(names().length).toBeLessThan(60);
});

it("reaches each of ten thousand rows by keyboard, and keeps the focused row rendered", async () => {
  await render(<Suppliers initial={MANY} />);
  await expect.element(page.getByRole("rowheader", { name: "Supplier 0" })).toBeVisible();
  await box("Select Supplier 0").element().focus();
  for (let presses = 0; presses < 80; presses += 1) await userEvent.tab();
  await expect.element(box("Select Supplier 40")).toHaveFocus();
  await expect.element(box("Select Supplier 40")).toBeInViewport();
  const scroller = page.getByRole("region", { name: "Suppliers" }).element();
  scroller.scrollTop = scroller.scrollHeight;
  await expect.element(page.getByRole("rowheader", { name: "Supplier 9999" })).toBeVisible();
  await expect.element(box("Select Supplier 40")).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole("button", { name: "Edit Supplier 39" })).toHaveFocus();
});
