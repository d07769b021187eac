import type { IncidentWithKeys } from "@holdfast/contract/incidents/incident";
import type { IncidentCosts } from "@holdfast/contract/incidents/log-entry";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { createQueryClient } from "../../../platform/api/query-client";
import { QueueSection } from "../log/queue-section";
import { CostsSection } from "./costs-section";

const ID = "0199e2a0-0000-7000-8000-0000000000";
const incident = {
  planId: `${ID}03`,
  incidentId: `${ID}04`,
  status: "active",
  declaredAt: "2026-11-23T00:00:00.000Z",
  newestEntry: 1,
  units: [{ unitId: `${ID}07`, name: "Kitchen" }],
  entryKeys: [btoa("A".repeat(32))],
} as unknown as IncidentWithKeys;

const AUD = { code: "AUD", prefix: "A$" };
const cost = (number: number, text: string, amount: number): IncidentCosts["entries"][number] => ({
  number,
  entryId: `${ID}${20 + number}`,
  kind: "cost",
  text,
  authorName: "Mei Tan",
  deviceAt: "2026-11-23T02:00:00.000Z",
  serverAt: "2026-11-23T02:00:01.000Z",
  photo: null,
  hash: "",
  cost: {
    kind: "repairs",
    amount,
    currency: AUD,
    paidBy: "Business card",
    unitName: "Kitchen",
    corrects: null,
  },
});
const COVER: IncidentCosts["policies"][number] = {
  insurancePolicyId: `${ID}41`,
  kind: "Business interruption",
  insurer: "Harbour Mutual",
  policyNumber: "HM-4711",
  claimsPhone: "+61 2 5550 0110",
  sumInsured: 450_000,
  indemnityMonths: 12,
  comments: null,
  version: 1,
};

const server = vi.spyOn(globalThis, "fetch");
let costs: IncidentCosts;
let posted: unknown[];
let hasNetwork: boolean;

beforeEach(() => {
  localStorage.clear();
  costs = { currency: AUD, entries: [], policies: [], newestEntry: 1 };
  posted = [];
  hasNetwork = true;
  server.mockReset().mockImplementation(async (address, request) => {
    if (String(address).endsWith("/v1/user")) return Response.json({ id: `${ID}01` });
    if (request?.method !== "POST") return Response.json(costs);
    const { entries } = JSON.parse(String(request.body)) as { readonly entries: unknown[] };
    if (!hasNetwork) throw new TypeError("Failed to fetch");
    posted.push(...entries);
    return Response.json(entries, { status: 201 });
  });
});

const open = (change: Partial<IncidentWithKeys> = {}) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <QueueSection incident={{ ...incident, ...change }}>
          <CostsSection incident={{ ...incident, ...change }} />
        </QueueSection>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = () => page.getByRole("dialog");
const total = (amount: string) =>
  page.getByRole("heading", { name: `Costs so far: ${amount}`, exact: true });

it("shows the total and the kinds with the indemnity period and the claims line", async () => {
  costs = {
    ...costs,
    entries: [cost(1, "Smoke damage", 310_000), cost(2, "Electrician", 88_025)],
    policies: [
      { ...COVER, insurancePolicyId: `${ID}42`, kind: "Cyber", indemnityMonths: null },
      COVER,
    ],
  };
  await open();
  await expect.element(total("A$3,980.25")).toBeVisible();
  await expect
    .element(page.getByText(/^Indemnity period: 12 months, until 23 Nov 2027 if it begins/u))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "+61 2 5550 0110" }).first())
    .toHaveAttribute("href", "tel:+61255500110");
  const rows = page.getByRole("list", { name: "Costs" }).getByRole("listitem");
  expect(rows.elements().map((row) => row.querySelector("strong")?.textContent)).toEqual([
    "Electrician",
    "Smoke damage",
  ]);
  await expectAccessible();
});

it("adds a cost without a network, counts it, and sends it once", async () => {
  hasNetwork = false;
  await open();
  await button("Add cost").click();
  await expectAccessible();
  await button("Add cost").last().click();
  await expect.element(page.getByText("Please say what the cost is for.")).toBeVisible();
  await expect.element(page.getByText("Please select the kind of cost.")).toBeVisible();
  await dialog()
    .getByRole("textbox", { name: /^What it is for/u })
    .fill("Rented van");
  await dialog()
    .getByRole("textbox", { name: /^Amount/u })
    .fill("1240.5");
  await dialog()
    .getByRole("combobox", { name: /^Kind of cost/u })
    .selectOptions("Other");
  await dialog()
    .getByRole("combobox", { name: /^Business unit/u })
    .selectOptions("Kitchen");
  await button("Add cost").last().click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(total("A$1,240.50")).toBeVisible();
  await expect.element(page.getByText(/, not sent$/u)).toBeVisible();
  expect(Object.values(localStorage).join("")).not.toContain("Rented");
  hasNetwork = true;
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => posted.length).toBe(1);
  expect(posted).toEqual([
    {
      entryId: expect.any(String),
      deviceAt: expect.any(String),
      text: "Rented van",
      cost: {
        kind: "other",
        amount: 124_050,
        paidBy: "",
        unitId: `${ID}07`,
        corrects: null,
      },
    },
  ]);
});

it("corrects a cost by an entry that replaces it, with a reason", async () => {
  costs = { ...costs, entries: [cost(1, "Smoke damage", 310_000)] };
  await open();
  await button("Correct Smoke damage").click();
  const amount = dialog().getByRole("textbox", { name: /^Amount/u });
  await expect.element(amount).toHaveValue("3,100");
  await amount.fill("2900");
  await button("Save correction").click();
  await expect.element(page.getByText("Please say why the cost is corrected.")).toBeVisible();
  await dialog()
    .getByRole("textbox", { name: /^Why it is/u })
    .fill("The invoice says so.");
  await button("Save correction").click();
  await expect
    .poll(() => posted)
    .toMatchObject([
      {
        cost: { amount: 290_000, corrects: { entryId: `${ID}21`, reason: "The invoice says so." } },
      },
    ]);
});

it("shows what a correction replaced, and takes costs after the incident was closed", async () => {
  const first = cost(1, "Smoke damage", 310_000);
  const corrects = { entryId: first.entryId, reason: "The invoice says so." };
  const correction = cost(2, "Smoke damage", 290_000);
  costs = {
    ...costs,
    entries: [first, { ...correction, cost: { ...correction.cost, corrects } }],
  };
  await open({ status: "closed" });
  await expect.element(total("A$2,900.00")).toBeVisible();
  await expect
    .element(page.getByText(/The invoice says so\. Before: Smoke damage, A\$3,100\.00\.$/u))
    .toBeVisible();
  await expect.element(button("Correct Smoke damage")).toBeVisible();
  await expect.element(button("Add cost")).toBeVisible();
});

it("says where to add a cover if the plan has none", async () => {
  await open();
  await expect
    .element(page.getByRole("link", { name: "Go to the insurance schedule" }))
    .toBeVisible();
});
