import type { DeclinedSuggestion } from "@holdfast/contract/proposals/declined-suggestion";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { sampleRisk } from "@holdfast/printables/test/risk-report-sample";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../platform/api/query-client";
import { WorkspaceProvider } from "../workspace/public";
import { declinedAfter, readsSuggestions, suggestionsWith } from "../../../test/suggestions";
import { tick } from "../../../test/tick";
import { organisationWith, planWith, workspaceOf } from "../../../test/workspace";
import { SuggestedRisksCard } from "./suggested-risks-card";

const PLAN = "0199e2a0-0000-7000-8000-000000000003";
const ORG = "0199e2a0-0000-7000-8000-000000000002";
const suggested = (riskPresetId: number) => ({
  riskPresetId,
  likelihoodPresetId: 12,
  reason: "Fire spreads.",
  closedDays: 30,
  lossBasis: "Add the fit-out to the lost profit.",
  lossLow: 3000,
  lossHigh: 90_000,
});
const PRESETS = [
  { riskPresetId: 1, riskCategoryId: 1, name: "River Flood", description: "Water enters." },
  { riskPresetId: 2, riskCategoryId: 1, name: "Severe Storm", description: "Wind and rain." },
  { riskPresetId: 3, riskCategoryId: 2, name: "Building Fire", description: "Fire." },
];
const SET = suggestionsWith({ risks: [suggested(1), suggested(2), suggested(3)] });
const CHOICES = {
  likelihoods: [{ likelihoodPresetId: 12, text: "Once a year", value: 1 }],
  strategies: [{ mitigationStrategyId: 4, name: "Transfer", description: "Pass it on." }],
  statuses: [],
  contacts: [],
};
const TASK = "Test the alarm every month.";
const OFFERED = {
  riskPresetId: 1,
  suggestions: [{ text: TASK, mitigationStrategyIds: [3] }],
  lossPrompts: [],
};
const organisation = organisationWith({
  organisationId: ORG,
  industryCode: "4512",
  industryName: "Takeaways",
});
const plan = planWith({ planId: PLAN, organisationId: ORG });

let created: Partial<Risk>[] = [];
let declined: DeclinedSuggestion[] = [];
beforeEach(() => {
  created = [];
  declined = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address, request) => {
    const to = String(address);
    if (to.endsWith("/risks/create")) {
      const body = JSON.parse(String(request?.body)) as Partial<Risk>;
      created.push(body);
      return Response.json(sampleRisk(body), { status: 201 });
    }
    if (readsSuggestions(to)) return Response.json(SET);
    if (to.endsWith("/suggestions")) return Response.json(OFFERED);
    if (to.includes("/declined_suggestions")) {
      if (request?.method !== "PUT") return Response.json(declined);
      declined = declinedAfter(declined, PLAN, request.body);
      return new Response(null, { status: 204 });
    }
    return Response.json(to.endsWith("/risk_presets") ? PRESETS : []);
  });
});

const open = (location = plan) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider value={workspaceOf(organisation, location)}>
          <SuggestedRisksCard
            risks={[sampleRisk({ riskPresetId: 2 })]}
            choices={CHOICES}
            deletion={{ question: "Delete?", yes: "Yes", no: "No" }}
          />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const dialog = (name: string) => page.getByRole("dialog", { name });
const loss = () => page.getByRole("textbox", { name: "Loss Value" });

it("opens the form with the suggested answers, without a loss value, and saves nothing by itself", async () => {
  await open();
  await expect.element(page.getByText(/people: Cafe or coffee shop\./)).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Review risk: Severe Storm" }))
    .not.toBeInTheDocument();
  await page.getByRole("button", { name: "Review risk: Building Fire" }).click();
  await expect.element(dialog("Building Fire")).toBeVisible();
  await expect.element(page.getByText(/AUD 3,000 to 90,000 before insurance/)).toBeVisible();
  await expect.element(page.getByLabelText("Likelihood", { exact: true })).toHaveValue("12");
  await expect.element(page.getByRole("checkbox", { name: "Transfer" })).not.toBeChecked();
  await expect.element(loss()).toHaveValue("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(page.getByText("Please input Loss Value")).toBeVisible();
  expect(created).toEqual([]);
});

it.each([
  ["New Zealand", { country: "NZ", isCountryAssumed: false }],
  ["an assumed country", { country: "AU", isCountryAssumed: true }],
])("shows no Australian amounts for a location in %s", async (_, country) => {
  await open({ ...plan, branch: { ...plan.branch, ...country } });
  await page.getByRole("button", { name: "Review risk: Building Fire" }).click();
  await expect.element(page.getByText(/Add the fit-out to the lost profit\./)).toBeVisible();
  await expect.element(page.getByText(/AUD|Australia/)).not.toBeInTheDocument();
});

it("reviews all, one form after the other, and stops when one is closed", async () => {
  await open();
  await page.getByRole("button", { name: "Review all 2" }).click();
  await expect.element(dialog("River Flood")).toBeVisible();
  await tick(page.getByRole("checkbox", { name: "Transfer" }));
  await tick(
    page
      .getByRole("radiogroup", { name: "Will this risk be insured?" })
      .getByRole("radio", { name: "No" }),
  );
  await page
    .getByLabelText("How will you achieve your Mitigation Strategy?")
    .fill("Ask the broker.");
  await loss().fill("5000");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog("Building Fire")).toBeVisible();
  expect(created).toMatchObject([
    {
      riskPresetId: 1,
      likelihoodPresetId: 12,
      cost: 5000,
      mitigationStrategyIds: [4],
      mitigationProcess: "Ask the broker.",
    },
  ]);
  await page.getByRole("button", { name: "Close" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(created).toHaveLength(1);
});

it("puts no statement into the plan when Enter is pressed again and again", async () => {
  await open();
  await page.getByRole("button", { name: "Review all 2" }).click();
  await expect.element(loss()).toHaveFocus();
  await userEvent.keyboard("5000{Enter}{Enter}{Enter}{Enter}{Enter}");
  await expect.element(page.getByText("This field cannot be empty")).toBeVisible();
  expect(created).toEqual([]);
});

it("offers tasks, which become text only with the person's answer", async () => {
  await open();
  await page.getByRole("button", { name: "Review risk: River Flood" }).click();
  const text = page.getByLabelText("How will you achieve your Mitigation Strategy?");
  await expect.element(text).toHaveValue("");
  await page.getByRole("button", { name: `Already done: ${TASK}` }).click();
  await expect.element(text).toHaveValue(`Already done: ${TASK}`);
});

it("counts the forms of a review, skips one and remembers what is not for the business", async () => {
  await open();
  await page.getByRole("button", { name: "Review all 2" }).click();
  await expect.element(page.getByText("1 of 2", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Skip" }).click();
  await expect.element(dialog("Building Fire")).toBeVisible();
  await expect.element(page.getByText("2 of 2", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Not for us", exact: true }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("button", { name: "Review risk: Building Fire" }))
    .not.toBeInTheDocument();
  await expect
    .element(page.getByRole("button", { name: "Review risk: River Flood" }))
    .toBeVisible();
  expect([created, declined]).toEqual([[], [{ kind: "risk", suggestion: "3", planId: PLAN }]]);
});
