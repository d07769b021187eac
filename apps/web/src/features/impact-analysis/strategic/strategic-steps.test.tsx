import type { StrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia";
import type { Plan } from "@holdfast/contract/plans/plan";
import type { StrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { organisationWith, planWith, workspaceOf } from "../../../../test/workspace";
import { createQueryClient } from "../../../platform/api/query-client";
import { WorkspaceProvider } from "../../workspace/public";
import { StrategicBiaScreen } from "./strategic-bia-screen";

/* The transitions of the three steps (specification 4, 'Strategic BIA per area'), as the screen shows them. */

const id = (last: string) => `0199e2a0-0000-7000-8000-0000000000${last}`;
const PLAN = planWith();
const RATINGS = `/v1/plans/${PLAN.planId}/strategic_bias`;
const PERIODS = `/v1/plans/${PLAN.planId}/critical_periods`;
const WEEK = { mtpdId: 9, name: "7 days", value: 7 };

const areaOf = (last: string, name: string): StrategicCriticalArea => ({
  strategicCriticalAreaId: id(last),
  name,
  description: null,
  strategicCriticalAreaCategoryId: 1,
  version: 1,
  category: {
    strategicCriticalAreaCategoryId: 1,
    name: "Products and Services",
    strategicCriticalAreaCategoryPenalties: [],
  },
});
const [BREAKFAST, CATERING] = [areaOf("11", "Breakfast"), areaOf("12", "Catering")];
const ratingOf = (area: StrategicCriticalArea): StrategicBia => ({
  strategicBiaId: id("91"),
  strategicCriticalArea: area,
  criticality: 4,
  criticalPeriods: [],
  penalty: null,
  penaltyAttachment: null,
  notes: null,
  strategicBiaDrsList: [],
});
const SCALES = ["Financial", "Human"].map((disruptionRiskScaleCategoryName, at) => ({
  disruptionRiskScaleCategoryId: at + 1,
  disruptionRiskScaleCategoryName,
  disruptionRiskScales: [
    { disruptionRiskScaleId: at + 1, value: 1, level: "Negligible", description: "Hardly felt." },
  ],
}));

const server = vi.spyOn(globalThis, "fetch");
let ratings: StrategicBia[];
let periods: string[];
/** The requests so far, as 'METHOD address'. */
const requests = () =>
  server.mock.calls.map(([address, sent]) => `${sent?.method ?? "GET"} ${String(address)}`);
const changes = () => requests().filter((request) => !request.startsWith("GET"));

beforeEach(() => {
  vi.clearAllMocks();
  [ratings, periods] = [[], ["Christmas"]];
  server.mockImplementation(async (address, sent) => {
    const path = String(address);
    if (sent?.method === "POST") {
      ratings = [ratingOf(BREAKFAST)];
      periods = ["Christmas", "Easter"];
      return Response.json(ratings[0], { status: 201 });
    }
    if (path === RATINGS) return Response.json(ratings);
    if (path === PERIODS) return Response.json(periods.map((name) => ({ name })));
    if (path.endsWith("/strategic_critical_areas")) return Response.json([BREAKFAST, CATERING]);
    if (path.endsWith("/disruption_risk_scales")) return Response.json(SCALES);
    if (path.endsWith("/mtpd")) return Response.json([WEEK]);
    return Response.json([]);
  });
});

const open = (mtpd: Plan["mtpd"], address = "/") =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <WorkspaceProvider value={workspaceOf(organisationWith(), { ...PLAN, mtpd })}>
          <StrategicBiaScreen />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const save = () => page.getByRole("button", { name: "Save", exact: true });
const chain = () => page.getByRole("navigation", { name: "Previous and next page" });
const nextStep = (name: string) => chain().getByRole("link", { name });

it("shows the next area once one is saved, and reads the critical periods again", async () => {
  await open(WEEK);
  await page.getByText("Yes", { exact: true }).click();
  await page.getByText("3 Essential").click();
  await expect
    .poll(() => requests().filter((request) => request === `GET ${PERIODS}`))
    .toHaveLength(1);
  await save().click();
  await expect.element(page.getByRole("heading", { name: "Catering" })).toBeVisible();
  expect(changes()).toEqual([`POST ${RATINGS}`]);
  expect(requests().filter((request) => request === `GET ${PERIODS}`)).toHaveLength(2);
});

it("leads to the MTPD once an area is critical, and to the scales once there is an MTPD", async () => {
  const first = await open(null);
  await expect
    .element(page.getByText("Mark at least one area as critical first").first())
    .toBeVisible();
  expect(nextStep("Maximum Tolerable").query()).toBeNull();
  await first.unmount();

  ratings = [ratingOf(BREAKFAST)];
  const second = await open(null);
  await expect.element(nextStep("Maximum Tolerable")).toHaveAttribute("href", "/?step=mtpd");
  await second.unmount();

  const third = await open(null, "/?step=mtpd");
  await expect.element(chain().getByText("Choose the MTPD first")).toBeVisible();
  expect(nextStep("Disruption Risk Scales").query()).toBeNull();
  await third.unmount();

  await open(WEEK, "/?step=mtpd");
  await expect.element(nextStep("Disruption Risk Scales")).toHaveAttribute("href", "/?step=scales");
});

it("saves no MTPD while none is chosen", async () => {
  ratings = [ratingOf(BREAKFAST)];
  await open(null, "/?step=mtpd");
  await expect.element(page.getByRole("radio", { name: "7 days" })).not.toBeChecked();
  await expectAccessible();
  await save().click();
  await expect.element(save()).toBeEnabled();
  expect(changes()).toEqual([]);
});

it("asks for one scale from each category, names those that lack one, and sends nothing", async () => {
  ratings = [ratingOf(BREAKFAST)];
  await open(WEEK, "/?step=scales");
  await page.getByRole("radiogroup", { name: "Financial" }).getByText("Negligible").click();
  await save().click();
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent("Please select one scale from each category.");
  await expect.element(alert).toMatchTextContent("Still to rate: Human.");
  await expect
    .element(page.getByRole("radiogroup", { name: "Human" }))
    .toHaveAttribute("aria-invalid", "true");
  await expectAccessible();
  expect(changes()).toEqual([]);
});

it("shows the current step on a phone", async () => {
  await page.viewport(390, 844);
  ratings = [ratingOf(BREAKFAST)];
  await open(WEEK, "/?step=scales");
  const steps = page.getByRole("navigation", { name: "Steps" });
  const current = steps.getByRole("link", { name: "Disruption Risk Scales" });
  await expect.element(current).toHaveAttribute("aria-current", "step");
  const { left, right } = current.element().getBoundingClientRect();
  const strip = steps.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(strip.left);
  expect(right).toBeLessThanOrEqual(strip.right);
});
