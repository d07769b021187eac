import type { InsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../../platform/api/query-client";
import { ToastRegion } from "../../../ui/feedback/toast-region";
import { closeToast, currentToasts } from "../../../ui/feedback/toast-store";
import { WorkspaceProvider } from "../../workspace/public";
import { organisationWith, planWith, workspaceOf } from "../../../../test/workspace";
import { InsuranceCard } from "./insurance-card";

const PLAN = "0199e2a0-0000-7000-8000-000000000003";
const LIST = `/v1/plans/${PLAN}/insurance_policies`;
const POLICY: InsurancePolicy = {
  insurancePolicyId: "0199e2a0-0000-7000-8000-000000000041",
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
let rows: readonly InsurancePolicy[] = [];

beforeEach(() => {
  vi.clearAllMocks();
  for (const { id } of currentToasts()) closeToast(id);
  rows = [];
  server.mockImplementation(async (address, request) => {
    if (String(address) === LIST && request?.method === "POST")
      return Response.json(POLICY, { status: 201 });
    if (request?.method === "DELETE") return new Response(null, { status: 204 });
    return Response.json(String(address) === LIST ? rows : []);
  });
});

const open = (change = true) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider
          value={workspaceOf(organisationWith(), planWith({ planId: PLAN, canChange: change }))}
        >
          <InsuranceCard />
        </WorkspaceProvider>
        <ToastRegion />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const button = (name: string) => page.getByRole("button", { name, exact: true });
const table = () => page.getByRole("table", { name: "Insurance policies of the plan" });
const sent = (method: string) =>
  server.mock.calls
    .filter(([, request]) => request?.method === method)
    .map(([address, request]) => [
      String(address),
      request?.body ? JSON.parse(String(request.body)) : undefined,
    ]);

it("adds a policy, and asks for the indemnity period of business interruption insurance only", async () => {
  await open();
  await expect.element(page.getByText("No Insurance Policies")).toBeVisible();
  await button("Add insurance policy").click();
  const kind = page.getByRole("combobox", { name: /^Kind of insurance/u });
  await kind.selectOptions("Cyber");
  expect(page.getByRole("textbox", { name: /^Indemnity period/u }).query()).toBeNull();
  await kind.selectOptions("Business interruption");
  await page.getByRole("textbox", { name: /^Insurer/u }).fill("Harbour Mutual");
  await page.getByRole("textbox", { name: /^Sum insured/u }).fill("450000");
  await page.getByRole("textbox", { name: /^Indemnity period/u }).fill("12");
  await button("Save").click();
  await expect.element(table().getByRole("row", { name: /Harbour Mutual/u })).toBeVisible();
  expect(sent("POST")).toEqual([
    [
      LIST,
      {
        kind: "Business interruption",
        insurer: "Harbour Mutual",
        sumInsured: 450_000,
        indemnityMonths: 12,
      },
    ],
  ]);
});

it("names the fields that are missing", async () => {
  await open();
  await button("Add insurance policy").click();
  await button("Save").click();
  await expect.element(page.getByText("Please select the kind of insurance.")).toBeVisible();
  await expect.element(page.getByText("Please input the insurer.")).toBeVisible();
  expect(sent("POST")).toEqual([]);
});

it("lists sums in the plan's currency, and deletes a policy after a confirmation", async () => {
  rows = [POLICY];
  await open();
  const row = table().getByRole("row", { name: /Harbour Mutual/u });
  await expect.element(row).toMatchTextContent("A$450,000");
  await expect.element(row).toMatchTextContent("12 months");
  await button("Delete Business interruption, Harbour Mutual").click();
  await button("Delete insurance policy").click();
  await button("Close: Deleting Business interruption, Harbour Mutual").click();
  await expect
    .element(page.getByText("The insurance policy has been successfully deleted"))
    .toBeVisible();
  expect(sent("DELETE")).toEqual([[`${LIST}/${POLICY.insurancePolicyId}`, undefined]]);
  await expect.element(page.getByText("No Insurance Policies")).toBeVisible();
});

it("shows the schedule without its buttons to a user who can't change the plan", async () => {
  rows = [POLICY];
  await open(false);
  await expect.element(table().getByRole("row", { name: /Harbour Mutual/u })).toBeVisible();
  expect(page.getByRole("button", { name: /^(?:Add|Edit|Delete)/u }).elements()).toEqual([]);
});

it("says who can add policies to a user who can't change the plan", async () => {
  await open(false);
  await expect.element(page.getByText(/An owner or editor can add the policies\.$/u)).toBeVisible();
});

it("shows an error if the schedule cannot be read, and reads it again on request", async () => {
  const refusal = { status: 403, code: "not-allowed", detail: "You may not read this." };
  server.mockImplementation(async () => Response.json(refusal, { status: 403 }));
  await open();
  await expect.element(page.getByText("You may not read this.")).toBeVisible();
  server.mockImplementation(async () => Response.json([POLICY]));
  await button("Try again").click();
  await expect.element(table().getByRole("row", { name: /Harbour Mutual/u })).toBeVisible();
});

it.each([820, 1024])("needs no horizontal scrolling in a window of %d pixels", async (width) => {
  rows = [{ ...POLICY, kind: "Workers compensation", insurer: "Harbourside Workers Insurance" }];
  await page.viewport(width, 768);
  await open();
  await expect.element(table().getByText("HM-4711")).toBeVisible();
  const scroller = table().element().parentElement;
  expect(scroller?.scrollWidth).toBe(scroller?.clientWidth);
  await expect.element(table().getByText("+61 2 5550 0110")).toBeVisible();
});
