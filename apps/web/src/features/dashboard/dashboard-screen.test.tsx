import type { Dashboard } from "@holdfast/contract/dashboard/read-dashboard";
import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { Plan } from "@holdfast/contract/plans/plan";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { createQueryClient } from "../../platform/api/query-client";
import { endSession } from "../../platform/session/session";
import { organisationWith, planWith, workspaceOf } from "../../../test/workspace";
import { DashboardScreen } from "./dashboard-screen";
import { WorkspaceProvider } from "../workspace/public";

const PLAN = "0199e2a0-0000-7000-8000-000000000003";
const plan = planWith({
  planId: PLAN,
  mtpd: { mtpdId: 8, name: "7 days", value: 7 },
  progress: {
    risk_analysis: 40,
    policy_programme: 0,
    analysis_planning: 0,
    planning_design: 0,
    implementation: 0,
    validation: 0,
  },
});
const organisation = organisationWith({ industryName: "Cafes" });

const FACTS: Dashboard["facts"] = {
  riskCategoriesReviewed: { done: 5, total: 12 },
  risksWithCompleteMitigation: { done: 0, total: 2 },
  riskReportAcceptedSinceLastChange: false,
  policySaved: true,
  accountableMembersChosen: false,
  strategicAreasRated: { done: 0, total: 0 },
  mtpdSet: false,
  criticalAreasWithScales: { done: 0, total: 0 },
  businessUnitsWithTacticalRow: { done: 0, total: 0 },
  businessUnitsWithAssets: { done: 0, total: 0 },
  businessUnitsWithRecoveryStrategy: { done: 0, total: 0 },
  teamsWithPrimaryAndAlternative: { done: 0, total: 3 },
  planDocumentDownloadedSinceLastChange: false,
  documentsUploaded: false,
};
const EMPTY: Dashboard = {
  facts: FACTS,
  proposed: [],
  contactCount: 0,
  teams: [],
  risks: [],
  areas: [],
  units: [],
  findings: [],
  dueDocuments: [],
  openActions: [],
};
const risk = (riskId: string, name: string, cost: number, likelihoodValue = 0.1) => ({
  riskId,
  name,
  riskCategoryName: "Property",
  likelihoodText: "1 in 10 years",
  likelihoodValue,
  cost,
});
const FILLED: Dashboard = {
  proposed: [],
  facts: FACTS,
  contactCount: 0,
  dueDocuments: [],
  openActions: [],
  teams: [
    {
      teamId: "t1",
      name: "Crisis Management Team",
      anchor: "crisis-management-team",
      contactCount: 2,
      primaries: ["Ana Lee"],
    },
  ],
  risks: [
    risk("fire", "Fire", 900_000),
    risk("flood", "Flood", 20_000),
    risk("hail", "Hail", 20_000),
  ],
  areas: [
    {
      strategicCriticalAreaId: "serving",
      name: "Serving",
      category: "Services",
      criticality: 4,
      criticalPeriods: ["Easter"],
      penalty: null,
      scales: [
        { category: "Financial", value: 4 },
        { category: "Human", value: 2 },
      ],
    },
    {
      strategicCriticalAreaId: "buying",
      name: "Buying",
      category: "Services",
      criticality: 2,
      criticalPeriods: [],
      penalty: null,
      scales: [],
    },
  ],
  units: [
    { departmentId: "kitchen", name: "Kitchen", rto: 3, rpo: 0 },
    { departmentId: "sales", name: "Sales", rto: null, rpo: null },
  ],
  findings: [
    {
      place: "IT Recovery Team",
      title: "No Alternative",
      reason: "If the Primary cannot be reached, no one leads this team.",
      to: "/dashboard/teams#t3",
      shownOn: "/dashboard/teams",
    },
  ],
};

const server = vi.spyOn(globalThis, "fetch");
let dashboard = EMPTY;
let hazards: { readonly status: number; readonly body: unknown };

beforeEach(() => {
  vi.clearAllMocks();
  dashboard = FILLED;
  hazards = { status: 200, body: [{ categoryName: "Fire & Property", rating: 64, comment: "" }] };
  server.mockImplementation(async (address) => {
    const to = String(address);
    if (to.endsWith("/readiness")) return Response.json({ contacts: null, teams: [] });
    return to.includes("hazard_index")
      ? Response.json(hazards.body, { status: hazards.status })
      : Response.json(dashboard);
  });
});
afterEach(() => endSession());

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
};
const open = (shown: Plan = plan, business: Organisation = organisation) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={["/dashboard"]}>
        <WorkspaceProvider value={workspaceOf(business, shown)}>
          <Address />
          <Routes>
            <Route path="/dashboard" element={<DashboardScreen />} />
            <Route path="*" element={<p>Another page</p>} />
          </Routes>
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const address = () => page.getByRole("status", { name: "Address" });
const link = (name: string | RegExp) => page.getByRole("link", { name });

it("says below a chart how many unconfirmed entries it leaves out", async () => {
  dashboard = { ...FILLED, risks: [], proposed: [{ kind: "risk", count: 4 }] };
  await open();
  await expect
    .element(page.getByText("4 proposed, not shown until you confirm them."))
    .toBeVisible();
});

it("asks for the plan and the industry at once, and for the readiness when it is idle", async () => {
  await open();
  await expect.element(link("Go to Exercises")).toBeVisible();
  expect(server.mock.calls.map(([to]) => String(to))).toEqual([
    `/v1/plans/${PLAN}/dashboard`,
    "/v1/industries/4511/hazard_index",
    `/v1/plans/${PLAN}/readiness`,
  ]);
});

