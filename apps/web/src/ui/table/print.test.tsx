import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { emulatePrint } from "../../../test/emulate-media";
import { DataTable } from "./data-table";

const ROWS = Array.from({ length: 300 }, (_, index) => `Supplier ${index + 1}`);
const COLUMNS = [{ id: "name", header: "Name", isName: true, cell: (name: string) => name }];

afterEach(() => emulatePrint(false));

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
  await emulatePrint(true);
  await expect.poll(() => rows.elements().length).toBe(ROWS.length + 1);
  expect(page.getByRole("button", { name: "Edit" }).elements()).toEqual([]);
});
