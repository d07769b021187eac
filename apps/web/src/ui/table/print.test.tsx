import { afterEach, expect, it } from "vitest";
import { cdp, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DataTable } from "./data-table";

const ROWS = Array.from({ length: 300 }, (_, index) => `Supplier ${index + 1}`);
const COLUMNS = [{ id: "name", header: "Name", isName: true, cell: (name: string) => name }];

/** The part of the browser's debugging session that is used here. */
type Session = { send(method: string, input: { readonly media: string }): Promise<unknown> };

const emulate = (media: string) =>
  (cdp() as unknown as Session).send("Emulation.setEmulatedMedia", { media });

afterEach(() => emulate(""));

it("prints every row of a long table, without the buttons", async () => {
  await render(
    <DataTable
      caption="Suppliers"
      rows={ROWS}
      columns={COLUMNS}
      rowKey={(name) => name}
      actions={() => <button type="button">Edit</button>}
      isVirtual
    />,
  );
  const rows = page.getByRole("row");
  expect(rows.elements().length).toBeLessThan(100);
  await emulate("print");
  await expect.poll(() => rows.elements().length).toBe(ROWS.length + 1);
  expect(page.getByRole("button", { name: "Edit" }).elements()).toEqual([]);
});
