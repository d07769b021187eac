import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../../platform/api/query-client";
import { endSession, startSession } from "../../../platform/session/session";
import { ENDS_WITH_SESSION } from "../../../platform/session/session-keys";
import { readFirst } from "./read-first";
import { readLastShown, storeLastShown } from "./read-last-shown";
import { useEarlyDashboard } from "./use-dashboard";
import { useShortAddress } from "./use-short-address";
import { useWorkspaceSource } from "./use-workspace-source";

const [ORGANISATION, PLAN] = ["01935b2e-7c00-7000-8000-000000000001", "plan-1"];

const OTHER = "01935b2e-7c00-7000-8000-000000000002";

const server = vi.spyOn(globalThis, "fetch");

const Frame = () => {
  useShortAddress();
  useEarlyDashboard();
  const { organisation, plan } = useWorkspaceSource(false);
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{`${organisation.status} ${plan.status}`}</p>
      <p>{pathname + search}</p>
    </>
  );
};

const open = (address: string) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Frame />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const asked = () =>
  server.mock.calls.map(([address]) => new URL(String(address), location.origin).pathname);

beforeEach(() => {
  startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
  // No response arrives, so each read that is seen was started without waiting for another.
  server.mockImplementation(() => new Promise(() => undefined));
});
afterEach(() => {
  server.mockReset();
  endSession();
});

it("reads the lists and the dashboard in one round on the next visit", async () => {
  storeLastShown({ organisationId: ORGANISATION, planId: PLAN });
  const screen = await open("/dashboard");
  await expect.element(screen.getByText("loading loading")).toBeVisible();
  await expect
    .poll(() => asked().toSorted())
    .toEqual(["/v1/orgs", "/v1/plans", `/v1/plans/${PLAN}/dashboard`]);
});

it("reads the user and the organisations before a page of the workspace is loaded, with a session only", () => {
  readFirst("/contact-check");
  endSession();
  readFirst("/dashboard/teams");
  expect(asked()).toEqual([]);
  startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
  readFirst("/dashboard/teams");
  expect(asked().toSorted()).toEqual(["/v1/orgs", "/v1/user"]);
});

it("reads no dashboard for another page, and no plans before the first visit has shown one", async () => {
  await open("/dashboard/glossary");
  await expect.poll(asked).toEqual(["/v1/orgs"]);
});

it("selects the organisation and plan that an address names, and shortens the address", async () => {
  storeLastShown({ organisationId: OTHER, planId: PLAN });
  await open(`/dashboard/exercise?id=7&plan=plan-2&organisation=${ORGANISATION}`);
  await expect.poll(() => asked().toSorted()).toEqual(["/v1/orgs", "/v1/plans"]);
  const address = server.mock.calls
    .map(([address]) => String(address))
    .find((text) => text.includes("plans"));
  expect(address).toContain(ORGANISATION);
  await expect.element(page.getByText("/dashboard/exercise?id=7", { exact: true })).toBeVisible();
  expect([
    localStorage.getItem(ENDS_WITH_SESSION.organisation),
    localStorage.getItem(ENDS_WITH_SESSION.plan),
  ]).toEqual([ORGANISATION, "plan-2"]);
});

it("forgets what was shown at the end of the session", () => {
  storeLastShown({ organisationId: ORGANISATION, planId: null });
  expect(readLastShown()).toEqual({ organisationId: ORGANISATION, planId: null });
  endSession();
  expect(readLastShown()).toBeNull();
});
