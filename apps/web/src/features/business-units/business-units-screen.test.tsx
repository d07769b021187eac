import type { DeclinedSuggestion } from "@holdfast/contract/proposals/declined-suggestion";
import { listBranches } from "@holdfast/contract/organisations/place-endpoints";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { createQueryClient } from "../../platform/api/query-client";
import { useRead } from "../../platform/api/use-endpoint";
import { ToastRegion } from "../../ui/feedback/toast-region";
import { closeToast, currentToasts } from "../../ui/feedback/toast-store";
import { WorkspaceProvider } from "../workspace/public";
import { declinedAfter, readsSuggestions, suggestionsWith } from "../../../test/suggestions";
import { organisationWith, planWith, workspaceOf } from "../../../test/workspace";
import { BusinessUnitsScreen } from "./business-units-screen";

const KITCHEN = { departmentId: "0199e2a0-0000-7000-8000-000000000011", name: "Kitchen" };
const PLAN = planWith();
const SET = suggestionsWith({
  businessUnits: [
    { name: "KITCHEN", why: "All food is prepared here." },
    { name: "Front of house", why: "It serves the guests." },
    { name: "Office", why: "It pays the staff." },
  ],
});
const EXPIRED = { status: 402, code: "payment-required", detail: "Payment required." };
const SENTENCE =
  "Payment required. This change affects an expired plan. Renew the plan, then try again.";

const server = vi.spyOn(globalThis, "fetch");
const open = (plan = PLAN) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider value={workspaceOf(organisationWith(), plan)}>
          <BusinessUnitsScreen />
          <ToastRegion />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const button = (name: string | RegExp) => page.getByRole("button", { name });

beforeEach(() => {
  vi.clearAllMocks();
  for (const toast of currentToasts()) closeToast(toast.id);
  server.mockImplementation(async (_address, request) =>
    (request?.method ?? "GET") === "GET"
      ? Response.json([KITCHEN])
      : Response.json(EXPIRED, { status: 402 }),
  );
});

it("shows a unit that was added in another tab, and says so", async () => {
  const units = [KITCHEN];
  const message = "There is already a business unit with this name.";
  const others = ["Bakery", "Bar"].map((name, at) => ({
    departmentId: `0199e2a0-0000-7000-8000-00000000002${at}`,
    name,
  }));
  server.mockImplementation(async (_address, request) =>
    (request?.method ?? "GET") === "GET"
      ? Response.json(units)
      : Response.json(
          { status: 400, code: "invalid-input", detail: "", errors: [{ path: "names", message }] },
          { status: 400 },
        ),
  );
  await open();
  await button("Add new").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Bakery");
  await userEvent.keyboard("{Enter}");
  units.push(...others);
  await button("Save").click();
  await expect.element(page.getByText(/added a business unit with this name/)).toBeVisible();
  await expect.element(dialog.getByText("Bar")).toBeVisible();
  const sent = () =>
    server.mock.calls.filter(([, request]) => (request?.method ?? "GET") !== "GET");
  await button("Save").click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent()).toHaveLength(1);
});

it("adds the new names and deletes the removed ones, then reads the location again", async () => {
  const branches = `/v1/orgs/${PLAN.organisationId}/branches`;
  const units = `${branches}/${PLAN.branchId}/departments`;
  const requests: string[] = [];
  server.mockImplementation(async (address, request) => {
    const method = request?.method ?? "GET";
    requests.push(`${method} ${String(address)}`);
    if (method === "GET") return Response.json([KITCHEN]);
    return String(address).endsWith("/remove")
      ? new Response(null, { status: 204 })
      : Response.json([{ ...KITCHEN, name: "Bakery" }], { status: 201 });
  });
  const Location = () => {
    useRead(listBranches, { params: { orgId: PLAN.organisationId } });
    return null;
  };
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider value={workspaceOf(organisationWith(), PLAN)}>
          <BusinessUnitsScreen />
          <Location />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await button("Add new").click();
  await button("Remove Kitchen").click();
  await page.getByRole("dialog").getByRole("textbox").fill("Bakery,");
  await expectAccessible();
  await button("Save").click();
  await button("Delete business unit").click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  const sent = requests.filter((request) => !request.startsWith("GET"));
  expect(sent).toEqual([`POST ${units}`, `POST ${units}/remove`]);
  const read = requests.slice(requests.indexOf(`POST ${units}/remove`));
  expect(read).toContain(`GET ${branches}`);
  expect(read).toContain(`GET ${units}`);
});

describe("an expired plan", () => {
  it("keeps a name that cannot be added and says what to do", async () => {
    await open();
    await button("Add new").click();
    await page.getByRole("dialog").getByRole("textbox").fill("Bakery");
    await userEvent.keyboard("{Enter}");
    await button("Save").click();
    await expect.element(page.getByText(SENTENCE)).toBeVisible();
    await expect.element(page.getByRole("dialog").getByText("Bakery")).toBeVisible();
  });

  it("keeps a unit that cannot be removed and says what to do in the confirmation", async () => {
    await open();
    await button("Add new").click();
    await button("Remove Kitchen").click();
    await button("Save").click();
    const question = page.getByRole("alertdialog", { name: "Delete Kitchen?" });
    await question.getByRole("button", { name: "Delete business unit" }).click();
    await expect.element(question.getByRole("alert")).toMatchTextContent(SENTENCE);
  });

  it("keeps a new name that cannot be saved in its field and says what to do", async () => {
    await open();
    await button(/Edit Kitchen/).click();
    await page.getByLabelText("Name").fill("Galley");
    await button("Save").click();
    await expect.element(page.getByRole("alert")).toMatchTextContent(SENTENCE);
    await expect.element(page.getByLabelText("Name")).toHaveValue("Galley");
  });
});

