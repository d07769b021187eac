import type { ExerciseSummary, ScenarioSummary } from "@holdfast/contract/exercises/exercise";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { exerciseWith } from "../../../test/exercises";
import { organisationWith, planWith, workspaceOf } from "../../../test/workspace";
import { createQueryClient } from "../../platform/api/query-client";
import { WorkspaceProvider } from "../workspace/public";
import { ExercisesScreen } from "./exercises-screen";

const FIRE: ScenarioSummary = {
  scenarioId: 1,
  name: "Fire on the premises",
  summary: "The alarm sounds at Head Office.",
  durationMinutes: 120,
  level: 2,
  objectives: ["All are counted"],
  roles: [{ teamTypeId: 1, who: "Wardens" }],
  lastHeldOn: null,
};
const RANSOMWARE: ScenarioSummary = {
  ...FIRE,
  scenarioId: 3,
  name: "Ransomware",
  lastHeldOn: "2026-11-12",
};

const server = vi.spyOn(globalThis, "fetch");
let exercises: readonly ExerciseSummary[];
beforeEach(() => {
  exercises = [];
  server.mockImplementation(async (address) => {
    const to = String(address);
    if (to.endsWith("/exercise_scenarios")) return Response.json([FIRE, RANSOMWARE]);
    return Response.json(to.endsWith("/exercises") ? exercises : []);
  });
});

const open = (canChange = true) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider value={workspaceOf(organisationWith(), planWith({ canChange }))}>
          <ExercisesScreen />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const plan = () => page.getByRole("button", { name: "Plan this exercise: Fire on the premises" });
const readiness = () => page.getByRole("list", { name: "Readiness of the teams" });

it("shows the scenarios before the first exercise, and no readiness yet", async () => {
  const { container } = await open();
  await expect.element(page.getByText("No exercises")).toBeVisible();
  await expect.element(plan()).toBeVisible();
  expect(readiness().query()).toBeNull();
  await expectAccessible(container);
});

it("says of each scenario when it was last held", async () => {
  await open();
  const scenario = (name: string) =>
    page
      .getByRole("list", { name: "Scenarios" })
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name }) });
  await expect
    .element(scenario("Fire on the premises").getByText("Reaches level 2. Not held yet."))
    .toBeVisible();
  await expect
    .element(scenario("Ransomware").getByText("Reaches level 2. Last held 12 Nov 2026."))
    .toBeVisible();
});

it("lists exercises with their status, and the readiness of each team with its reasons", async () => {
  const finishedAt = new Date().toISOString();
  exercises = [
    exerciseWith({ plannedFor: "2030-12-31" }),
    exerciseWith({
      exerciseId: "0199e2a0-0000-7000-8000-000000000012",
      name: "Ransomware",
      status: "finished",
      startedAt: finishedAt,
      finishedAt,
      score: 50,
      openActions: 2,
      teamTypeIds: [1, 2],
      answeredTeamTypeIds: [1],
      messages: 10,
      releasedMessages: 5,
    }),
  ];
  await open();
  const list = page.getByRole("list", { name: "Exercises", exact: true }).getByRole("listitem");
  await expect.element(list.nth(0).getByText("Planned", { exact: true })).toBeVisible();
  await expect.element(list.nth(1).getByText("Actions not done: 2")).toBeVisible();
  await expect
    .element(list.nth(1).getByRole("link", { name: /^Open Ransomware/u }))
    .toHaveAttribute("href", "/dashboard/exercise?id=0199e2a0-0000-7000-8000-000000000012");
  const teams = readiness().getByRole("listitem");
  await expect.element(teams.nth(0).getByText("20 of 100")).toBeVisible();
  await expect
    .element(
      teams
        .nth(0)
        .getByText(
          /Exercise: 20 of 80\. Ransomware, .+: score of the objectives 50%, 5 of 10 messages released/u,
        ),
    )
    .toBeVisible();
  await expect.element(teams.nth(1).getByText("0 of 100")).toBeVisible();
  await expect.element(teams.nth(1).getByText(/has answered in no exercise/u)).toBeVisible();
  await expectAccessible();
});

it("lets a viewer read the scenarios, and not plan one", async () => {
  await open(false);
  await expect.element(page.getByText("The questions are switched off.")).toBeVisible();
  await expect.element(page.getByRole("list", { name: "Scenarios" })).toBeVisible();
  await expect.element(plan()).not.toBeInTheDocument();
  await expect.element(page.getByText(/An owner or editor can plan an exercise\.$/u)).toBeVisible();
  expect(page.getByText(/Plan an exercise from/u).query()).toBeNull();
});
