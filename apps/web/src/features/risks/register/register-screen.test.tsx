import type { Proposal } from "@holdfast/contract/proposals/proposal";
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
import { RegisterScreen } from "./register-screen";

const PLAN = "0199e2a0-0000-7000-8000-000000000003";
const RISKS = `/plans/${PLAN}/risks`;
const planIn = (prefix: string, canChange: boolean) =>
  planWith({
    planId: PLAN,
    canChange,
    currency: { code: "AUD", name: "Australian Dollar", symbol: "$", prefix, minorUnits: 2 },
  });

const ana = { contactId: "a", firstName: "Ana", lastName: "Silva" };

const risk = (place: number, about: Partial<Risk>): Risk =>
  sampleRisk({
    riskId: `0199e2a0-0000-7000-8000-00000000010${place}`,
    riskPresetId: place,
    riskCategoryId: 1,
    riskCategoryName: "Natural Hazards",
    likelihoodText: "Once a year",
    likelihoodValue: 1,
    mitigationStrategyIds: [6],
    mitigationStrategies: [{ mitigationStrategyId: 6, name: "Accept" }],
    includeInsurance: null,
    mitigationProcess: "Keep an eye on it.",
    mitigationStatusName: "Not started",
    accountableContactId: about.accountableContact?.contactId ?? null,
    accountableContact: null,
    followUpDate: null,
    ...about,
  });
const FLOOD = risk(1, {
  name: "River Flood",
  cost: 1_200,
  accountableContact: ana,
  followUpDate: "2020-03-01",
});
const STORM = risk(2, { name: "Severe Storm", cost: 300, followUpDate: "2999-03-01" });
const FIRE = risk(3, {
  name: "Building Fire",
  riskCategoryId: 2,
  riskCategoryName: "Premises and Property",
  likelihoodText: "1 in 100 years",
  cost: 900,
});

type Reply = { readonly status?: number; readonly json?: unknown };
const server = vi.spyOn(globalThis, "fetch");
let risks: readonly Risk[] = [];
let proposals: readonly Proposal[] = [];
let exporting: Reply = {};
let isExpired = false;

const EXPIRED = { status: 402, code: "payment-required", detail: "Payment required." };

const answerTo = (call: string, body: unknown): Reply => {
  if (isExpired && call.startsWith("POST ")) return { status: 402, json: EXPIRED };
  if (call.startsWith(`GET ${RISKS}/export?`)) return exporting;
  if (call === `GET ${RISKS}`) return { json: risks };
  if (call.endsWith("/proposals")) return { json: proposals };
  if (call.endsWith("/proposals/confirm")) {
    proposals = [];
    return { status: 204 };
  }
  if (call === `POST ${RISKS}/create`) return { status: 201, json: { ...STORM, riskId: "new" } };
  if (call !== `POST ${RISKS}/delete`) return { json: [] };
  risks = risks.filter(({ riskId }) => !(body as readonly string[]).includes(riskId));
  return { status: 204 };
};

beforeEach(() => {
  vi.clearAllMocks();
  for (const { id } of currentToasts()) closeToast(id);
  risks = [FLOOD, STORM, FIRE];
  proposals = [];
  exporting = { json: "the workbook" };
  isExpired = false;
  server.mockImplementation(async (address, request) => {
    const call = `${request?.method ?? "GET"} ${String(address).replace("/v1", "")}`;
    const body: unknown = request?.body === undefined ? null : JSON.parse(String(request.body));
    const { status = 200, json } = answerTo(call, body);
    return new Response(json === undefined ? null : JSON.stringify(json), {
      status,
      headers: {
        "content-type": "application/json",
        "content-disposition": "attachment; filename*=UTF-8''Caf%C3%A9_Risk_Register.xlsx",
      },
    });
  });
});
afterEach(() => endSession());

