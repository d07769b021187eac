import type { DeclinedSuggestion } from "@holdfast/contract/proposals/declined-suggestion";
import { sampleRisk } from "@holdfast/printables/test/risk-report-sample";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../../platform/api/query-client";
import { currentToasts } from "../../../ui/feedback/toast-store";
import { declinedAfter } from "../../../../test/suggestions";
import { organisationWith, planWith, workspaceOf } from "../../../../test/workspace";
import { WorkspaceProvider } from "../../workspace/public";
import type { RiskSubject } from "./risk-draft-rules";
import { RiskForm } from "./risk-form";

const plan = planWith({ planId: "01935b2e-7c00-7000-8000-000000000001" });
const choices = {
  likelihoods: [{ likelihoodPresetId: 4, text: "1 in 100 years", value: 0.01 }],
  strategies: [
    { mitigationStrategyId: 3, name: "Reduce Impact", description: "Limit the harm." },
    { mitigationStrategyId: 4, name: "Transfer", description: "Pass the loss on." },
    { mitigationStrategyId: 6, name: "Accept", description: "Keep the risk knowingly." },
  ],
  statuses: [],
  contacts: [],
};
const SPRINKLERS = "Install sprinklers by June.";
const DOORS = "Close the fire doors each night.";
const POLICY = "Check the policy at each renewal.";
const offered = {
  riskPresetId: 13,
  suggestions: [
    { text: SPRINKLERS, mitigationStrategyIds: [3] },
    { text: DOORS, mitigationStrategyIds: [3, 7] },
    { text: POLICY, mitigationStrategyIds: [4] },
  ],
  lossPrompts: ["What would it cost to rebuild?", "How long would you be closed?"],
};
const preset: RiskSubject = {
  kind: "preset",
  preset: { riskPresetId: 13, riskCategoryId: 2, name: "Building Fire", description: "Fire." },
};
const custom: RiskSubject = {
  kind: "custom",
  category: { riskCategoryId: 2, name: "Premises and Property", description: "" },
};

const server = vi.spyOn(globalThis, "fetch");
let declined: DeclinedSuggestion[] = [];
const readsOfPreset = () =>
  server.mock.calls.filter(([address]) => address === "/v1/risk_presets/13/suggestions");
const onSaved = vi.fn();
const open = (subject: RiskSubject = preset) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <WorkspaceProvider value={workspaceOf(organisationWith(), plan)}>
        <RiskForm
          plan={plan}
          subject={subject}
          choices={choices}
          onSaved={onSaved}
          onClose={vi.fn()}
        />
      </WorkspaceProvider>
    </QueryClientProvider>,
  );

const lossQuestions = () => page.getByText("What to count in the Loss Value");
const suggestions = () => page.getByText("Suggestions", { exact: true });
const process = () => page.getByLabelText("How will you achieve your Mitigation Strategy?");
const done = (task: string) => page.getByRole("button", { name: `Already done: ${task}` });
const notForUs = (task: string) => page.getByRole("button", { name: `Not for us: ${task}` });

beforeEach(() => {
  vi.clearAllMocks();
  declined = [];
  server.mockImplementation(async (address, request) => {
    if (!String(address).includes("/declined_suggestions")) return Response.json(offered);
    if (request?.method !== "PUT") return Response.json(declined);
    declined = declinedAfter(declined, plan.planId, request.body);
    return new Response(null, { status: 204 });
  });
});

describe("what to count", () => {
  it("lists the preset's questions once opened, and fetches only then, once for both parts", async () => {
    await open();
    await expect.element(lossQuestions()).toBeVisible();
    expect(server).not.toHaveBeenCalled();
    await lossQuestions().click();
    await expect.element(page.getByText("What would it cost to rebuild?")).toBeVisible();
    await expect.element(page.getByText("How long would you be closed?")).toBeVisible();
    await suggestions().click();
    await expect.element(done(SPRINKLERS)).toBeVisible();
    expect(readsOfPreset()).toHaveLength(1);
  });

  it("says so when the questions cannot be loaded, and the form still works", async () => {
    server.mockImplementation(async () => Response.json({ status: 404 }, { status: 404 }));
    await open();
    await lossQuestions().click();
    await expect.element(page.getByText(/^The suggestions could not be loaded/u)).toBeVisible();
    await process().fill("Lock up.");
    await expect.element(process()).toHaveValue("Lock up.");
  });
});

