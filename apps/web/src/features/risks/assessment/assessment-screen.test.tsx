import type { Proposal } from "@holdfast/contract/proposals/proposal";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import type { saveRuledOutCategory } from "@holdfast/contract/risks/categories/ruled-out-category-endpoints";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { sampleRisk } from "@holdfast/printables/test/risk-report-sample";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ToastRegion } from "../../../ui/feedback/toast-region";
import { closeToast, currentToasts } from "../../../ui/feedback/toast-store";
import { createQueryClient } from "../../../platform/api/query-client";
import { endSession } from "../../../platform/session/session";
import { WorkspaceProvider } from "../../workspace/public";
import { planWith, workspaceOf } from "../../../../test/workspace";
import { tick } from "../../../../test/tick";
import { AssessmentScreen } from "./assessment-screen";

const PLAN = "0199e2a0-0000-7000-8000-000000000003";
const ORG = "0199e2a0-0000-7000-8000-000000000002";
const RISKS = `/plans/${PLAN}/risks`;
const RULED_OUT = `/plans/${PLAN}/ruled_out_categories`;
const BRANCH = {
  branchId: "b",
  name: "Pier Street",
  address: "1 Pier Street",
  country: "AU",
  isCountryAssumed: false,
};

const PRESETS = [
  { riskPresetId: 1, riskCategoryId: 1, name: "River Flood", description: "Water enters." },
  { riskPresetId: 2, riskCategoryId: 1, name: "Severe Storm", description: "Wind and rain." },
  { riskPresetId: 3, riskCategoryId: 2, name: "Building Fire", description: "Fire." },
];
const LOOKUPS = {
  "GET /risk_categories": [
    { riskCategoryId: 1, name: "Natural Hazards", description: "Weather." },
    { riskCategoryId: 2, name: "Premises and Property", description: "The building." },
  ],
  "GET /risk_presets": PRESETS,
  "GET /likelihood_presets": [{ likelihoodPresetId: 12, text: "Once a year", value: 1 }],
  "GET /mitigation_strategies": [
    { mitigationStrategyId: 4, name: "Transfer", description: "Pass the loss on." },
    { mitigationStrategyId: 6, name: "Accept", description: "Keep the risk." },
  ],
  "GET /mitigation_status": [],
  [`GET /orgs/${ORG}/contacts`]: [],
};

const EXPIRED = { status: 402, code: "payment-required", detail: "Payment required." };
const INVALID = { status: 400, code: "invalid-input", detail: "Please check the fields." };

const savedAs = (place: number, body: Partial<Risk>): Risk => {
  const preset = PRESETS.find(({ riskPresetId }) => riskPresetId === body.riskPresetId);
  return sampleRisk({
    riskId: `0199e2a0-0000-7000-8000-00000000010${place}`,
    riskPresetId: null,
    name: preset?.name ?? body.name ?? "",
    description: preset?.description ?? null,
    riskCategoryId: body.riskCategoryId ?? 1,
    riskCategoryName: "Natural Hazards",
    likelihoodText: "Once a year",
    likelihoodValue: 1,
    mitigationProcess: "Keep an eye on it.",
    ...body,
  });
};

type Reply = { readonly status?: number; readonly json?: unknown };
type Answer = (body: unknown) => Reply;
const server = vi.spyOn(globalThis, "fetch");
let risks: readonly Risk[] = [];
let ruledOut: readonly number[] = [];
let answers: Record<string, Answer> = {};

beforeEach(() => {
  vi.clearAllMocks();
  for (const { id } of currentToasts()) closeToast(id);
  risks = [];
  ruledOut = [];
  answers = {
    ...Object.fromEntries(Object.entries(LOOKUPS).map(([call, json]) => [call, () => ({ json })])),
    [`GET ${RISKS}`]: () => ({ json: risks }),
    [`GET ${RULED_OUT}`]: () => ({ json: ruledOut }),
    [`PUT ${RULED_OUT}`]: (body) => {
      const { riskCategoryId, isRuledOut } = body as BodyOf<typeof saveRuledOutCategory>;
      const others = ruledOut.filter((id) => id !== riskCategoryId);
      ruledOut = isRuledOut ? [...others, riskCategoryId] : others;
      return { json: ruledOut };
    },
    [`POST ${RISKS}/create`]: (body) => {
      const risk = savedAs(risks.length + 1, body as Partial<Risk>);
      risks = [...risks, risk];
      return { status: 201, json: risk };
    },
    [`POST ${RISKS}/delete`]: (body) => {
      risks = risks.filter(({ riskId }) => !(body as readonly string[]).includes(riskId));
      return { status: 204 };
    },
  };
  server.mockImplementation(async (address, request) => {
    const call = `${request?.method ?? "GET"} ${String(address).replace("/v1", "")}`;
    const body: unknown = request?.body === undefined ? null : JSON.parse(String(request.body));
    const { status = 200, json } = answers[call]?.(body) ?? { status: 404, json: {} };
    return new Response(json === undefined ? null : JSON.stringify(json), {
      status,
      headers: { "content-type": "application/json" },
    });
  });
});
afterEach(() => {
  endSession();
});

