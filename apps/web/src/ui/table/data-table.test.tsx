import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DataTable } from "./data-table";
import { EmptyState } from "../feedback/empty-state";
import { IconButton } from "../buttons/icon-button";
import type { TableColumn } from "./table-column";

type Risk = { readonly name: string; readonly cost: number | null };
const COLUMNS: readonly TableColumn<Risk>[] = [
  {
    id: "name",
    header: "Risk",
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
    isName: true,
  },
  {
    id: "cost",
    header: "Loss Value",
    cell: ({ cost }) => cost,
    sortBy: ({ cost }) => cost,
    isFigure: true,
  },
];
const RISKS: readonly Risk[] = [
  { name: "Flood", cost: 20 },
  { name: "Fire", cost: 30 },
  { name: "Theft", cost: 10 },
];
const Register = ({ rows = RISKS, isVirtual = false }) => (
  <DataTable
    caption="Risks"
    rows={rows}
    columns={COLUMNS}
    rowKey={({ name }) => name}
    isVirtual={isVirtual}
    actions={({ name }) => <IconButton icon="edit" label={`Edit ${name}`} />}
    empty={<EmptyState title="No risks yet" />}
  />
);
const names = () =>
  page
    .getByRole("rowheader")
    .elements()
    .map((cell) => cell.textContent);

it("sorts by its column heads with the keyboard, and sets aria-sort", async () => {
  await render(<Register />);
  const head = page.getByRole("columnheader", { name: "Loss Value" });
  await expect.element(head).toHaveAttribute("aria-sort", "none");
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(head).toHaveAttribute("aria-sort", "ascending");
  expect(names()).toEqual(["Theft", "Flood", "Fire"]);
  await userEvent.keyboard("{Enter}");
  await expect.element(head).toHaveAttribute("aria-sort", "descending");
  expect(names()).toEqual(["Fire", "Flood", "Theft"]);
  await userEvent.keyboard("{Enter}");
  expect(names()).toEqual(["Flood", "Fire", "Theft"]);
});

it("sorts text naturally, and empty values last in both directions", async () => {
  const rows = [
    { name: "flood", cost: 200 },
    { name: "Fire 10", cost: null },
    { name: "Fire 9", cost: 50 },
  ];
  await render(<Register rows={rows} />);
  const press = (head: string) => page.getByRole("button", { name: head, exact: true }).click();
  await press("Risk");
  expect(names()).toEqual(["Fire 9", "Fire 10", "flood"]);
  await press("Loss Value");
  expect(names()).toEqual(["Fire 9", "flood", "Fire 10"]);
  await press("Loss Value");
  expect(names()).toEqual(["flood", "Fire 9", "Fire 10"]);
  await press("Loss Value");
  expect(names()).toEqual(["flood", "Fire 10", "Fire 9"]);
});

it("shows cards on a small screen, with every value and action", async () => {
  await page.viewport(390, 800);
  await render(<Register />);
  const cards = page.getByRole("list", { name: "Risks" }).getByRole("listitem");
  await expect.element(cards.first()).toMatchTextContent("FloodLoss Value20");
  expect(page.getByRole("table").query()).toBeNull();
  const width = (element: Element) => element.getBoundingClientRect().width;
  expect(width(page.getByLabelText("Sort by").element())).toBe(width(cards.first().element()));
  await page.getByLabelText("Sort by").selectOptions("Loss Value");
  await expect.element(cards.first()).toMatchTextContent("Theft");
  await expect.element(page.getByRole("button", { name: "Edit Theft" })).toBeVisible();
});

it("becomes a list at a width of 768 pixels", async () => {
  await page.viewport(769, 800);
  await render(<Register />);
  await expect.element(page.getByRole("table", { name: "Risks" })).toBeVisible();
  await page.viewport(768, 800);
  await expect.element(page.getByRole("list", { name: "Risks" })).toBeVisible();
  expect(page.getByRole("table").query()).toBeNull();
});

