import type { Plan } from "@holdfast/contract/plans/plan";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../../platform/api/query-client";
import { forgetDrafts } from "../../../platform/session/stored-drafts";
import { WorkspaceProvider } from "../../workspace/public";
import { readsSuggestions, suggestionsWith } from "../../../../test/suggestions";
import { organisationWith, planWith, workspaceOf } from "../../../../test/workspace";
import { TacticalBiaScreen } from "./tactical-bia-screen";

const PLAN = "0199e2a0-0000-7000-8000-000000000003";
const FOUR_HOURS = { mtpdId: 1, name: "4 hours", value: 0.1667 };
const WEEK = { mtpdId: 9, name: "7 days", value: 7 };

const SET = suggestionsWith({
  businessUnits: ["Kitchen", "Finance", "Bar"].map((name) => ({ name, why: "It works." })),
  recoveryTimes: [
    { businessUnit: "Kitchen", rto: 3, rpo: 1, reason: "It cooks." },
    { businessUnit: "Finance", rto: 9, rpo: 2, reason: "It can wait." },
    { businessUnit: "Bar", rto: 5, rpo: 1, reason: "It pours." },
  ],
});

const server = vi.spyOn(globalThis, "fetch");
const UNITS = [
  { departmentId: "k", name: "Kitchen" },
  { departmentId: "f", name: "Finance" },
];
let isCapped = false;
let units = UNITS;
let marks: object[] = [];
beforeEach(() => {
  vi.clearAllMocks();
  forgetDrafts();
  units = UNITS;
  marks = [];
  server.mockImplementation(async (address) => {
    if (readsSuggestions(address)) return Response.json(SET);
    if (String(address).endsWith("/findings")) return Response.json({ findings: [] });
    if (String(address).endsWith("/proposals")) return Response.json(marks);
    return Response.json(
      String(address).endsWith("/departments")
        ? units
        : [
            {
              tacticalBiaId: "t",
              departmentId: "k",
              departmentName: "Kitchen",
              rto: 1,
              rpo: 0,
              isCapped,
            },
          ],
    );
  });
});

const open = (mtpd: Plan["mtpd"]) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider
          value={workspaceOf(organisationWith(), planWith({ planId: PLAN, mtpd }))}
        >
          <TacticalBiaScreen />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const slider = (name: string) => page.getByRole("slider", { name });
const WITHIN = "within the MTPD of 4 hours";

it("shows an MTPD in hours above the sliders and labels 1 day as within it", async () => {
  await open(FOUR_HOURS);
  await expect
    .element(page.getByText("Maximum Tolerable Period of Disruption (MTPD) is 4 hours."))
    .toBeVisible();
  await expect.element(slider("RTO of Kitchen")).toHaveAttribute("aria-valuetext", WITHIN);
  await expect.element(page.getByText(WITHIN)).toBeVisible();
  await expect.element(slider("RPO of Kitchen")).toHaveAttribute("aria-valuetext", "0 days");

  (slider("RPO of Finance").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(slider("RPO of Finance")).toHaveAttribute("aria-valuetext", WITHIN);
});

it("marks an unconfirmed MTPD as proposed", async () => {
  marks = [{ kind: "mtpd", recordId: PLAN, planId: PLAN }];
  await open(FOUR_HOURS);
  await expect.element(page.getByText(/is 4 hours \(proposed\)\. RTO/u)).toBeVisible();
});

it("labels days as days when the MTPD is in days, and explains the times in a video", async () => {
  await open(WEEK);
  await expect
    .element(page.getByText("Maximum Tolerable Period of Disruption (MTPD) is 7 days."))
    .toBeVisible();
  await expect.element(slider("RTO of Kitchen")).toHaveAttribute("aria-valuetext", "1 day");
  expect(document.querySelector("video")).not.toBeNull();
});

it("suggests times for units without any, below the MTPD, and saves nothing by itself", async () => {
  await open(WEEK);
  await page.getByRole("button", { name: "Show suggestions" }).click();
  const items = page.getByRole("list", { name: "Suggestions" }).getByRole("listitem");
  await expect
    .element(items.first())
    .toMatchTextContent(/Finance Suggestion\s*RPO 1 day, RTO 6 days\. It can wait\./);
  expect(items.elements()).toHaveLength(1);
  await page.getByRole("button", { name: "Use recovery times: Finance" }).click();
  await expect.element(slider("RTO of Finance")).toHaveAttribute("aria-valuetext", "6 days");
  await expect.element(slider("RPO of Finance")).toHaveAttribute("aria-valuetext", "1 day");
  await expect.element(page.getByText(/These units have suggestions: Bar\./)).toBeVisible();
  expect(server.mock.calls.every(([, request]) => request?.method !== "POST")).toBe(true);
});

it("opens without unsaved changes: times that were never saved are not set", async () => {
  await open(WEEK);
  await expect.element(slider("RTO of Finance")).toHaveAttribute("aria-valuetext", "Not set");
  await expect.element(slider("RPO of Kitchen")).toHaveAttribute("aria-valuetext", "0 days");
  expect(page.getByRole("button", { name: "Save" }).elements()).toEqual([]);
});

it("saves the units with both times, and says which need the other", async () => {
  units = [...UNITS, { departmentId: "b", name: "Bar" }];
  await open(WEEK);
  for (const name of ["RTO of Finance", "RPO of Finance", "RTO of Bar"])
    await page.getByRole("textbox", { name: `${name}, as a number` }).fill("2");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Bar: set both RPO and RTO to save them.")).toBeVisible();
  const sent = server.mock.calls.find(([address]) => String(address).endsWith("/create"));
  expect(JSON.parse(String(sent?.[1]?.body))).toEqual([
    { departmentId: "f", name: "Finance", rto: 2, rpo: 2 },
  ]);
  await expect.element(slider("RTO of Bar")).toHaveAttribute("aria-valuetext", "2 days");
});

it("says which rows a lower MTPD has capped", async () => {
  isCapped = true;
  await open(WEEK);
  await expect.element(page.getByText("Capped to the MTPD of 7 days")).toBeVisible();
  await expect
    .element(
      page.getByText(
        "Kitchen: the saved recovery times are longer. Save to keep the shorter ones.",
      ),
    )
    .toBeVisible();
  isCapped = false;
});

it("saves nothing without an MTPD, and leads to the business units when there are none", async () => {
  const first = await open(null);
  await expect.element(slider("RTO of Kitchen")).toBeDisabled();
  expect(page.getByRole("button", { name: "Save" }).elements()).toEqual([]);
  await first.unmount();

  units = [];
  await open(WEEK);
  await expect.element(page.getByText("No Business Units")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Go To Business Units" }))
    .toHaveAttribute("href", "/dashboard/business-units");
  await expect.element(page.getByRole("button", { name: "Save" })).not.toBeInTheDocument();
});
