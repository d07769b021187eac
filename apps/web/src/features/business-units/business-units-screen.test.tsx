import type { Plan } from "@holdfast/contract/plans/plan";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../platform/api/query-client";
import { WorkspaceProvider } from "../dashboard/public";
import type { Current } from "../dashboard/public";
import { BusinessUnitsScreen } from "./business-units-screen";

const KITCHEN = { departmentId: "0199e2a0-0000-7000-8000-000000000011", name: "Kitchen" };
const PLAN = {
  planId: "0199e2a0-0000-7000-8000-000000000003",
  organisationId: "0199e2a0-0000-7000-8000-000000000001",
  branchId: "0199e2a0-0000-7000-8000-000000000002",
  branch: { name: "Head Office" },
  can: { change: true, archive: true, manageMembers: true, deletePlan: true, readHistory: true },
} as unknown as Plan;
const EXPIRED = { status: 402, code: "payment-required", detail: "Payment required." };
const SENTENCE =
  "Payment required. This change affects an expired plan. Renew the plan, then try again.";

const server = vi.spyOn(globalThis, "fetch");
const nothing: Current<never> = { status: "none", current: null, all: [], choose: () => undefined };
const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider
          value={{
            organisation: nothing,
            plan: { status: "ready", current: PLAN, all: [PLAN], choose: () => undefined },
          }}
        >
          <BusinessUnitsScreen />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const button = (name: string | RegExp) => page.getByRole("button", { name });

beforeEach(() => {
  vi.clearAllMocks();
  server.mockImplementation(async (_address, request) =>
    (request?.method ?? "GET") === "GET"
      ? Response.json([KITCHEN])
      : Response.json(EXPIRED, { status: 402 }),
  );
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
