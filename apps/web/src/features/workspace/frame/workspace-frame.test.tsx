import { QueryClientProvider } from "@tanstack/react-query";
import { Link, MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { MAY_NOT, organisationWith, planWith } from "../../../../test/workspace";
import { createQueryClient } from "../../../platform/api/query-client";
import { endSession, startSession } from "../../../platform/session/session";
import { WorkspaceFrame } from "./workspace-frame";

const ORGANISATION = organisationWith({ can: MAY_NOT });
const PLAN = planWith({ can: MAY_NOT, organisationId: ORGANISATION.organisationId });
const USER = {
  id: "01935b2e-7c00-7000-8000-000000000001",
  email: "mira@harbour.example",
  firstName: "Mira",
  lastName: "Santos",
  notifications: [{ type: "two-factor", isDisplay: true }],
  organisationUserRoles: [],
  purchaseCount: 0,
  avatarUrl: null,
};

const answerTo = (path: string): unknown => {
  if (path === "/user") return USER;
  if (path.startsWith("/user/broker"))
    return { ...USER, brokerId: null, brokerageId: null, brokerageName: null };
  if (path === "/orgs") return [ORGANISATION];
  return path.startsWith("/plans") || path.endsWith("/plans") ? [PLAN] : [];
};

const open = (address: string) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route element={<WorkspaceFrame />}>
            <Route path="*" element={<Link to="/dashboard/incident">To the incident</Link>} />
            <Route path="/dashboard/incident" element={<h1>The incident</h1>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );

beforeEach(() => {
  localStorage.clear();
  startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address) =>
    Response.json(answerTo(String(address).replace("/v1", ""))),
  );
});
afterEach(() => endSession());

const banners = () =>
  ["Read-only", "Two-factor authentication"].map((name) => page.getByRole("region", { name }));

it("has no banner before the work of an incident, which a viewer does, too", async () => {
  await open("/dashboard/risks");
  for (const banner of banners()) await expect.element(banner).toBeVisible();
  await page.getByRole("link", { name: "To the incident" }).click();
  await expect.element(page.getByRole("heading", { name: "The incident" })).toBeVisible();
  for (const banner of banners()) await expect.element(banner).not.toBeInTheDocument();
});
