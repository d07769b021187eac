import { CRISIS_TEAM, EMERGENCY_TEAM } from "@holdfast/contract/incidents/incident-rules";
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { planWith } from "../../../test/workspace";
import { createQueryClient } from "../../platform/api/query-client";
import { rememberLeaders } from "../../platform/offline-plan/kept-leaders";
import { changeKeptPlans } from "../../platform/offline-plan/kept-plans-database";
import type { KeptPlan, KeptPlans } from "../../platform/offline-plan/kept-plans-rules";
import { DeclareDialog } from "./declare-dialog";

const server = vi.spyOn(globalThis, "fetch");
let answer: () => Promise<Response>;
beforeEach(() => {
  server.mockImplementation((request) =>
    String(request).endsWith("/open_incidents") ? Promise.resolve(Response.json([])) : answer(),
  );
});

afterEach(() => changeKeptPlans(() => undefined));

/** Stores a row that names the plan: the dialog reads no more of it. */
const keep = (planId: string) =>
  changeKeptPlans(() => ({ format: 2, plans: [{ planId } as KeptPlan] }) as unknown as KeptPlans);

const leader = (name: string, mobile: string) => ({
  name,
  about: "",
  mobile,
  phone: "",
  email: "",
  designation: "Primary" as const,
});
const team = (teamTypeId: number, name: string, members: ReturnType<typeof leader>[]) => ({
  teamTypeId,
  name,
  members,
  actions: [],
});

const press = async (level = 2) => {
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <DeclareDialog plan={planWith()} onClose={vi.fn()} onDeclared={vi.fn()} />
    </QueryClientProvider>,
  );
  await page.getByRole("button", { name: `Declare level ${level}` }).click();
};

it("leads to the offline plan if the server cannot be reached", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await keep(planWith().planId);
  await press();
  await expect
    .element(page.getByRole("link", { name: "Open the offline plan" }))
    .toHaveAttribute("href", "/offline.html");
  await expectAccessible();
});

it("names the leaders of the level's teams, whom one tap calls", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  const { planId } = planWith();
  await keep(planId);
  const teams = [
    team(EMERGENCY_TEAM, "Emergency Response Team", [
      leader("Ana Tan", "0491 570 006"),
      leader("Ben Ito", "0491 570 156"),
    ]),
    team(CRISIS_TEAM, "Crisis Management Team", [leader("Cleo Diaz", "0491 570 157")]),
  ];
  rememberLeaders({ planId, teams });
  await press(1);
  const calls = page.getByRole("list", { name: "Call first" });
  await expect.element(calls.getByText("Emergency Response Team: Ana Tan")).toBeVisible();
  await expect
    .element(calls.getByRole("link", { name: "Call 0491 570 006" }))
    .toHaveAttribute("href", "tel:0491570006");
  expect(calls.getByRole("listitem").all()).toHaveLength(1);
  await expectAccessible();
  await page.getByRole("button", { name: "Declare level 3" }).click();
  await expect.element(calls.getByText("Crisis Management Team: Cleo Diaz")).toBeVisible();
});

it("says where the numbers are if the plan is not kept on this device", async () => {
  answer = async () => new Response("Bad gateway", { status: 502 });
  await keep("another");
  await press();
  await expect.element(page.getByText(/Their numbers are in the printed plan/u)).toBeVisible();
});

it("shows the reason if the server refuses", async () => {
  answer = async () => Response.json({ message: "You may not declare." }, { status: 403 });
  await press();
  await expect.element(page.getByText("You may not declare.")).toBeVisible();
});
