import type { HistoryEntry } from "@holdfast/contract/history/history";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { organisationWith, workspaceOf } from "../../../test/workspace";
import { createQueryClient } from "../../platform/api/query-client";
import { endSession } from "../../platform/session/session";
import { WorkspaceProvider } from "../workspace/public";
import { HistoryScreen } from "./history-screen";

const ORG = "0199e2a0-0000-7000-8000-000000000002";
const ALEX = { userId: "0199e2a0-0000-7000-8000-000000000011", name: "Alex Chen" };
const entry = (index: number, changes: Partial<HistoryEntry> = {}): HistoryEntry => ({
  historyId: `0199e2a0-0000-7000-8000-000000001${String(index).padStart(3, "0")}`,
  happenedAt: new Date(2026, 10, 23, 9, 5).toISOString(),
  personName: "Alex Chen",
  kind: "contacts",
  text: `Changed the contact Priya ${index}: phone.`,
  ...changes,
});

const server = vi.spyOn(globalThis, "fetch");
let entries: (query: URLSearchParams) => readonly HistoryEntry[] = () => [];
const queries = () =>
  server.mock.calls
    .map(([address]) => new URL(String(address), location.href))
    .filter(({ pathname }) => pathname.endsWith("/history"))
    .map(({ searchParams }) => Object.fromEntries(searchParams));

const open = () => {
  const organisation = organisationWith({ organisationId: ORG });
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider value={workspaceOf(organisation)}>
          <HistoryScreen />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(() => {
  vi.clearAllMocks();
  entries = () => [entry(1), entry(2, { personName: null, kind: "members" })];
  server.mockImplementation(async (address) => {
    const { pathname, searchParams } = new URL(String(address), location.href);
    return Response.json(pathname.endsWith("/people") ? [ALEX] : entries(searchParams));
  });
});
afterEach(() => endSession());

it("shows who changed what and when", async () => {
  await open();
  const row = page.getByRole("row").filter({ hasText: "Changed the contact Priya 1: phone." });
  await expect.element(row).toMatchTextContent("Alex Chen");
  await expect.element(row).toMatchTextContent("Contacts");
  await expect.element(row).toMatchTextContent("23/11/2026, 09:05");
  await expect.element(page.getByText("Deleted user")).toBeVisible();
});

it("filters by person and list, and starts at the first page again", async () => {
  entries = () => Array.from({ length: 50 }, (_, at) => entry(at));
  await open();
  await button("Show older changes").click();
  await expect.element(page.getByText("Page 2")).toBeVisible();
  await page.getByLabelText("Person").selectOptions("Alex Chen");
  await page.getByLabelText("List").selectOptions("Suppliers");
  await page.getByLabelText("Change", { exact: true }).selectOptions("Imported");
  await expect
    .poll(() => queries().at(-1))
    .toEqual({
      userId: ALEX.userId,
      kind: "suppliers",
      act: "imported",
      page: "1",
      pageSize: "50",
    });
});

it("filters by the last days, or between two days", async () => {
  await open();
  await page.getByLabelText("Time").selectOptions("Last 7 days");
  await expect.poll(() => queries().at(-1)).toMatchObject({ from: expect.any(String) });
  const from = new Date(queries().at(-1)?.["from"] ?? "");
  const today = new Date();
  expect(from).toEqual(new Date(today.getFullYear(), today.getMonth(), today.getDate() - 6));
  await page.getByLabelText("Time").selectOptions("Between two days");
  await expect.element(page.getByRole("group", { name: "From" })).toBeVisible();
  await expect.element(page.getByRole("group", { name: "To" })).toBeVisible();
});

it("shows fewer entries at a time on a phone", async () => {
  await page.viewport(390, 800);
  await open();
  await expect.poll(() => queries().at(-1)).toMatchObject({ pageSize: "10" });
  await page.viewport(1280, 800);
  await expect.poll(() => queries().at(-1)).toMatchObject({ page: "1", pageSize: "50" });
});

it("has a last page", async () => {
  entries = (query) =>
    query.get("page") === "2" ? [entry(99)] : Array.from({ length: 50 }, (_, at) => entry(at));
  await open();
  await expect.element(button("Show newer changes")).toBeDisabled();
  await button("Show older changes").click();
  await expect.element(page.getByText(/Priya 99/)).toBeVisible();
  await expect.element(button("Show older changes")).toBeDisabled();
});

it("offers to clear filters that nothing passes", async () => {
  entries = (query) => (query.has("kind") ? [] : [entry(1)]);
  await open();
  await page.getByLabelText("List").selectOptions("Plans");
  await expect.element(page.getByText("No changes found")).toBeVisible();
  await button("Clear filters").click();
  await expect.element(page.getByText(/Priya 1/)).toBeVisible();
});

it("says that nothing has changed yet", async () => {
  entries = () => [];
  await open();
  await expect.element(page.getByText("No changes yet")).toBeVisible();
});