it("shows every value, sort button and action when too narrow for all columns", async () => {
  const columns: readonly TableColumn<Risk>[] = COLUMNS.map((column) => ({
    ...column,
    width: "500px",
    ...(column.id === "cost" ? { stackInto: "name" } : {}),
  }));
  await page.viewport(1000, 800);
  await render(
    <DataTable
      caption="Risks"
      rows={RISKS}
      columns={columns}
      rowKey={({ name }) => name}
      stackBelow={1100}
      actions={({ name }) => <IconButton icon="edit" label={`Edit ${name}`} />}
    />,
  );
  const table = page.getByRole("table");
  await expect.element(page.getByRole("rowheader").first()).toMatchTextContent("Flood20");
  const scroller = table.element().parentElement;
  expect(scroller?.scrollWidth).toBe(scroller?.clientWidth);
  await page.getByRole("button", { name: "Loss Value" }).click();
  expect(names()).toEqual(["Theft10", "Flood20", "Fire30"]);
  await page.viewport(1280, 800);
  await expect.element(page.getByRole("rowheader").first()).toMatchTextContent(/^Theft$/);
  await page.viewport(900, 800);
  await expect.element(page.getByRole("button", { name: "Edit Theft" })).toBeInViewport();
});

it("stacks columns while their content needs more width, and unstacks them once it fits", async () => {
  const columns = COLUMNS.map((column, index) => ({
    ...column,
    cell: () => "0".repeat(40),
    ...(index === 1 && { stackInto: COLUMNS[0]?.id ?? "" }),
  }));
  await page.viewport(800, 800);
  await render(
    <DataTable
      caption="Risks"
      rows={RISKS}
      columns={columns}
      rowKey={({ name }) => name}
      stackBelow={400}
    />,
  );
  const heads = () => page.getByRole("columnheader").elements().length;
  expect(heads()).toBe(COLUMNS.length - 1);
  await page.viewport(2400, 800);
  await expect.poll(() => heads()).toBe(COLUMNS.length);
  await page.viewport(800, 800);
  await expect.poll(() => heads()).toBe(COLUMNS.length - 1);
});

it("keeps row actions visible when the table is wider than its container", async () => {
  const columns = COLUMNS.map((column) => ({ ...column, cell: () => "0".repeat(90) }));
  await page.viewport(800, 800);
  await render(
    <DataTable
      caption="Risks"
      rows={RISKS}
      columns={columns}
      rowKey={({ name }) => name}
      actions={({ name }) => <IconButton icon="edit" label={`Edit ${name}`} />}
    />,
  );
  const scroller = page.getByRole("table").element().parentElement;
  expect(scroller?.scrollWidth).toBeGreaterThan(scroller?.clientWidth ?? 0);
  await expect
    .element(page.getByRole("button", { name: "Edit Flood" }))
    .toBeInViewport({ ratio: 1 });
});

it("renders only the visible rows of ten thousand, and exposes the row count", async () => {
  const rows = Array.from({ length: 10_000 }, (_, number) => ({
    name: `Risk ${number}`,
    cost: number,
  }));
  await render(<Register rows={rows} isVirtual />);
  const table = page.getByRole("table");
  await expect.element(table).toHaveAttribute("aria-rowcount", "10001");
  expect(names().length).toBeLessThan(60);
  const scroller = page.getByRole("region", { name: "Risks" }).element();
  scroller.scrollTop = scroller.scrollHeight;
  await expect.element(page.getByRole("rowheader", { name: "Risk 9999" })).toBeVisible();
  expect(page.getByRole("row").elements().at(-1)?.getAttribute("aria-rowindex")).toBe("10001");
});

it.each([
  ["a table", 1280],
  ["a list of cards", 390],
])("reaches the end and the start of ten thousand high rows at once, as %s", async (_, width) => {
  await page.viewport(width, 800);
  const rows = Array.from({ length: 10_000 }, (__, number) => ({
    name: `Risk ${number}, which has a name of three lines ${"in its narrow column ".repeat(6)}`,
    cost: number,
  }));
  await render(<Register rows={rows} isVirtual />);
  const box = () => {
    const [row] = document.querySelectorAll("[data-index]");
    const found = row?.closest("[data-virtual]");
    if (!found) throw new Error("There is no scroll area.");
    return found;
  };
  // Until then it shows the first 30.
  await expect.poll(() => box().querySelectorAll("[data-index]").length).toBeLessThan(30);
  const { scrollHeight } = box();
  box().scrollTop = scrollHeight;
  await expect.element(page.getByText(/^Risk 9999,/)).toBeInViewport();
  box().scrollTop = 0;
  await expect.element(page.getByText(/^Risk 0,/)).toBeInViewport();
  expect(box().scrollTop).toBe(0);
  expect(Math.abs(box().scrollHeight - scrollHeight)).toBeLessThan(scrollHeight / 1_000);
});

it("shows the empty state if there are no rows", async () => {
  await render(<Register rows={[]} />);
  await expect.element(page.getByText("No risks yet")).toBeVisible();
});
