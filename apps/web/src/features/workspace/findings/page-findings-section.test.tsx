import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../../platform/api/query-client";
import { organisationWith, planWith, workspaceOf } from "../../../../test/workspace";
import { PageFindingsSection } from "./page-findings-section";
import { WorkspaceProvider } from "../current/workspace-context";

const TEAMS = "/dashboard/teams";
const finding = (place: string, to: string, shownOn: string) => ({
  place,
  title: "No Alternative",
  reason: "It matters.",
  to,
  shownOn,
});
const server = vi.spyOn(globalThis, "fetch");
const client = createQueryClient();

const screen = (lastModifiedDate: string) => (
  <QueryClientProvider client={client}>
    <MemoryRouter initialEntries={[TEAMS]}>
      <WorkspaceProvider
        value={workspaceOf(organisationWith(), planWith({ planId: "plan", lastModifiedDate }))}
      >
        <PageFindingsSection />
      </WorkspaceProvider>
    </MemoryRouter>
  </QueryClientProvider>
);

it("shows the findings of the page and reads them again after each change of the plan", async () => {
  let findings = [
    finding("Crisis team", `${TEAMS}#crisis`, TEAMS),
    finding("Ana Lee", "/organization/contacts?edit=ana", TEAMS),
    finding("Kitchen", "/dashboard/recovery-strategy", "/dashboard/recovery-strategy"),
  ];
  server.mockImplementation(async () => Response.json({ findings }));
  const { rerender } = await render(screen("2026-11-23"));
  await expect.element(page.getByText("Crisis team: No Alternative")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Ana Lee" }))
    .toHaveAttribute("href", "/organization/contacts?edit=ana");
  expect(page.getByText("Kitchen").elements()).toHaveLength(0);

  findings = [];
  await rerender(screen("2026-11-24"));
  await expect
    .element(page.getByRole("heading", { name: "Worth a second look" }))
    .not.toBeInTheDocument();
});
