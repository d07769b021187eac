import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { Plan } from "@holdfast/contract/plans/plan";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../../platform/api/query-client";
import { WorkspaceProvider } from "../../dashboard/public";
import type { Current } from "../../dashboard/public";
import { TacticalBiaScreen } from "./tactical-bia-screen";

const PLAN = "0199e2a0-0000-7000-8000-000000000003";
const BRANCH = "0199e2a0-0000-7000-8000-000000000004";
const organisation = { organisationId: "o" } as unknown as Organisation;
const planWith = (mtpd: Plan["mtpd"]) =>
  ({
    planId: PLAN,
    organisationId: "o",
    branchId: BRANCH,
    mtpd,
    can: { change: true },
  }) as unknown as Plan;
const FOUR_HOURS = { mtpdId: 1, name: "4 hours", value: 0.1667 };
const WEEK = { mtpdId: 9, name: "7 days", value: 7 };

const server = vi.spyOn(globalThis, "fetch");
beforeEach(() => {
  vi.clearAllMocks();
  server.mockImplementation(async (address) =>
    Response.json(
      String(address).endsWith("/departments")
        ? [
            { departmentId: "k", name: "Kitchen" },
            { departmentId: "f", name: "Finance" },
          ]
        : [{ tacticalBiaId: "t", departmentId: "k", departmentName: "Kitchen", rto: 1, rpo: 0 }],
    ),
  );
});

const readyWith = <Thing,>(current: Thing): Current<Thing> => ({
  status: "ready",
  current,
  all: [current],
  choose: () => undefined,
});
const open = (mtpd: Plan["mtpd"]) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider
          value={{ organisation: readyWith(organisation), plan: readyWith(planWith(mtpd)) }}
        >
          <TacticalBiaScreen />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const slider = (name: string) => page.getByRole("slider", { name });
const WITHIN = "within the MTPD of 4 hours";

it("shows an MTPD in hours above the sliders and labels 1 day as within it", async () => {
  await open(FOUR_HOURS);
  await expect
    .element(page.getByText("Maximum Tolerable Period of Disruption (MTPD): 4 hours."))
    .toBeVisible();
  await expect.element(slider("RTO of Kitchen")).toHaveAttribute("aria-valuetext", WITHIN);
  await expect.element(page.getByText(WITHIN)).toBeVisible();
  await expect.element(slider("RPO of Kitchen")).toHaveAttribute("aria-valuetext", "0 days");

  (slider("RPO of Finance").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(slider("RPO of Finance")).toHaveAttribute("aria-valuetext", WITHIN);
});

it("labels days as days when the MTPD is in days", async () => {
  await open(WEEK);
  await expect
    .element(page.getByText("Maximum Tolerable Period of Disruption (MTPD): 7 days."))
    .toBeVisible();
  await expect.element(slider("RTO of Kitchen")).toHaveAttribute("aria-valuetext", "1 day");
});
