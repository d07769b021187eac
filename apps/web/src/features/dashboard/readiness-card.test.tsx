import type { PlanReadiness } from "@holdfast/contract/dashboard/read-readiness";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { createQueryClient } from "../../platform/api/query-client";
import { organisationWith, planWith, workspaceOf } from "../../../test/workspace";
import { ReadinessCard } from "./readiness-card";
import { WorkspaceProvider } from "../workspace/public";

const READINESS: PlanReadiness = {
  contacts: { confirmed: 3, total: 5 },
  teams: [
    {
      teamTypeId: 1,
      name: "Emergency Response Team",
      score: 84,
      loss: { reason: "few-answers", points: 16 },
    },
    {
      teamTypeId: 2,
      name: "IT Recovery Team",
      score: 0,
      loss: { reason: "no-exercise", points: 80 },
    },
    { teamTypeId: 3, name: "Crisis Management Team", score: 100, loss: null },
  ],
};

const server = vi.spyOn(globalThis, "fetch");
afterEach(() => server.mockReset());

const open = (readiness: PlanReadiness) => {
  server.mockImplementation(async () => Response.json(readiness));
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider
          value={workspaceOf(organisationWith(), planWith({ contactCheckDays: 120 }))}
        >
          <ReadinessCard />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const link = (name: string) => page.getByRole("link", { name });

it("shows how many people confirmed their details, with the plan's days", async () => {
  await open(READINESS);
  await expect
    .element(page.getByText(/confirmed in the last 120 days: 3 of 5 people/u))
    .toBeVisible();
  await expect
    .element(link("Go to Contacts Check"))
    .toHaveAttribute("href", "/dashboard/contacts-check");
});

it("shows each team's readiness with what costs it most", async () => {
  const { container } = await open(READINESS);
  const teams = page.getByRole("list", { name: "Readiness of the teams" }).getByRole("listitem");
  const shown = [
    ["84 of 100", "Largest gap, 16 points: few correct answers to monthly questions."],
    [
      "0 of 100",
      "Largest gap, 80 points: the team answered in no exercise that was finished and scored in the last 18 months.",
    ],
    ["100 of 100", "Nothing is missing."],
  ];
  for (const [at, texts] of shown.entries())
    for (const text of texts)
      await expect.element(teams.nth(at).getByText(text, { exact: true })).toBeVisible();
  await expect.element(link("Go to Exercises")).toHaveAttribute("href", "/dashboard/exercises");
  await expectAccessible(container);
});

it("says that the teams are empty", async () => {
  await open({ ...READINESS, contacts: { confirmed: 0, total: 0 } });
  await expect.element(page.getByText("No one is in the plan’s teams yet.")).toBeVisible();
});

it("has no contacts of an expired plan", async () => {
  await open({ ...READINESS, contacts: null });
  await expect.element(link("Go to Exercises")).toBeVisible();
  await expect.element(link("Go to Contacts Check")).not.toBeInTheDocument();
});
