import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { createQueryClient } from "../../platform/api/query-client";
import { ToastRegion } from "../../ui/feedback/toast-region";
import type { DirectoryKind } from "./choose-list-deletion";
import { DeleteDialog } from "./delete-dialog";

const ORG = "0199e2a0-0000-7000-8000-000000000002";
const server = vi.spyOn(globalThis, "fetch");
const posts = () =>
  server.mock.calls
    .filter(([, request]) => request?.method === "POST")
    .map(([address, request]) => [
      String(address).split(`/orgs/${ORG}/`).at(-1),
      JSON.parse(String(request?.body)),
    ]);

beforeEach(() => {
  vi.clearAllMocks();
  server.mockImplementation(async () => new Response(null, { status: 204 }));
});

const deleteAnd = async (kind: DirectoryKind, records: { id: string; name: string }[]) => {
  const onDeleted = vi.fn();
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <DeleteDialog
        orgId={ORG}
        kind={kind}
        noun="entry"
        nouns="entries"
        records={records}
        onDeleted={onDeleted}
        onClose={() => undefined}
      />
      <ToastRegion />
    </QueryClientProvider>,
  );
  const question = page.getByRole("alertdialog");
  await expect.element(question).toBeVisible();
  await expectAccessible();
  await question.getByRole("button", { name: /^Delete/ }).click();
  await expect.poll(() => onDeleted.mock.calls.length).toBe(1);
};

const ONE = [{ id: "0199e2a0-0000-7000-8000-000000000011", name: "Quay Dairy" }];
const TWO = [...ONE, { id: "0199e2a0-0000-7000-8000-000000000012", name: "Harbour Roasters" }];

it.each([
  ["customer", "customers", "The customer has been successfully deleted"],
  ["supplier", "suppliers", "The supplier has been successfully deleted"],
  [
    "strategicThirdParties",
    "strategic_third_parties",
    "The strategic third party has been successfully deleted",
  ],
  [
    "strategicCrisisExperts",
    "strategic_third_parties",
    "The strategic third party has been successfully deleted",
  ],
] as const)("deletes an entry of %s", async (kind, path, message) => {
  await deleteAnd(kind, ONE);
  await page.getByRole("button", { name: "Close: Deleting Quay Dairy" }).click();
  await expect.element(page.getByText(message)).toBeVisible();
  expect(posts()).toEqual([[`${path}/delete`, { ids: ONE.map(({ id }) => id) }]]);
});

it("deletes several entries in one call", async () => {
  await deleteAnd("supplier", TWO);
  await page.getByRole("button", { name: "Close: Deleting 2 entries" }).click();
  await expect.element(page.getByText("The entries have been successfully deleted")).toBeVisible();
  expect(posts()).toEqual([["suppliers/delete", { ids: TWO.map(({ id }) => id) }]]);
});