describe("suggestions", () => {
  it("words suggestions as tasks: the text says what the person answered, and the strategy follows", async () => {
    await open();
    await process().fill("We have extinguishers.");
    await suggestions().click();
    await done(DOORS).click();
    await expect.element(process()).toHaveValue(`We have extinguishers.\nAlready done: ${DOORS}`);
    await expect.element(page.getByRole("checkbox", { name: "Reduce Impact" })).toBeChecked();
    await expect.element(done(DOORS)).not.toBeInTheDocument();
    await process().fill("We close the fire doors.");
    await expect.element(done(SPRINKLERS)).toBeVisible();
    expect(done(DOORS).query()).toBeNull();
  });

  it("adds a suggestion with a date as a task to do by then, with the follow-up date", async () => {
    await open();
    await suggestions().click();
    await page.getByRole("button", { name: `Will do by …: ${SPRINKLERS}` }).click();
    const add = page.getByRole("button", { name: `Add task: ${SPRINKLERS}` });
    await expect.element(add).toBeDisabled();
    await page.getByRole("spinbutton", { name: /day.*Will do by/ }).click();
    await userEvent.keyboard("01032027");
    await add.click();
    await expect.element(process()).toHaveValue(`To do by 1 Mar 2027: ${SPRINKLERS}`);
    await expect
      .element(page.getByRole("spinbutton", { name: /year.*Follow Up Date/ }))
      .toMatchTextContent("2027");
  });

  it("stores a task marked 'Not for us' without adding it, until the user undoes it", async () => {
    await open();
    await suggestions().click();
    await notForUs(POLICY).click();
    await expect.element(notForUs(POLICY)).not.toBeInTheDocument();
    await expect.element(process()).toHaveValue("");
    await expect.element(page.getByRole("checkbox", { name: "Transfer" })).not.toBeChecked();
    expect(declined).toEqual([{ kind: "task", suggestion: `13 ${POLICY}`, planId: plan.planId }]);
    await page.getByRole("button", { name: "Suggest 1 marked ‘Not for us’ again" }).click();
    await expect.element(notForUs(POLICY)).toBeVisible();
  });

  it("says when suggestions could not be taken back, and keeps them away", async () => {
    declined = [{ kind: "task", suggestion: `13 ${POLICY}`, planId: plan.planId }];
    await open();
    await suggestions().click();
    const again = page.getByRole("button", { name: "Suggest 1 marked ‘Not for us’ again" });
    await expect.element(again).toBeVisible();
    server.mockRejectedValue(new TypeError("Failed to fetch"));
    await again.click();
    await expect.poll(() => currentToasts()).toMatchObject([{ variant: "problem" }]);
    await expect.element(again).toBeVisible();
  });

  it("leaves the question about insurance open after a suggestion about it", async () => {
    await open();
    await suggestions().click();
    await done(POLICY).click();
    const insured = page.getByRole("radiogroup", { name: "Will this risk be insured?" });
    await expect.element(insured.getByRole("radio", { name: "Yes" })).not.toBeChecked();
    await expect.element(insured.getByRole("radio", { name: "No" })).not.toBeChecked();
  });

  it("does not offer suggestions that a saved text has", async () => {
    const saved = sampleRisk({
      riskPresetId: 13,
      mitigationStrategyIds: [3, 4],
      mitigationProcess: `${POLICY}\nLock up.`,
    });
    await open({ kind: "saved", risk: saved });
    await suggestions().click();
    await expect.element(done(SPRINKLERS)).toBeVisible();
    expect(done(POLICY).query()).toBeNull();
  });

  it("answers suggestions by keyboard: the focus goes to the next one and each answer is announced", async () => {
    await open();
    (suggestions().element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    await expect.element(done(SPRINKLERS)).toBeVisible();
    await userEvent.tab();
    await expect.element(done(SPRINKLERS)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(done(DOORS)).toHaveFocus();
    const status = page.getByRole("status").filter({ hasText: "Suggestions left: 2." });
    await expect.element(status).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(done(POLICY)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(suggestions()).toHaveFocus();
    await expect.element(page.getByText("You have answered every suggestion.")).toBeVisible();
    expect(onSaved).not.toHaveBeenCalled();
    expect(readsOfPreset()).toHaveLength(1);
  });

  it("offers no suggestions for a custom risk", async () => {
    await open(custom);
    await expect.element(process()).toBeVisible();
    expect(lossQuestions().query()).toBeNull();
    expect(suggestions().query()).toBeNull();
  });
});
