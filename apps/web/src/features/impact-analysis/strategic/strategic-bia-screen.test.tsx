import { AREA_ALREADY_RATED } from "@holdfast/contract/impact-analysis/errors";
import { NO_SUCH_AREA } from "@holdfast/contract/impact-analysis/strategic/strategic-bia";
import type { StrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { StrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import { QueryClientProvider } from "@tanstack/react-query";
import { useRef } from "react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useFocusKept } from "../../../ui/layout/use-focus-kept";
import { render } from "vitest-browser-react";
import {
  HasUnsavedContext,
  UnsavedChangesContext,
  useUnsavedWatch,
} from "../../../ui/overlays/unsaved-changes";
import { UnsavedChangesPrompt } from "../../../platform/forms/unsaved-changes-prompt";
import { createQueryClient } from "../../../platform/api/query-client";
import { WorkspaceProvider } from "../../workspace/public";
import { organisationWith, planWith, workspaceOf } from "../../../../test/workspace";
import { StrategicBiaScreen } from "./strategic-bia-screen";
import { tick } from "../../../../test/tick";
import { DataRouter } from "../../../../test/data-router";

const id = (last: string) => `0199e2a0-0000-7000-8000-0000000000${last}`;
const [ORG, PLAN] = ["02", "04"].map(id);
const plan = planWith({
  planId: PLAN,
  organisationId: ORG,
  mtpd: { mtpdId: 9, name: "7 days", value: 7 },
});
const organisation = organisationWith({ organisationId: ORG });

const areaOf = (last: string, name: string): StrategicCriticalArea => ({
  strategicCriticalAreaId: id(last),
  name,
  description: null,
  strategicCriticalAreaCategoryId: 1,
  version: 1,
  category: {
    strategicCriticalAreaCategoryId: 1,
    name: "Products and Services",
    strategicCriticalAreaCategoryPenalties: [
      { penalty: { penaltyId: 7, name: "Loss of a contract" } },
    ],
  } as StrategicCriticalArea["category"],
});
const [BREAKFAST, CATERING] = [areaOf("11", "Breakfast"), areaOf("12", "Catering")];
const areaRatingOf = (area: StrategicCriticalArea): StrategicBia => ({
  strategicBiaId: `${area.strategicCriticalAreaId.slice(0, -2)}9${area.strategicCriticalAreaId.at(-1)}`,
  strategicCriticalArea: area,
  criticality: 4,
  criticalPeriods: [],
  penalty: { penaltyId: 7, name: "Loss of a contract" },
  penaltyAttachment: null,
  notes: null,
  strategicBiaDrsList: [],
});

const AREAS = `GET /v1/orgs/${ORG}/strategic_critical_areas`;
const RECORDS = `/v1/plans/${PLAN}/strategic_bias`;
const NOTES = "AU$20,000 a week, clause 7";
let replies: Record<string, unknown>;
/** The response to every write request. */
let refusal: { status: number; code?: string; detail?: string; errors?: unknown };

beforeEach(() => {
  refusal = { status: 404, code: NOT_FOUND.code, detail: NOT_FOUND.message };
  replies = {
    [AREAS]: [BREAKFAST, CATERING],
    [`GET ${RECORDS}`]: [areaRatingOf(BREAKFAST)],
    [`GET /v1/plans/${PLAN}/uncritical_areas`]: [],
    [`GET /v1/plans/${PLAN}/critical_periods`]: [],
    "GET /v1/disruption_risk_scales": [
      {
        disruptionRiskScaleCategoryId: 1,
        disruptionRiskScaleCategoryName: "Financial",
        disruptionRiskScales: [
          { disruptionRiskScaleId: 3, value: 1, level: "Negligible", description: "Hardly felt." },
        ],
      },
    ],
  };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address, request) => {
    const json = replies[`${request?.method ?? "GET"} ${String(address)}`];
    return json === undefined
      ? Response.json(refusal, {
          status: refusal.status,
          headers: { "content-type": "application/problem+json" },
        })
      : Response.json(json);
  });
});

/** Watches for unsaved input, as the frame of the plan's pages does. */
const Frame = ({ children }: { readonly children: ReactNode }) => {
  const { guard, hasUnsaved } = useUnsavedWatch();
  const main = useRef<HTMLElement>(null);
  useFocusKept(main);
  return (
    <UnsavedChangesContext value={guard}>
      <HasUnsavedContext value={hasUnsaved}>
        <main ref={main} tabIndex={-1}>
          {children}
        </main>
      </HasUnsavedContext>
    </UnsavedChangesContext>
  );
};

const open = (address = "/") =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DataRouter address={address}>
        <WorkspaceProvider value={workspaceOf(organisation, plan)}>
          <UnsavedChangesPrompt>
            <Frame>
              <StrategicBiaScreen />
            </Frame>
          </UnsavedChangesPrompt>
        </WorkspaceProvider>
      </DataRouter>
    </QueryClientProvider>,
  );
const button = (name: string) => page.getByRole("button", { name, exact: true });
const notes = () => page.getByRole("textbox", { name: "Penalty details and comments" });
const heading = (name: string) => page.getByRole("heading", { name });
const notice = () => page.getByRole("alert");

async function typeNotes() {
  await open();
  await notes().fill(NOTES);
}

