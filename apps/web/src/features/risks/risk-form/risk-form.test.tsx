import { sampleRisk } from "@holdfast/printables/test/risk-report-sample";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { planWith } from "../../../../test/workspace";
import type { RiskSubject } from "./risk-draft-rules";
import { RiskForm } from "./risk-form";

const plan = planWith({ planId: "01935b2e-7c00-7000-8000-000000000001" });
const choices = {
  likelihoods: [
    { likelihoodPresetId: 3, text: "1 in 200 years", value: 0.005 },
    { likelihoodPresetId: 4, text: "1 in 100 years", value: 0.01 },
    { likelihoodPresetId: 12, text: "Once a year", value: 1 },
  ],
  strategies: [
    { mitigationStrategyId: 3, name: "Reduce Impact", description: "Limit the harm." },
    { mitigationStrategyId: 4, name: "Transfer", description: "Pass the loss on." },
    { mitigationStrategyId: 6, name: "Accept", description: "Keep the risk knowingly." },
  ],
  statuses: [{ mitigationStatusId: 1, name: "Not started" }],
  contacts: [],
};
const preset: RiskSubject = {
  kind: "preset",
  preset: { riskPresetId: 13, riskCategoryId: 2, name: "Building Fire", description: "Fire." },
};
const custom: RiskSubject = {
  kind: "custom",
  category: { riskCategoryId: 2, name: "Premises and Property", description: "" },
};
const fire = sampleRisk({
  riskId: "01935b2e-7c00-7000-8000-000000000002",
  riskPresetId: 13,
  name: "Building Fire",
  description: "Fire.",
  cost: 850_000,
  mitigationProcess: "Sprinklers, and a policy at full value.",
  mitigationStatusId: null,
  mitigationStatusName: null,
  accountableContactId: null,
  accountableContact: null,
  followUpDate: "2026-12-05",
});

const server = vi.spyOn(globalThis, "fetch");
const onSaved = vi.fn();
const onClose = vi.fn();
const open = (subject: RiskSubject) =>
  render(
    <RiskForm
      plan={plan}
      subject={subject}
      choices={choices}
      onSaved={onSaved}
      onClose={onClose}
    />,
  );

/** A single key: a list forgets typed text after a second, and a busy machine may need that long for each key. */
const ONCE = "o";
const likelihood = () => page.getByRole("combobox", { name: "Likelihood" });
const loss = () => page.getByRole("textbox", { name: "Loss Value" });
const annualised = () => page.getByRole("status", { name: "Annualised Value" });
/** The label, which takes the click: the box itself is for screen readers. */
const strategy = (name: string) => page.getByText(name, { exact: true });
const insured = () => page.getByRole("radiogroup", { name: "Will this risk be insured?" });
const process = () => page.getByLabelText("How will you achieve your Mitigation Strategy?");
const save = () => page.getByRole("button", { name: "Save" });
const sent = () => JSON.parse(String(server.mock.calls[0]?.[1]?.body)) as unknown;

beforeEach(() => {
  vi.clearAllMocks();
  server.mockReset();
  server.mockImplementation(async () => Response.json(fire, { status: 201 }));
});

describe("the annualised value", () => {
  it("updates live once likelihood and loss value are set, and disappears when one is cleared", async () => {
    await open(preset);
    await expect.element(likelihood()).toHaveFocus();
    await likelihood().selectOptions("1 in 200 years");
    await expect.element(annualised()).not.toMatchTextContent("A$");
    await userEvent.tab();
    await userEvent.keyboard("2");
    await expect.element(annualised()).toMatchTextContent("A$0.01");
    await userEvent.keyboard("01");
    await expect.element(annualised()).toMatchTextContent("A$201 × 0.005 a year");
    await expect.element(annualised()).toMatchTextContent("A$1.01");
    await loss().fill("");
    await expect.element(annualised()).not.toMatchTextContent("A$");
  });

  it("steps the loss value by 100", async () => {
    await open({ kind: "saved", risk: fire });
    await loss().click();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    await expect.element(annualised()).toMatchTextContent("A$8,501.00");
  });
});

describe("the insurance question", () => {
  it("appears only while Transfer is selected", async () => {
    await open(preset);
    await expect.element(insured()).not.toBeInTheDocument();
    await strategy("Accept").click();
    await expect.element(insured()).not.toBeInTheDocument();
    await strategy("Transfer").click();
    await expect.element(insured()).toBeVisible();
    await strategy("Transfer").click();
    await expect.element(insured()).not.toBeInTheDocument();
  });

  it("requires the insurance question only while it is shown", async () => {
    await open(preset);
    await strategy("Transfer").click();
    await save().click();
    await expect.element(page.getByText("Please make a select")).toBeVisible();
    await strategy("Transfer").click();
    await strategy("Accept").click();
    await save().click();
    await expect.element(page.getByText("This field cannot be empty")).toBeVisible();
    expect(page.getByText("Please make a select").query()).toBeNull();
  });
});

