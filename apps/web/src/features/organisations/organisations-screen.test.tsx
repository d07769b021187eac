import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter, useLocation } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { organisationWith, workspaceOf } from "../../../test/workspace";
import { createQueryClient } from "../../platform/api/query-client";
import { ToastRegion } from "../../ui/feedback/toast-region";
import { closeToast, currentToasts } from "../../ui/feedback/toast-store";
import { WorkspaceProvider } from "../workspace/public";
import { OrganisationScreen } from "./organisation-screen";
import { OrganisationsScreen } from "./organisations-screen";

const CAFE = organisationWith();
const KIOSK = organisationWith({
  organisationId: "0199e2a0-0000-7000-8000-000000000009",
  name: "Harbour Kiosk",
  isDefault: false,
});
const server = vi.spyOn(globalThis, "fetch");
const choose = vi.fn<(id: string) => void>();

beforeEach(() => {
  vi.clearAllMocks();
  for (const { id } of currentToasts()) closeToast(id);
  server.mockImplementation(async () => Response.json({ ...KIOSK, isDefault: true }));
});

const Address = () => <output>{useLocation().pathname}</output>;
const open = (all: readonly Organisation[] = [CAFE, KIOSK]) => {
  const workspace = workspaceOf(CAFE);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={["/organization/list"]}>
        <WorkspaceProvider
          value={{ ...workspace, organisation: { ...workspace.organisation, all, choose } }}
        >
          <OrganisationsScreen />
          <Address />
          <ToastRegion />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const button = (name: string) => page.getByRole("button", { name, exact: true });

it("selects another organisation and opens its overview", async () => {
  await open();
  await expect.element(button("Select Harbour Café")).toBeDisabled();
  await button("Select Harbour Kiosk").click();
  expect(choose).toHaveBeenCalledExactlyOnceWith(KIOSK.organisationId);
  await expect.element(page.getByText("/organization", { exact: true })).toBeVisible();
});

it("sets another default, and the current organisation stays selected", async () => {
  await open();
  await expect.element(button("Set Harbour Café as default")).not.toBeInTheDocument();
  await button("Set Harbour Kiosk as default").click();
  await expect.element(page.getByText("Harbour Kiosk is now your default")).toBeVisible();
  expect(server.mock.calls.map(([address, request]) => [request?.method, address])).toContainEqual([
    "PATCH",
    `/v1/orgs/${KIOSK.organisationId}/default`,
  ]);
  expect(choose).toHaveBeenCalledExactlyOnceWith(CAFE.organisationId);
});

it("offers a broker no default, which only members have", async () => {
  await open([CAFE, { ...KIOSK, roleName: "broker" }]);
  await expect.element(button("Select Harbour Kiosk")).toBeVisible();
  await expect.element(button("Set Harbour Kiosk as default")).not.toBeInTheDocument();
});

it("shows a placeholder until the business information is loaded", async () => {
  const workspace = workspaceOf(null);
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider
          value={{ ...workspace, organisation: { ...workspace.organisation, status: "loading" } }}
        >
          <OrganisationScreen />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole("heading", { level: 1, name: "Organization" })).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
});