const open = async (change = true, width = 1440, prefix = "A$", address = "/") => {
  await page.viewport(width, 900);
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <WorkspaceProvider value={workspaceOf(null, planIn(prefix, change))}>
          <RegisterScreen />
        </WorkspaceProvider>
        <ToastRegion />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

const button = (name: string) => page.getByRole("button", { name, exact: true });
const search = () => page.getByRole("searchbox", { name: "Search", exact: true });
const dates = () => page.getByRole("combobox", { name: "Follow Up Date" });
const names = () =>
  page
    .getByRole("rowheader")
    .elements()
    .map(({ textContent }) => textContent);

it.each([
  [1440, "in a wide table", [FLOOD, STORM, FIRE]],
  [1440, "with amounts that are wider than their columns", []],
  [1160, "with amounts that are wider than their columns", []],
  [900, "with amounts that are wider than their columns", []],
])("shows all columns and the actions at %i px, %s", async (width, _, narrow) => {
  const cost = 999_999_999_999;
  const wide = { ...FLOOD, cost, annualisedValue: cost * 26, accountableContact: ana };
  risks = narrow.length > 0 ? narrow : [wide, STORM, FIRE];
  await open(true, width, "KWD");
  await expect.element(button("Follow Up Date")).toBeVisible();
  const right = (element: Element | undefined) => element?.getBoundingClientRect().right ?? 0;
  const heads = page.getByRole("columnheader").elements();
  const acts = heads.at(-1)?.getBoundingClientRect().left ?? 0;
  expect(Math.max(...heads.slice(0, -1).map(right))).toBeLessThanOrEqual(acts + 1);
  // A short register scrolls with the page, and has no scroll area.
  expect(page.getByRole("region", { name: "Risks" }).query()).toBeNull();
  const box = page.getByRole("table", { name: "Risks" }).element().parentElement;
  expect(box?.scrollWidth).toBe(box?.clientWidth);
  expect(box?.scrollHeight).toBe(box?.clientHeight);
});

it("spaces its filters evenly on a phone", async () => {
  await open(true, 390);
  await expect.element(search()).toBeVisible();
  const boxes = [...(search().element().closest("search")?.children ?? [])].map((part) =>
    part.getBoundingClientRect(),
  );
  const gaps = boxes.slice(1).map((box, place) => box.top - (boxes[place]?.bottom ?? 0));
  expect(gaps).toEqual([16, 16, 16]);
});

describe("the table", () => {
  it("shows 'Loading Risks...', then every column and links to assessment and report", async () => {
    const list = Promise.withResolvers<undefined>();
    const atOnce = server.getMockImplementation();
    server.mockImplementation(async (address, request) => {
      if (String(address).endsWith("/risks")) await list.promise;
      return (await atOnce?.(address, request)) ?? Response.error();
    });
    await open();
    await expect.element(page.getByText("Loading Risks...")).toBeVisible();
    list.resolve(undefined);
    await expect.element(page.getByRole("rowheader", { name: "River Flood" })).toBeVisible();
    const heads = page.getByRole("columnheader").elements();
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      "Risk",
      "Risk Category",
      "Likelihood",
      "Loss Value",
      "Annualised Value",
      "Mitigation Strategy",
      "Mitigation Status",
      "Responsible Person",
      "Follow Up Date",
      "Actions",
    ]);
    await expect
      .element(page.getByRole("row", { name: /^River Flood/u }))
      .toMatchTextContent(
        /Natural Hazards.*Once a year.*A\$1,200.*A\$1,200\.00.*Accept.*Not started.*Ana Silva.*01\/03\/2020/u,
      );
    const chain = page.getByRole("navigation", { name: "Previous and next page" });
    await expect
      .element(chain.getByRole("link", { name: /Risk Assessment$/u }))
      .toHaveAttribute("href", "/dashboard/risk/assessment");
    await expect
      .element(chain.getByRole("link", { name: /Risk & Insurance Report$/u }))
      .toHaveAttribute("href", "/dashboard/risk/report");
  });

  it("sorts by a column ascending, descending and not at all", async () => {
    await open();
    const head = button("Loss Value");
    for (const order of [
      [STORM, FIRE, FLOOD],
      [FLOOD, FIRE, STORM],
      [FLOOD, STORM, FIRE],
    ]) {
      await head.click();
      await expect.poll(names).toEqual(order.map(({ name }) => name));
    }
  });

  it("links to the assessment when it is empty", async () => {
    risks = [];
    await open();
    await expect.element(page.getByText("No Risks")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Go to Risk Assessment" }))
      .toHaveAttribute("href", "/dashboard/risk/assessment");
    expect(button("Export").query()).toBeNull();
  });

  it("shows the table read-only to a user who can't change the plan", async () => {
    await open(false);
    await button("Details of River Flood").click();
    await expect.element(page.getByRole("dialog")).toMatchTextContent("Keep an eye on it.");
    expect(page.getByText(/^(What to count|Suggestions)/u).query()).toBeNull();
    expect(button("Edit River Flood").query()).toBeNull();
    expect(button("Delete River Flood").query()).toBeNull();
  });
});

