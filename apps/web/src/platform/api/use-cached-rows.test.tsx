import { listSuppliers } from "@holdfast/contract/directory/supplier-endpoints";
import type { Supplier } from "@holdfast/contract/directory/trading-partner";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "./query-client";
import { useCachedRows } from "./use-cached-rows";
import { useRead } from "./use-endpoint";

const supplier = (supplierId: string, name: string) => ({ supplierId, name }) as Supplier;
const INPUT = { params: { orgId: "o" } };
const server = vi.spyOn(globalThis, "fetch");
let respond: () => Promise<Response>;

beforeEach(() => {
  vi.clearAllMocks();
  const stored = [supplier("1", "Ash Bakery"), supplier("2", "Mill")];
  respond = async () => Response.json(stored);
  server.mockImplementation(() => respond());
});

const Screen = () => {
  const read = useRead(listSuppliers, INPUT);
  const rows = useCachedRows(listSuppliers, INPUT, {
    id: ({ supplierId }) => supplierId,
    sortBy: ({ name }) => name,
  });
  return (
    <>
      <output>{read.data?.map(({ name }) => name).join(", ") ?? "Loading"}</output>
      <button type="button" onClick={() => rows.put(supplier("3", "bean shop"))}>
        Add
      </button>
      <button type="button" onClick={() => rows.put(supplier("1", "Zest"))}>
        Rename
      </button>
      <button type="button" onClick={() => rows.drop(supplier("2", "Mill"))}>
        Delete
      </button>
      <button type="button" onClick={() => void read.refetch()}>
        Refetch
      </button>
    </>
  );
};
const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
const press = (name: string) => page.getByRole("button", { name }).click();
const shown = page.getByRole("status");

it("adds, replaces and removes rows in the list's order, without a request", async () => {
  await open();
  await expect.element(shown).toHaveTextContent("Ash Bakery, Mill");
  await press("Add");
  await expect.element(shown).toHaveTextContent("Ash Bakery, bean shop, Mill");
  await press("Rename");
  await expect.element(shown).toHaveTextContent("bean shop, Mill, Zest");
  await press("Delete");
  await expect.element(shown).toHaveTextContent("bean shop, Zest");
  expect(server).toHaveBeenCalledTimes(1);
});

it("fetches the list again if a response under way may be older than the change", async () => {
  await open();
  await expect.element(shown).toHaveTextContent("Ash Bakery, Mill");
  let answer: (response: Response) => void = () => undefined;
  respond = () => new Promise((resolve) => (answer = resolve));
  await press("Refetch");
  const stale = answer;
  respond = async () => Response.json([supplier("1", "Zest")]);
  await press("Rename");
  stale(Response.json([supplier("1", "Ash Bakery")]));
  await expect.element(shown).toHaveTextContent("Zest");
  expect(server).toHaveBeenCalledTimes(3);
});