describe("the suggestions for the industry", () => {
  let units = [KITCHEN];
  let proposed: readonly string[] = [];
  let declined: DeclinedSuggestion[] = [];
  const sentAsProposed = () =>
    server.mock.calls
      .filter(([, request]) => request?.method === "POST")
      .map(([, request]) => JSON.parse(String(request?.body)).proposed);
  const added = () =>
    server.mock.calls
      .filter(([, request]) => request?.method === "POST")
      .map(([, request]) => JSON.parse(String(request?.body)).names);

  beforeEach(() => {
    units = [KITCHEN];
    proposed = [];
    declined = [];
    server.mockImplementation(async (address, request) => {
      if (readsSuggestions(address)) return Response.json(SET);
      if (String(address).endsWith("/confirm")) {
        proposed = [];
        return new Response(null, { status: 204 });
      }
      if (String(address).endsWith("/proposals"))
        return Response.json(
          proposed.map((recordId) => ({ kind: "department", recordId, planId: null })),
        );
      if (String(address).includes("/declined_suggestions")) {
        if (request?.method !== "PUT") return Response.json(declined);
        declined = declinedAfter(declined, PLAN.planId, request.body);
        return new Response(null, { status: 204 });
      }
      if (request?.method !== "POST") return Response.json(units);
      const names: string[] = JSON.parse(String(request.body)).names;
      const created = names.map((name, at) => ({
        departmentId: `0199e2a0-0000-7000-8000-0000000000${20 + units.length + at}`,
        name,
      }));
      units = [...units, ...created];
      return Response.json(created, { status: 201 });
    });
  });

  it("fetches the suggestions for the industry when they are shown, marks them, and adds nothing by itself", async () => {
    await open();
    await expect.element(button("Show suggestions")).toBeVisible();
    const sets = () => server.mock.calls.filter(([address]) => readsSuggestions(address));
    expect(sets()).toHaveLength(0);
    await button("Show suggestions").click();
    await expect.element(page.getByText("Suggestions for Cafes and Restaurants")).toBeVisible();
    const items = page.getByRole("list", { name: "Suggestions" }).getByRole("listitem");
    await expect.element(items.first()).toMatchTextContent(/Front of house Suggestion/);
    expect(items.elements()).toHaveLength(2);
    expect([sets().length, added()]).toEqual([1, []]);
    await button("Hide suggestions").click();
    await expect.element(items.first()).not.toBeInTheDocument();
  });

  it("adds suggested units one by one", async () => {
    await open();
    await button("Show suggestions").click();
    await button("Add business unit: Office").click();
    await expect.element(page.getByText("Create successfully")).toBeVisible();
    await expect.element(button("Edit Office")).toBeVisible();
    await expect.element(button("Add business unit: Office")).not.toBeInTheDocument();
    await expect.element(button("Add business unit: Front of house")).toBeVisible();
    expect(added()).toEqual([["Office"]]);
    expect(sentAsProposed()).toEqual([undefined]);
  });

  it("adds all suggested units at once, without those that are in the list", async () => {
    await open();
    await button("Show suggestions").click();
    await button("Add all 2").click();
    await expect
      .poll(() => document.activeElement?.textContent)
      .toMatch(/^Nothing is added.*Your list contains all suggestions\.$/);
    expect(added()).toEqual([["Front of house", "Office"]]);
    expect(sentAsProposed()).toEqual([true]);
  });

  it("added unread are marked as proposed until they are confirmed", async () => {
    proposed = [KITCHEN.departmentId];
    await open();
    await expect.element(page.getByText("1 proposed")).toBeVisible();
    await button("Confirm Kitchen").click();
    await expect.element(page.getByText("1 proposed")).not.toBeInTheDocument();
  });

  it("does not suggest a unit again after 'Not for us' until the user undoes it", async () => {
    await open();
    await button("Show suggestions").click();
    await button("Not for us: Office").click();
    await expect.element(button("Add business unit: Office")).not.toBeInTheDocument();
    expect(button(/^Add all/).elements()).toEqual([]);
    expect(declined).toEqual([
      { kind: "business-unit", suggestion: "Office", planId: PLAN.planId },
    ]);
    await button("Show 1 marked ‘Not for us’").click();
    await button("Suggest again: Office").click();
    await expect.element(button("Add all 2")).toBeVisible();
    expect(added()).toEqual([]);
  });

  it("says what to do if a suggested unit cannot be added", async () => {
    await open();
    await button("Show suggestions").click();
    await expect.element(button("Add business unit: Office")).toBeVisible();
    server.mockImplementation(async () => Response.json(EXPIRED, { status: 402 }));
    await button("Add business unit: Office").click();
    await expect.element(page.getByRole("alert")).toMatchTextContent(SENTENCE);
    await expect.element(button("Add business unit: Office")).toBeVisible();
  });

  it.each([
    ["a viewer", { can: { ...PLAN.can, change: false } }],
    ["an expired plan", { expiryStatus: "expired" as const }],
  ])("does not offer suggested units to %s", async (_who, change) => {
    await open({ ...PLAN, ...change });
    await expect.element(page.getByText("Kitchen")).toBeVisible();
    await expect.element(button("Show suggestions")).not.toBeInTheDocument();
  });
});