/** Expects the notice to name what happened, the text to be copyable, and Continue to be the only action. */
async function expectKept(title: string) {
  await expect.element(notice()).toMatchTextContent(title);
  await expect.element(notice()).toMatchTextContent("Copy what you need before you continue.");
  await expect.element(notes()).toHaveValue(NOTES);
  await expect.element(notes()).toBeEnabled();
  await expect.element(button("Save")).not.toBeInTheDocument();
}

describe("unsaved input about a strategic area", () => {
  it("keeps unsaved input until it is discarded when another person deletes the area", async () => {
    await typeNotes();
    replies[AREAS] = [CATERING];
    replies[`GET ${RECORDS}`] = [];
    await button("Save").click();
    await expectKept("“Breakfast” was deleted by someone else or in another tab.");
    await expect.element(heading("Breakfast")).toBeVisible();
    await button("Continue without saving").click();
    await expect.element(heading("Catering")).toHaveFocus();
    await expect.element(notice()).not.toBeInTheDocument();
    await expect.element(notes()).not.toBeInTheDocument();
  });

  it("keeps unsaved input when its area was the only one", async () => {
    replies[AREAS] = [BREAKFAST];
    await typeNotes();
    replies[AREAS] = [];
    replies[`GET ${RECORDS}`] = [];
    await button("Save").click();
    await expectKept("“Breakfast” was deleted by someone else or in another tab.");
    await userEvent.keyboard("{Tab}{Enter}");
    await expect
      .element(page.getByRole("link", { name: "Go To Strategic Areas" }))
      .toHaveAttribute("href", "/organization/strategic-areas");
    await expect.element(page.getByRole("main")).toHaveFocus();
  });

  it("keeps unsaved input when the area of a new answer is deleted, and sends it no longer by Enter", async () => {
    replies[`GET ${RECORDS}`] = [];
    await open();
    await page.getByText("Yes", { exact: true }).click();
    await page.getByText("3 Essential").click();
    await page
      .getByRole("combobox", { name: "Which penalty would apply if it stopped?" })
      .selectOptions("Loss of a contract");
    await notes().fill(NOTES);
    replies[AREAS] = [CATERING];
    const errors = [{ path: "strategicCriticalAreaId", message: NO_SUCH_AREA }];
    refusal = { status: 400, code: "invalid-input", detail: NO_SUCH_AREA, errors };
    await button("Save").click();
    await expectKept("“Breakfast” was deleted by someone else or in another tab.");
    const calls = vi.mocked(globalThis.fetch).mock.calls.length;
    page
      .getByRole("radio", { name: /3 Essential/ })
      .element()
      .closest("form")
      ?.requestSubmit();
    expect(vi.mocked(globalThis.fetch).mock.calls).toHaveLength(calls);
  });

  it("keeps unsaved input when another person marks the area as not critical", async () => {
    await typeNotes();
    replies[`GET ${RECORDS}`] = [];
    await button("Save").click();
    await expectKept("“Breakfast” was marked as not critical by someone else or in another tab.");
    await button("Continue without saving").click();
    await expect.element(button("Save")).toBeDisabled();
    await expect.element(notes()).not.toBeInTheDocument();
  });

  it("keeps unsaved input when another person answers first, and shows that answer after discarding", async () => {
    replies[`GET ${RECORDS}`] = [];
    await open();
    await page.getByText("Yes", { exact: true }).click();
    await page.getByText("3 Essential").click();
    replies[`GET ${RECORDS}`] = [areaRatingOf(BREAKFAST)];
    const { code, status, message } = AREA_ALREADY_RATED;
    refusal = { status, code, detail: message };
    await button("Save").click();
    await expect
      .element(notice())
      .toMatchTextContent("“Breakfast” was saved as critical by someone else or in another tab.");
    await expect.element(page.getByRole("radio", { name: /3 Essential/ })).toBeChecked();
    await button("Continue without saving").click();
    await expect.element(page.getByRole("radio", { name: /4 Critical/ })).toBeChecked();
  });
});

it("keeps the chosen scales when another person deletes the area, until they are discarded", async () => {
  await open("/?step=scales");
  await tick(page.getByRole("radio", { name: /1 Negligible/ }));
  replies[AREAS] = [CATERING];
  replies[`GET ${RECORDS}`] = [areaRatingOf(CATERING)];
  await button("Save").click();
  await expect
    .element(notice())
    .toMatchTextContent("“Breakfast” was deleted by someone else or in another tab.");
  await expect.element(page.getByRole("radio", { name: /1 Negligible/ })).toBeChecked();
  await button("Continue without saving").click();
  await expect.element(heading("Catering")).toHaveFocus();
});

it("asks before another area of the list replaces unsaved input", async () => {
  await typeNotes();
  await page.getByRole("link", { name: /Catering/ }).click();
  await button("Keep editing").click();
  await expect.element(notes()).toHaveValue(NOTES);
  await page.getByRole("link", { name: /Catering/ }).click();
  await button("Discard").click();
  await expect.element(heading("Catering")).toHaveFocus();
});

it("shows no notice after the user's own 'No' deletes the record", async () => {
  await typeNotes();
  replies[`DELETE ${RECORDS}/${areaRatingOf(BREAKFAST).strategicBiaId}`] = {};
  await page.getByText("No", { exact: true }).click();
  await button("Save").click();
  replies[`GET ${RECORDS}`] = [];
  await button("Mark as not critical").click();
  await expect.element(heading("Catering")).toBeVisible();
  await expect.element(notice()).not.toBeInTheDocument();
});
