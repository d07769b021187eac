import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { organisationWith, workspaceOf } from "../../../../test/workspace";
import { createQueryClient } from "../../../platform/api/query-client";
import { UnsavedChangesPrompt } from "../../../platform/forms/unsaved-changes-prompt";
import { WorkspaceProvider } from "../../dashboard/public";
import { SuppliersScreen } from "./suppliers-screen";

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
const SET = {
  name: "Cafe or restaurant",
  isOwn: true,
  businessUnits: [],
  strategicAreas: [],
  suppliersByKind: [
    {
      kind: "Coffee roaster",
      exampleNeed: "Beans and a loan machine.",
      category: "Food and drink",
    },
    { kind: "Refrigeration mechanic", exampleNeed: "After-hours call-out.", category: "Equipment" },
  ],
};
const server = vi.spyOn(globalThis, "fetch");
const open = (change: boolean) => {
  const organisation = organisationWith({ canChange: change });
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={["/organization/suppliers"]}>
        <WorkspaceProvider value={workspaceOf(organisation)}>
          <UnsavedChangesPrompt>
            <SuppliersScreen />
          </UnsavedChangesPrompt>
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(async () => {
  vi.clearAllMocks();
  localStorage.clear();
  await page.viewport(1280, 900);
  server.mockImplementation(async (address) =>
    Response.json(String(address).endsWith("/industries/4511/starter_set") ? SET : [MILK]),
  );
});

it("suggests kinds of suppliers, and opens the form with the category of the chosen one", async () => {
  await open(true);
  await button("Show suggestions").click();
  await expect
    .element(page.getByText(/In your list under Food and drink: Southern Milk Co\./))
    .toBeVisible();
  await expect.element(button("Add all 2")).not.toBeInTheDocument();
  await button("Add supplier: Refrigeration mechanic").click();
  const form = page.getByRole("dialog", { name: "Add supplier" });
  await expect.element(form.getByText("Equipment", { exact: true })).toBeVisible();
  await expect.element(form.getByLabelText("Name", { exact: true })).toHaveValue("");
  expect(server.mock.calls.every(([, request]) => request?.method !== "POST")).toBe(true);
});

it("offers no suggestions to someone who may only view", async () => {
  await open(false);
  await expect.element(page.getByText("Southern Milk Co.").first()).toBeVisible();
  await expect.element(button("Show suggestions")).not.toBeInTheDocument();
});