describe("two thousand risks", () => {
  const MAX_RENDERED = 80;
  /** Counts the rendered rows, asserting that they are few and still fill the window. */
  const expectFewDrawn = async (first: string) => {
    await expect.poll(() => names()[0]).toBe(first);
    expect(names().length).toBeGreaterThan(10);
    expect(names().length).toBeLessThanOrEqual(MAX_RENDERED);
  };

  it("renders two thousand risks only while visible, also when sorted or searched", async () => {
    risks = Array.from({ length: 2_000 }, (_, place) =>
      risk(place, {
        riskId: `risk-${place}`,
        name: `${place % 2 === 0 ? "Flood" : "Fire"} ${place}`,
        cost: place,
      }),
    );
    await open();
    await expect.element(page.getByText("2,000 risks", { exact: false })).toBeVisible();
    // The register begins with the highest annualised value.
    await expectFewDrawn("Fire 1999");
    await button("Loss Value").click();
    await expectFewDrawn("Flood 0");
    await button("Loss Value").click();
    await expectFewDrawn("Fire 1999");
    await search().fill("flood");
    await expect.element(page.getByText("1,000 of 2,000 risks", { exact: false })).toBeVisible();
    await expectFewDrawn("Flood 1998");
    page.getByRole("region", { name: "Risks" }).element().scrollTo({ top: 1e9 });
    await expect.poll(() => names().at(-1)).toBe("Flood 0");
    expect(names().length).toBeLessThanOrEqual(MAX_RENDERED);
    await search().fill("flood 77");
    const found = risks.filter(({ name }) => name.startsWith("Flood 77"));
    await expect.poll(names).toEqual(found.map(({ name }) => name).toReversed());
  });
});

describe("the filters", () => {
  it.each([
    ["storm", [STORM]],
    ["premises", [FIRE]],
    ["once a", [FLOOD, STORM]],
  ])("searches name, category and likelihood: %s", async (text, found) => {
    await open();
    await search().fill(text);
    await expect.poll(names).toEqual(found.map(({ name }) => name));
  });

  it("accepts one date range, and any number of people and categories", async () => {
    await open();
    await expect.element(dates()).toMatchTextContent(/This Week.*This Month.*This Year.*Overdue/u);
    await dates().selectOptions("Overdue");
    await expect.poll(names).toEqual(["River Flood"]);
    await dates().selectOptions("Any date");
    await page.getByText("All categories").click();
    await page.getByRole("checkbox", { name: "Natural Hazards" }).click();
    await expect.poll(names).toEqual(["River Flood", "Severe Storm"]);
    await page.getByRole("checkbox", { name: "Premises and Property" }).click();
    await expect.poll(names).toHaveLength(3);
    await page.getByText("All people", { exact: true }).click();
    await page.getByRole("checkbox", { name: "Unassigned" }).click();
    await expect.poll(names).toEqual(["Building Fire", "Severe Storm"]);
    await button("Clear filters").click();
    await expect.poll(names).toHaveLength(3);
  });

  it("shows an empty state when no risk matches the filters, and clears them there", async () => {
    await open();
    await search().fill("zzz");
    await expect.element(page.getByText("No results", { exact: true })).toBeVisible();
    await expect.element(button("Export")).toBeDisabled();
    await button("Show all risks").click();
    await expect.poll(names).toHaveLength(3);
  });
});

