import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../../platform/api/query-client";
import { endSession, startSession } from "../../../platform/session/session";
import { ROUTES } from "../../../routes";
import { MAY, organisationWith, workspaceOf } from "../../../../test/workspace";
import { RequirePermission } from "./require-permission";
import { WorkspaceProvider } from "../current/workspace-context";

const server = vi.spyOn(globalThis, "fetch");
let brokerageId: string | null = null;

beforeEach(() => {
  startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
  server.mockImplementation(async () => Response.json({ brokerId: null, brokerageId }));
});
afterEach(() => endSession());

/** Opens the guarded address as a person who may or may not manage members. */
const open = (path: string, manageMembers: boolean) => {
  const organisation = organisationWith({ can: { ...MAY, manageMembers } });
  const entry = ROUTES.find((route) => route.path === path);
  if (!entry) throw new Error(`There is no screen at ${path}.`);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <WorkspaceProvider value={workspaceOf(organisation)}>
          <Routes>
            <Route element={<RequirePermission entry={entry} />}>
              <Route path={path} element={<h1>The screen</h1>} />
            </Route>
            <Route path="*" element={<h1>Elsewhere</h1>} />
          </Routes>
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });

it("shows Users to people who manage members, and to all others that they need it", async () => {
  const screen = await open("/organization/users", true);
  await expect.element(heading("The screen")).toBeVisible();
  await screen.unmount();
  await open("/organization/users", false);
  await expect.element(heading("You don’t have access to Users")).toBeVisible();
  await expect.element(page.getByText(/Your role in Harbour Café does not include/)).toBeVisible();
  await page.getByRole("button", { name: "Go to Overview" }).click();
  await expect.element(heading("Elsewhere")).toBeVisible();
});

it("shows the admin users to brokers only", async () => {
  const screen = await open("/admin/admin-users", true);
  await expect.element(heading("You don’t have access to My Admin Users")).toBeVisible();
  await screen.unmount();
  brokerageId = "0199e2a0-0000-7000-8000-000000000002";
  await open("/admin/admin-users", false);
  await expect.element(heading("The screen")).toBeVisible();
});
