import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { readsSuggestions, suggestionsWith } from "../../../../test/suggestions";
import { organisationWith, workspaceOf } from "../../../../test/workspace";
import { createQueryClient } from "../../../platform/api/query-client";
import { WorkspaceProvider } from "../../workspace/public";
import { StrategicThirdPartiesScreen } from "./strategic-third-parties-screen";

const category = (id: number, name: string, classId: number) => ({
  strategicThirdPartyCategoryId: id,
  name,
  strategicThirdPartyCategoryClassId: classId,
  isOther: false,
});
const CATEGORIES = [
  category(3, "Insurance Broker", 1),
  category(5, "Landlord", 1),
  category(38, "Water Damage Restorer", 2),
];
const BROKER = {
  strategicThirdPartyId: "0199e2a0-0000-7000-8000-000000000021",
  name: "Coastal Insurance Brokers",
  strategicThirdPartyCategory: { strategicThirdPartyCategoryId: 3, name: "Insurance Broker" },
  strategicThirdPartyCategoryId: 3,
  strategicThirdPartyCategoryText: null,
  contactPerson: null,
  email: null,
  phone: null,
  address: null,
  additionalAddressInformation: null,
  website: null,
  comments: null,
  version: 1,
};
const SET = suggestionsWith({
  thirdParties: CATEGORIES.map(({ strategicThirdPartyCategoryId, name }) => ({
    strategicThirdPartyCategoryId,
    name,
    need: `When to call the ${name.toLowerCase()}.`,
  })),
});
const server = vi.spyOn(globalThis, "fetch");

beforeEach(async () => {
  vi.clearAllMocks();
  localStorage.clear();
  await page.viewport(1280, 900);
  server.mockImplementation(async (address) => {
    const { pathname } = new URL(String(address), location.origin);
    if (readsSuggestions(address)) return Response.json(SET);
    return Response.json(pathname.includes("categories") ? CATEGORIES : [BROKER]);
  });
});

it("suggests the kinds that the list lacks, and opens the form with the category of the chosen one", async () => {
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={["/organization/strategic-third-parties?suggestions"]}>
        <WorkspaceProvider value={workspaceOf(organisationWith({ canChange: true }))}>
          <StrategicThirdPartiesScreen />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const suggestions = page.getByRole("list", { name: "Suggestions" });
  await expect.element(suggestions.getByText("When to call the landlord.")).toBeVisible();
  expect(suggestions.getByRole("listitem").elements()).toHaveLength(1);
  await page.getByRole("button", { name: "Add strategic third party: Landlord" }).click();
  const form = page.getByRole("dialog", { name: "Add strategic third party" });
  await expect.element(form.getByLabelText("Category")).toHaveDisplayValue("Landlord");
  await expect.element(form.getByLabelText("Name", { exact: true })).toHaveValue("");
  expect(server.mock.calls.every(([, request]) => request?.method !== "POST")).toBe(true);
});