const open = (change = true) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider
          value={workspaceOf(null, planWith({ planId: PLAN, branch: BRANCH, canChange: change }))}
        >
          <AssessmentScreen />
        </WorkspaceProvider>
        <ToastRegion />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const heading = (name: string) => page.getByRole("heading", { name, exact: true });
const half = (risk: string, name: "No" | "Yes") =>
  page.getByRole("radiogroup", { name: risk }).getByRole("radio", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const row = (risk: string) => page.getByRole("row", { name: new RegExp(`^${risk}`, "u") });
const PROCESS = "How will you achieve your Mitigation Strategy?";
/** A single key: a list forgets typed text after a second, and a busy machine may need that long for each key. */
const ONCE = "o";
const likelihood = () => page.getByRole("combobox", { name: "Likelihood" });

/** Fills in the open form and saves it with Enter. */
const fillIn = async (loss: string) => {
  await expect.element(likelihood()).toHaveFocus();
  await userEvent.keyboard(ONCE);
  await userEvent.tab();
  await userEvent.keyboard(loss);
  await page.getByText("Accept", { exact: true }).click();
  await page.getByLabelText(PROCESS).fill("Keep an eye on it.");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
};

describe("the cards", () => {
  it("shows 'Loading Risks...', then the number selected in each category", async () => {
    risks = [savedAs(1, { riskPresetId: 1, cost: 1_200 })];
    const list = Promise.withResolvers<undefined>();
    const atOnce = server.getMockImplementation();
    server.mockImplementation(async (address, request) => {
      if (String(address).endsWith("/risks")) await list.promise;
      return (await atOnce?.(address, request)) ?? Response.error();
    });
    await open();
    await expect.element(page.getByText("Loading Risks...")).toBeVisible();
    list.resolve(undefined);
    await expect.element(heading("1 Natural Hazards selected")).toBeVisible();
    await expect.element(heading("No Premises and Property selected")).toBeVisible();
    await expect
      .element(row("River Flood"))
      .toMatchTextContent(/Once a year.*A\$1,200.*A\$1,200\.00/u);
    await expect.element(half("River Flood", "Yes")).toBeChecked();
    await expect.element(half("Severe Storm", "No")).toBeChecked();
    await expect.element(button("Edit River Flood")).toBeEnabled();
    await expect.element(button("Edit Severe Storm")).toBeDisabled();
  });

  it("offers a help panel and links to exposures and register", async () => {
    await open();
    await expect
      .element(page.getByRole("complementary", { name: "How to assess a risk" }))
      .toMatchTextContent("1 in 100 years");
    const chain = page.getByRole("navigation", { name: "Previous and next page" });
    await expect
      .element(chain.getByRole("link", { name: /Exposures$/u }))
      .toHaveAttribute("href", "/dashboard/risk/exposures");
    await expect
      .element(chain.getByRole("link", { name: /Risk Register$/u }))
      .toHaveAttribute("href", "/dashboard/risk/register");
  });

  it("accepts custom risks when the presets fail to load", async () => {
    answers["GET /risk_presets"] = () => ({ status: 404, json: {} });
    const logged = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await open();
    await expect.element(button("Add new risk to Natural Hazards")).toBeEnabled();
    expect(logged).toHaveBeenCalledWith("Loading the risk presets failed.", expect.anything());
    logged.mockRestore();
  });

  it("shows saved risks read-only to a user who can't change the plan", async () => {
    risks = [savedAs(1, { riskPresetId: 1 })];
    await open(false);
    await expect.element(half("River Flood", "Yes")).toBeDisabled();
    expect(page.getByText(/Answer Yes to each risk that applies/u).query()).toBeNull();
    expect(button("Add new risk to Natural Hazards").query()).toBeNull();
    expect(button("Edit River Flood").query()).toBeNull();
    await button("Details of River Flood").click();
    await expect.element(page.getByRole("dialog")).toMatchTextContent("Keep an eye on it.");
  });
});

it("does not count proposed risks in the total", async () => {
  risks = [
    savedAs(1, { riskPresetId: 1, cost: 1_200, annualisedValue: 1_200 }),
    savedAs(2, { riskPresetId: 2, cost: 300, annualisedValue: 300 }),
  ];
  const proposed: Proposal = { kind: "risk", recordId: risks[1]?.riskId ?? "", planId: PLAN };
  answers[`GET /orgs/${ORG}/proposals`] = () => ({ json: [proposed] });
  await open();
  await expect
    .element(page.getByRole("navigation", { name: "Risk categories" }))
    .toMatchTextContent("1 risk selected, A$1,200.00 per year in total, excluding 1 proposed");
});

it("shows the tooltip of a risk's button within a screen of 320 pixels", async () => {
  await page.viewport(320, 700);
  risks = [savedAs(1, { riskPresetId: 1 })];
  await open(false);
  const details = button("Details of River Flood");
  await expect.element(details).toBeVisible();
  const { left } = details.element().getBoundingClientRect();
  const tooltip = getComputedStyle(details.element(), "::after");
  const start = left + Number.parseFloat(tooltip.left);
  expect(start).toBeGreaterThanOrEqual(0);
  expect(start + Number.parseFloat(tooltip.width)).toBeLessThanOrEqual(320);
});

describe("'None of these apply'", () => {
  const menu = () => page.getByRole("navigation", { name: "Risk categories" });
  const noneOf = (category: string) =>
    page.getByRole("checkbox", { name: `None of these apply in ${category}` });

  /** The cards are rendered one after the other, so it waits for the last before it looks for the checkbox's label. */
  const tickNoneOf = async (category: string) => {
    await expect.element(heading("No Premises and Property selected")).toBeInTheDocument();
    await tick(noneOf(category));
  };

  it("counts the category as looked at, and can be taken back", async () => {
    await open();
    await expect.element(menu()).toMatchTextContent("0 of 2 categories looked at");
    await tickNoneOf("Natural Hazards");
    await expect.element(menu()).toMatchTextContent("1 of 2 categories looked at");
    expect(ruledOut).toEqual([1]);
    await tickNoneOf("Natural Hazards");
    await expect.element(menu()).toMatchTextContent("0 of 2 categories looked at");
    expect(ruledOut).toEqual([]);
  });

  it("hides 'not relevant' once a risk of the category is answered Yes, also after it is deleted", async () => {
    ruledOut = [1];
    await open();
    await expect.element(noneOf("Natural Hazards")).toBeChecked();
    await half("River Flood", "Yes").click();
    await fillIn("1200");
    await expect.element(noneOf("Natural Hazards")).not.toBeInTheDocument();
    await half("River Flood", "No").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Yes", exact: true }).click();
    await button("Close: Deleting River Flood").click();
    await expect.element(noneOf("Natural Hazards")).not.toBeChecked();
    await expect.element(menu()).toMatchTextContent("0 of 2 categories looked at");
  });

  it("says why it was refused", async () => {
    answers[`PUT ${RULED_OUT}`] = () => ({ status: 402, json: EXPIRED });
    await open();
    await tickNoneOf("Natural Hazards");
    await expect.element(page.getByText("Payment required.")).toBeVisible();
    await expect.element(noneOf("Natural Hazards")).not.toBeChecked();
  });

  it("shows 'not relevant' read-only to a user who can't change the plan", async () => {
    ruledOut = [1];
    await open(false);
    await expect.element(noneOf("Natural Hazards")).toBeChecked();
    await expect.element(noneOf("Natural Hazards")).toBeDisabled();
  });
});

describe("the answers", () => {
  it("takes answers by keyboard: Yes opens the form, Enter saves it, Down and Right answer the next risk", async () => {
    await open();
    await expect.element(half("River Flood", "No")).toBeVisible();
    const no = half("River Flood", "No").element();
    if (no instanceof HTMLElement) no.focus();
    await userEvent.keyboard("{ArrowRight}");
    const form = page.getByRole("dialog", { name: "River Flood" });
    await expect.element(form).toBeVisible();
    expect(form.element().getBoundingClientRect().width).toBeLessThanOrEqual(640);
    await fillIn("1200");
    await expect.element(half("River Flood", "Yes")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await expect.element(page.getByRole("dialog", { name: "Severe Storm" })).toBeVisible();
    await fillIn("300");
    await expect.element(half("Severe Storm", "Yes")).toHaveFocus();
    await expect.element(heading("2 Natural Hazards selected")).toBeVisible();
    await expect
      .element(page.getByRole("navigation", { name: "Risk categories" }))
      .toMatchTextContent("2 risks selected, A$1,500.00 per year in total");
  });

  it("keeps the answer No when the form is cancelled", async () => {
    await open();
    await half("Building Fire", "Yes").click();
    await expect.element(page.getByRole("dialog", { name: "Building Fire" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(half("Building Fire", "No")).toHaveFocus();
    expect(risks).toEqual([]);
  });

  it("asks before deleting a saved risk", async () => {
    risks = [savedAs(1, { riskPresetId: 1 })];
    await open();
    await half("River Flood", "No").click();
    const question = page.getByRole("alertdialog", { name: "Are you sure to delete this risk?" });
    await expect.element(question).toMatchTextContent("River Flood");
    await question.getByRole("button", { name: "No", exact: true }).click();
    await expect.element(half("River Flood", "Yes")).toBeChecked();
    expect(risks).toHaveLength(1);
    await half("River Flood", "No").click();
    await question.getByRole("button", { name: "Yes", exact: true }).click();
    await expect.element(heading("No Natural Hazards selected")).toBeVisible();
    await expect.element(half("River Flood", "No")).toBeChecked();
    await button("Close: Deleting River Flood").click();
    await expect.poll(() => risks).toEqual([]);
  });

  it("shows 'Payment required.' on an expired plan and keeps the input", async () => {
    answers[`POST ${RISKS}/create`] = () => ({ status: 402, json: EXPIRED });
    await open();
    await half("River Flood", "Yes").click();
    await expect.element(likelihood()).toHaveFocus();
    await userEvent.keyboard(ONCE);
    await page.getByRole("textbox", { name: "Loss Value" }).fill("7");
    await page.getByText("Accept", { exact: true }).click();
    await page.getByLabelText(PROCESS).fill("So.");
    await button("Save").click();
    await expect
      .element(page.getByRole("alert"))
      .toMatchTextContent(
        "Payment required. This plan has expired. Renew it under Plans, then try again.",
      );
    await expect.element(page.getByRole("textbox", { name: "Loss Value" })).toHaveValue("7");
  });

  it("shows 'Payment required.' when editing a saved risk too, and keeps the change", async () => {
    risks = [savedAs(1, { riskPresetId: 1 })];
    answers[`POST ${RISKS}/update`] = () => ({ status: 402, json: EXPIRED });
    await open();
    await button("Edit River Flood").click();
    const loss = page.getByRole("textbox", { name: "Loss Value" });
    await loss.fill("7");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("alert")).toMatchTextContent("Payment required.");
    await expect.element(loss).toHaveValue("7");
  });

  it("shows 'Payment required.' when deleting a saved risk too, and keeps the answer Yes", async () => {
    risks = [savedAs(1, { riskPresetId: 1 })];
    answers[`POST ${RISKS}/delete`] = () => ({ status: 402, json: EXPIRED });
    await open();
    await half("River Flood", "No").click();
    const question = page.getByRole("alertdialog", { name: "Are you sure to delete this risk?" });
    await question.getByRole("button", { name: "Yes", exact: true }).click();
    await expect.element(half("River Flood", "No")).toBeChecked();
    await button("Close: Deleting River Flood").click();
    await expect.element(page.getByText("River Flood could not be deleted")).toBeVisible();
    await expect.element(page.getByText(/^Payment required\./u)).toBeVisible();
    await expect.element(half("River Flood", "Yes")).toBeChecked();
  });
});

describe("a custom risk", () => {
  it("adds a custom risk to its category, and refuses the name of a preset", async () => {
    const message = "This risk is already listed in its category. Please select it there.";
    const create = answers[`POST ${RISKS}/create`];
    answers[`POST ${RISKS}/create`] = (body) =>
      (body as Risk).name === "Building Fire"
        ? { status: 400, json: { ...INVALID, errors: [{ path: "name", message }] } }
        : (create?.(body) ?? {});
    await open();
    await button("Add new risk to Premises and Property").click();
    const name = page.getByRole("textbox", { name: "Name" });
    await expect.element(name).toHaveFocus();
    await userEvent.keyboard("Building Fire");
    await likelihood().selectOptions("Once a year");
    await page.getByRole("textbox", { name: "Loss Value" }).fill("900");
    await page.getByText("Accept", { exact: true }).click();
    await page.getByLabelText(PROCESS).fill("So.");
    await button("Save").click();
    await expect.element(name).toHaveAccessibleDescription(message);
    await expect.element(name).toHaveFocus();
    await name.fill("Pier collapse");
    await userEvent.keyboard("{Enter}");
    await expect.element(heading("1 Premises and Property selected")).toBeVisible();
    await expect.element(half("Pier collapse", "Yes")).toBeChecked();
    expect(risks[0]).toMatchObject({ riskPresetId: null, riskCategoryId: 2, cost: 900 });
  });
});
