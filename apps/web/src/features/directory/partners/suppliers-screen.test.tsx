import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { readsSuggestions, suggestionsWith } from "../../../../test/suggestions";
import { organisationWith, workspaceOf } from "../../../../test/workspace";
import { createQueryClient } from "../../../platform/api/query-client";
import { UnsavedChangesPrompt } from "../../../platform/forms/unsaved-changes-prompt";
import { WorkspaceProvider } from "../../workspace/public";
import { SuppliersScreen } from "./suppliers-screen";
import { DataRouter } from "../../../../test/data-router";

const MILK = {
  supplierId: "0199e2a0-0000-7000-8000-000000000011",
  name: "Southern Milk Co.",
  category: ["Food and drink"],
  contactPerson: null,
  email: "orders@milk.example",
  phone: null,
  address: null,
  additionalAddressInformation: null,
  website: null,
  version: 1,
};
const SET = suggestionsWith({
  suppliersByKind: [
    { kind: "Food and drink", need: "Milk and bread." },
    { kind: "Coffee roaster", need: "Beans and a loan machine." },
    { kind: "Packaging", need: "Cups and lids." },
  ],
});
const server = vi.spyOn(globalThis, "fetch");
const open = (change: boolean) => {
  const organisation = organisationWith({ canChange: change });
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <DataRouter address="/organization/suppliers">
        <WorkspaceProvider value={workspaceOf(organisation)}>
          <UnsavedChangesPrompt>
            <SuppliersScreen />
          </UnsavedChangesPrompt>
        </WorkspaceProvider>
      </DataRouter>
    </QueryClientProvider>,
  );
};
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(async () => {
  vi.clearAllMocks();
  localStorage.clear();
  await page.viewport(1280, 900);
  server.mockImplementation(async (address) =>
    Response.json(readsSuggestions(address) ? SET : [MILK]),
  );
});

it("suggests the kinds of suppliers that the list lacks, and opens the form with the category of the chosen one", async () => {
  await open(true);
  await button("Show suggestions").click();
  await expect.element(button("Add supplier: Packaging")).toBeVisible();
  expect(button("Add supplier: Food and drink").elements()).toEqual([]);
  expect(button("Add all 2").elements()).toEqual([]);
  await button("Add supplier: Coffee roaster").click();
  const form = page.getByRole("dialog", { name: "Add supplier" });
  await expect.element(form.getByText("Coffee roaster", { exact: true })).toBeVisible();
  await expect.element(form.getByLabelText("Name", { exact: true })).toHaveValue("");
  expect(server.mock.calls.every(([, request]) => request?.method !== "POST")).toBe(true);
});

it("offers no suggestions to someone who may only view", async () => {
  await open(false);
  await expect.element(page.getByText("Southern Milk Co.").first()).toBeVisible();
  await expect.element(button("Show suggestions")).not.toBeInTheDocument();
});
