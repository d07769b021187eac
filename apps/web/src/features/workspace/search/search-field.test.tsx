import type { Plan } from "@holdfast/contract/plans/plan";
import type { SearchHit } from "@holdfast/contract/search/search";
import { QueryClientProvider } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../../platform/api/query-client";
import { ScreenRoutesProvider } from "../../../platform/routing/screen-routes";
import { endSession, startSession } from "../../../platform/session/session";
import { ROUTES } from "../../../routes";
import { UnsavedChangesPrompt } from "../../../platform/forms/unsaved-changes-prompt";
import { Dialog } from "../../../ui/overlays/dialog";
import { useUnsaved } from "../../../ui/overlays/unsaved-changes";
import { WorkspaceProvider } from "../current/workspace-context";
import { MAY, organisationWith, planWith, readyWith } from "../../../../test/workspace";
import { SearchField } from "./search-field";
import { DataRouter } from "../../../../test/data-router";

const id = (last: number) => `0199e2a0-0000-7000-8000-00000000000${last}`;
const plans = [2, 3].map((last) => planWith({ planId: id(last) }));

const server = vi.spyOn(globalThis, "fetch");
const choose = vi.fn<(planId: string) => void>();
let hits: readonly SearchHit[] = [];
let asked: string[] = [];

const Where = () => {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{`${pathname}${search}${hash}`}</output>;
};
const where = () => page.getByTestId("address");

const Unsaved = () => {
  useUnsaved(true);
  return null;
};

const open = (
  can = MAY,
  around: React.ReactNode = null,
  { plan = plans[0] ?? null }: { readonly plan?: Plan | null } = {},
) => {
  const organisation = organisationWith({ organisationId: id(1), can });
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <DataRouter address="/start">
        <UnsavedChangesPrompt>
          <ScreenRoutesProvider value={ROUTES}>
            <WorkspaceProvider
              value={{
                organisation: readyWith(organisation),
                plan: {
                  status: plan ? "ready" : "none",
                  current: plan,
                  all: plan ? plans : [],
                  choose,
                },
              }}
            >
              <SearchField />
              {around}
              <Where />
            </WorkspaceProvider>
          </ScreenRoutesProvider>
        </UnsavedChangesPrompt>
      </DataRouter>
    </QueryClientProvider>,
  );
};
const press = () => userEvent.keyboard("{Control>}k{/Control}");
const option = (name: string | RegExp) => page.getByRole("listitem").getByRole("link", { name });

beforeEach(() => {
  startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
  hits = [];
  asked = [];
  choose.mockClear();
  server.mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(String(input), location.origin);
    if (!pathname.endsWith("/search"))
      return Response.json([{ name: "Recovery Time Objective", description: "How soon." }]);
    asked.push(searchParams.get("text") ?? "");
    return Response.json(hits);
  });
});
afterEach(() => endSession());

it("goes to a page by keyboard alone", async () => {
  await open();
  await press();
  await expect.element(page.getByRole("searchbox")).toHaveFocus();
  await userEvent.keyboard("risk reg");
  await expect.element(option(/^Risk Register/)).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(where()).toHaveTextContent("/dashboard/risk/register");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

it("moves through the results by arrow keys, and continues in the field when the person types", async () => {
  await open();
  await press();
  await userEvent.keyboard("risk{ArrowDown}{ArrowDown}");
  await expect.element(option(/^Risk Register/)).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  await expect.element(page.getByRole("searchbox")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}re");
  await expect.element(page.getByRole("searchbox")).toHaveFocus();
});

it("asks the server once typing pauses, and opens an entry of another plan in that plan", async () => {
  hits = [{ kind: "risk", id: id(9), name: "Flood", detail: "Second plan", planId: id(3) }];
  await open();
  await page.getByRole("button", { name: "Search" }).click();
  await userEvent.keyboard("flood");
  await expect.poll(() => asked.at(-1)).toBe("flood");
  expect(asked.length).toBeLessThan("flood".length);
  await expect.element(option("Flood Second plan")).toBeVisible();
  await option("Flood Second plan").click();
  await expect.element(where()).toHaveTextContent(`/dashboard/risk/register?risk=${id(9)}`);
  expect(choose).toHaveBeenCalledWith(id(3));
});

it("offers what the person may add, and explains terms", async () => {
  await open();
  await press();
  await expect.element(option("Add supplier")).toBeVisible();
  await userEvent.keyboard("recovery time");
  await option("Recovery Time Objective").click();
  await expect.element(where()).toHaveTextContent("/dashboard/glossary#recovery-time-objective");
});

it("explains a term in the result without a plan, which the glossary page needs", async () => {
  await open(MAY, null, { plan: null });
  await press();
  await userEvent.keyboard("recovery time");
  const term = page.getByRole("listitem").filter({ hasText: "Recovery Time Objective" });
  await expect.element(term).toMatchTextContent(/How soon\./);
  expect(term.getByRole("link").elements()).toHaveLength(0);
  await userEvent.keyboard("{Enter}");
  await expect.element(where()).toHaveTextContent("/start");
  await expect.element(page.getByRole("searchbox")).toBeVisible();
});

it("offers no additions to a viewer", async () => {
  await open({ ...MAY, change: false });
  await press();
  await expect.element(option(/^Contacts Organization/)).toBeVisible();
  await expect.element(option("Add supplier")).not.toBeInTheDocument();
});

it("asks before unsaved input of the page is lost", async () => {
  await open(MAY, <Unsaved />);
  await press();
  await userEvent.keyboard("glossary");
  await expect.element(option(/^Glossary/)).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect.element(where()).toHaveTextContent("/start");
  await userEvent.keyboard("{Enter}");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.element(where()).toHaveTextContent("/dashboard/glossary");
});

it("says that nothing was found, and that the search failed", async () => {
  await open();
  await press();
  await userEvent.keyboard("zzz");
  await expect.element(page.getByText("Nothing found for “zzz”.")).toBeVisible();
  server.mockImplementation(async () => Response.json({}, { status: 500 }));
  await userEvent.keyboard("z");
  await expect.element(page.getByRole("alert")).toBeVisible();
});

it("stays closed while a dialog is open", async () => {
  await open(
    MAY,
    <Dialog title="Edit" isOpen onClose={() => undefined}>
      <input aria-label="Name" />
    </Dialog>,
  );
  await expect.element(page.getByRole("dialog", { name: "Edit" })).toBeVisible();
  await press();
  await expect.element(page.getByRole("dialog", { name: "Search" })).not.toBeInTheDocument();
});