describe("the actions", () => {
  it("asks 'Sure to delete?' before deleting a risk", async () => {
    await open();
    await button("Delete Severe Storm").click();
    const question = page.getByRole("alertdialog", { name: "Sure to delete?" });
    await expect.element(question).toMatchTextContent("Severe Storm");
    await question.getByRole("button", { name: "Cancel" }).click();
    expect(risks).toHaveLength(3);
    await button("Delete Severe Storm").click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect.poll(names).toEqual(["River Flood", "Building Fire"]);
    expect(risks).toHaveLength(3);
    await button("Close: Deleting Severe Storm").click();
    await expect.element(page.getByText("The risk has been successfully deleted")).toBeVisible();
    expect(risks).toEqual([FLOOD, FIRE]);
  });

  it("shows a deleted risk again after Undo, without a call", async () => {
    await open();
    await button("Delete Severe Storm").click();
    const calls = server.mock.calls.length;
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect.poll(names).toEqual(["River Flood", "Building Fire"]);
    await button("Undo: Severe Storm").click();
    await expect.poll(names).toEqual(["River Flood", "Building Fire", "Severe Storm"]);
    expect(server.mock.calls).toHaveLength(calls);
  });

  it("shows 'Payment required.' when deleting from an expired plan", async () => {
    isExpired = true;
    await open();
    await button("Delete Severe Storm").click();
    const question = page.getByRole("alertdialog", { name: "Sure to delete?" });
    await question.getByRole("button", { name: "Delete" }).click();
    await button("Close: Deleting Severe Storm").click();
    await expect.element(page.getByText("Severe Storm could not be deleted")).toBeVisible();
    await expect.element(page.getByText(/^Payment required\./u)).toBeVisible();
    expect(names()).toHaveLength(3);
  });

  it("shows 'Payment required.' when editing in an expired plan, and keeps the change", async () => {
    isExpired = true;
    await open();
    await button("Edit Building Fire").click();
    const loss = page.getByRole("textbox", { name: "Loss Value" });
    await loss.fill("7");
    await button("Save").click();
    await expect.element(page.getByRole("alert")).toMatchTextContent("Payment required.");
    await expect.element(loss).toHaveValue("7");
  });

  it("exports the filtered rows in their order, under the plan's name", async () => {
    const saved = vi
      .spyOn(HTMLAnchorElement.prototype, "click")
      .mockImplementation(() => undefined);
    await open();
    await search().fill("natural");
    await button("Loss Value").click();
    await expect.poll(names).toEqual(["Severe Storm", "River Flood"]);
    await button("Export").click();
    await expect.element(page.getByText("Export successfully")).toBeVisible();
    const asked = server.mock.calls.find(([address]) => String(address).includes("/export"));
    expect(String(asked?.[0])).toMatch(/text=natural.*sort=cost.*isDescending=false/u);
    expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe("Café_Risk_Register.xlsx");
    saved.mockRestore();
  });

  it("shows 'Export failed' when the export fails", async () => {
    exporting = { status: 500, json: {} };
    await open();
    await button("Export").click();
    await expect.element(page.getByText("Export failed")).toBeVisible();
  });
});

it.each([
  ["the form", true, "Save"],
  ["the details, for a viewer,", false, "Close"],
])("opens %s of the risk that the address names, once", async (_, change, end) => {
  await open(change, 1440, "A$", `/?risk=${FLOOD.riskId}`);
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText(FLOOD.name).first()).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: end }).first()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(search()).toBeVisible();
});

describe("a proposed risk", () => {
  beforeEach(() => {
    proposals = [{ kind: "risk", recordId: FLOOD.riskId, planId: PLAN }];
  });

  it("marks a proposed risk, counts it in no total and does not confirm it from its row", async () => {
    await open();
    await expect.element(page.getByText("1 proposed", { exact: true })).toBeVisible();
    await expect.element(page.getByText(/per year in total, excluding 1 proposed/)).toBeVisible();
    await expect
      .element(page.getByRole("row", { name: /River Flood/ }).getByText("Proposed"))
      .toBeVisible();
    await expect.element(page.getByRole("button", { name: /^Confirm/ })).not.toBeInTheDocument();
  });

  it("confirms a proposed risk in its form, where its answers can be read", async () => {
    await open();
    await page.getByRole("button", { name: "Edit River Flood" }).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect.element(page.getByText("1 proposed", { exact: true })).not.toBeInTheDocument();
    expect(server).toHaveBeenCalledWith(
      expect.stringContaining("/proposals/confirm"),
      expect.objectContaining({
        body: JSON.stringify({ kind: "risk", recordIds: [FLOOD.riskId] }),
      }),
    );
  });
});