it("names the step to take now with its reason and time, and all steps with what they wait for", async () => {
  await open();
  await expect.element(page.getByText("5 of 12 done", { exact: false }).first()).toBeVisible();
  await page.getByText("All steps").click();
  await expect.element(page.getByText("After: Add your contacts").first()).toBeVisible();
  await link("Continue: Assess your risks").click();
  await expect.element(address()).toHaveTextContent("/dashboard/risk/assessment");
});

it("links to the suggestions for the industry from a step that has not been begun", async () => {
  const none = { done: 0, total: 12 };
  dashboard = { ...FILLED, facts: { ...FACTS, riskCategoriesReviewed: none } };
  await open();
  await link("See suggestions for Cafes").click();
  await expect.element(address()).toHaveTextContent("/dashboard/risk/assessment?suggestions");
});

it("lets a viewer open the step, not start it", async () => {
  await open({ ...plan, can: { ...plan.can, change: false } });
  await expect.element(link("Open: Assess your risks")).toMatchTextContent("Open");
});

it("asks to renew an expired plan, and offers nothing that it would refuse", async () => {
  const none = { done: 0, total: 12 };
  dashboard = { ...FILLED, facts: { ...FACTS, riskCategoriesReviewed: none } };
  await open({ ...plan, expiryStatus: "expired" });
  await expect.element(page.getByRole("heading", { name: "Renew your plan" })).toBeVisible();
  await expect.element(link("Go to Plans").first()).toHaveAttribute("href", "/dashboard/plans");
  await expect.element(link("Start: Assess your risks")).not.toBeInTheDocument();
  await expect.element(link(/See suggestions/)).not.toBeInTheDocument();
});

it("says what to do with a finished plan", async () => {
  const whole = { done: 3, total: 3 };
  dashboard = {
    ...FILLED,
    contactCount: 4,
    facts: Object.fromEntries(
      Object.entries(FACTS).map(([name, fact]) => [name, typeof fact === "boolean" ? true : whole]),
    ) as Dashboard["facts"],
  };
  await open({ ...plan, lastModifiedDate: "2026-11-23T02:00:00.000Z" });
  await expect.element(page.getByText("Your plan is complete")).toBeVisible();
  await expect
    .element(page.getByText("Review it by 23 Nov 2027, or when something changes."))
    .toBeVisible();
});

it("leads from a team to its contacts and to its part of the plan", async () => {
  await open();
  await expect
    .element(link(/^GO TO TEAM Crisis Management Team$/u))
    .toHaveAttribute("href", "/dashboard/teams#t1");
  await expect
    .element(link(/^GO TO PLAN Crisis Management Team$/u))
    .toHaveAttribute("href", "/dashboard/plan-document#crisis-management-team");
  await expect.element(page.getByText("2 contacts, Primary: Ana Lee")).toBeVisible();
});

it("lists what contradicts itself, with the reason and a link to the page", async () => {
  await open();
  const found = link("IT Recovery Team: No Alternative");
  await expect.element(found).toHaveAttribute("href", "/dashboard/teams#t3");
  await expect.element(page.getByText(/^If the Primary cannot be reached/u)).toBeVisible();
});

it("says that the teams of an expired plan need a renewal", async () => {
  await open({ ...plan, expiryStatus: "expired" });
  await expect
    .element(
      page.getByText("Your plan has expired. Please renew plan subscription to view this section."),
    )
    .toBeVisible();
});

it("opens a risk from its bubble by the keyboard", async () => {
  await open();
  const fire = link(/^Fire: rating/u);
  await expect.element(fire).toBeVisible();
  (fire.element() as SVGElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(address()).toHaveTextContent("/dashboard/risk/register?risk=fire");
});

it("moves between bubbles by arrow keys and lists the risks of a shared one", async () => {
  await open();
  const fire = link(/^Fire: rating/u);
  await expect.element(fire).toBeVisible();
  (fire.element() as SVGElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  const shared = link(/^2 risks: Flood, Hail/u);
  await expect.element(shared).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "2 risks in this bubble" })).toHaveFocus();
});

it("shows the categories of an area and goes back to it", async () => {
  await open();
  await expect.element(page.getByRole("cell", { name: "4 Major" })).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "Not rated yet" })).toBeVisible();
  await link("Serving").click();
  await expect.element(page.getByRole("rowheader", { name: "Financial" })).toBeVisible();
  await expect.element(page.getByText("Easter")).toBeVisible();
  await expect.element(link("Back to all critical areas")).toHaveFocus();
  await expect
    .element(link("Go To Disruption Risk Scales"))
    .toHaveAttribute(
      "href",
      "/dashboard/business-impact-analysis/strategic?step=scales&area=serving",
    );
  await link("Back to all critical areas").click();
  await expect.element(link("Serving")).toHaveFocus();
});

it("shows recovery times with the MTPD, and an unset one as not set", async () => {
  await open();
  await expect.element(page.getByRole("cell", { name: "RTO 3 days RPO 0 days" })).toBeVisible();
  await expect.element(page.getByText("MTPD 7 days")).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "Not set" })).toBeVisible();
});

it("says what to do next where nothing is entered yet", async () => {
  dashboard = EMPTY;
  await open(plan, { ...organisation, industryCode: "" });
  for (const name of [
    "Go to Risk Assessment",
    "Go To Strategic BIA",
    "Go To Business Units",
    "Go To Organization",
  ])
    await expect.element(link(name)).toBeVisible();
});

it("shows the rest if the industry service is away", async () => {
  hazards = { status: 502, body: { title: "Away", status: 502, detail: "The service is away." } };
  await open();
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect.element(link("Serving")).toBeVisible();
});

it("has no accessibility violations", async () => {
  const { container } = await open();
  await expect.element(link("Serving")).toBeVisible();
  await expectAccessible(container);
});
