import { useState } from "react";
import { useSearchParams } from "react-router";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DataRouter } from "../../../test/data-router";
import { useLinkedRecord } from "./use-linked-record";

const ROWS = [{ id: "ana" }, { id: "ben" }];
const idOf = ({ id }: (typeof ROWS)[number]) => id;
const opened = vi.fn();

/** A list whose editor is new at each rendering, as that of every list. */
const List = () => {
  const [, setOpen] = useState<object | null>(null);
  const [params, setParams] = useSearchParams();
  const open = (id: string) => {
    opened(id);
    setOpen({});
  };
  useLinkedRecord(ROWS, idOf, { add: () => open("new"), edit: ({ id }) => open(id) });
  return (
    <>
      <output>{params.toString() || "No row"}</output>
      <button type="button" onClick={() => setParams({ edit: "ana" })}>
        Link
      </button>
    </>
  );
};

it.each(["ben", "new"])("opens a row named in the address once: %s", async (id) => {
  opened.mockClear();
  await render(
    <DataRouter address={`/organization/contacts?edit=${id}`}>
      <List />
    </DataRouter>,
  );
  await expect.element(page.getByText("No row")).toBeVisible();
  expect(opened.mock.calls).toEqual([[id]]);
});

it("opens a row again by a second link", async () => {
  opened.mockClear();
  await render(
    <DataRouter address="/organization/contacts?edit=ana">
      <List />
    </DataRouter>,
  );
  await expect.element(page.getByText("No row")).toBeVisible();
  await page.getByRole("button", { name: "Link" }).click();
  await expect.poll(() => opened.mock.calls).toEqual([["ana"], ["ana"]]);
  await expect.element(page.getByText("No row")).toBeVisible();
});