describe("the form", () => {
  it("reports missing fields, focuses the first, and sends nothing", async () => {
    await open(custom);
    await save().click();
    for (const message of [
      "Please input the name.",
      "Please select Likelihood",
      "Please input Loss Value",
      "Please select Mitigation Strategy",
      "This field cannot be empty",
    ]) {
      await expect.element(page.getByText(message)).toBeVisible();
    }
    await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await expectAccessible();
    expect(server).not.toHaveBeenCalled();
  });

  it.each(["1,000,000,000,000,100", "9999999999999999", "9".repeat(30)])(
    "states the highest loss value for %s and keeps the input",
    async (typed) => {
      await open({ kind: "saved", risk: fire });
      await loss().fill(typed);
      await userEvent.keyboard("{Enter}");
      await expect
        .element(loss())
        .toHaveAccessibleDescription("Please input a Loss Value of at most 1,000,000,000,000,000.");
      await userEvent.tab();
      const shown = loss().element() as HTMLInputElement;
      expect(shown.value.replaceAll(",", "")).toBe(typed.replaceAll(",", ""));
      expect(server).not.toHaveBeenCalled();
    },
  );

  it("completes the form by keyboard alone, without name and description for a preset", async () => {
    await open(preset);
    expect(page.getByRole("textbox", { name: "Name" }).query()).toBeNull();
    expect(page.getByLabelText("Description").query()).toBeNull();
    await userEvent.keyboard(ONCE);
    await userEvent.tab();
    await userEvent.keyboard("1200");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight} {Enter}");
    // Saving too early moves the focus to the first missing field.
    await expect.element(page.getByText("Please make a select")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect.element(process()).toHaveFocus();
    await userEvent.keyboard("Insure it{Shift>}{Enter}{/Shift}in full.{Enter}");
    await expect.poll(() => onSaved).toHaveBeenCalledOnce();
    expect(sent()).toEqual({
      riskPresetId: 13,
      riskCategoryId: 2,
      likelihoodPresetId: 12,
      cost: 1_200,
      mitigationStrategyIds: [4],
      includeInsurance: true,
      mitigationProcess: "Insure it\nin full.",
    });
  });

  it.each([
    ["Likelihood", () => likelihood()],
    ["Loss Value", () => loss()],
    ["Mitigation Status", () => page.getByRole("combobox", { name: "Mitigation Status" })],
    ["Responsible Person", () => page.getByRole("combobox", { name: "Responsible Person" })],
    ["Follow Up Date", () => page.getByRole("spinbutton").first()],
  ])("saves the form by Enter from %s", async (_, field) => {
    await open({ kind: "saved", risk: fire });
    (field().element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => onSaved).toHaveBeenCalledOnce();
    expect(sent()).toMatchObject({ riskId: fire.riskId, followUpDate: "2026-12-05" });
  });

  it("updates a saved risk with all its fields", async () => {
    await open({ kind: "saved", risk: fire });
    await loss().fill("900000");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => onSaved).toHaveBeenCalledOnce();
    expect(server.mock.calls[0]?.[0]).toBe(`/v1/plans/${plan.planId}/risks/update`);
    expect(sent()).toMatchObject({
      riskId: fire.riskId,
      cost: 900_000,
      mitigationStrategyIds: [3, 4],
      includeInsurance: true,
      followUpDate: "2026-12-05",
    });
  });

  it("keeps the input when the server rejects it, and shows the error at the field", async () => {
    const refusal = {
      title: "Bad Request",
      status: 400,
      code: "invalid-input",
      detail: "Please check the fields.",
      errors: [{ path: "cost", message: "Please input Loss Value" }],
    };
    server.mockImplementation(async () => Response.json(refusal, { status: 400 }));
    await open({ kind: "saved", risk: fire });
    await loss().fill("7");
    await save().click();
    await expect.element(loss()).toHaveAccessibleDescription("Please input Loss Value");
    await expect.element(loss()).toHaveFocus();
    await expect.element(loss()).toHaveValue("7");
    expect(onSaved).not.toHaveBeenCalled();
  });

  it("says in the form that the list is full, and keeps the input", async () => {
    const detail = "This list is full: 10,000 risks. Delete some to add others.";
    const refusal = { title: "Cannot be processed", status: 422, code: "list-full", detail };
    server.mockImplementation(async () => Response.json(refusal, { status: 422 }));
    await open({ kind: "saved", risk: fire });
    await loss().fill("7");
    await save().click();
    await expect.element(page.getByText(detail)).toBeVisible();
    await expect.element(loss()).toHaveValue("7");
    expect(onSaved).not.toHaveBeenCalled();
  });
});
