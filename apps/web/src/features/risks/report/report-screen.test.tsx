import type { RiskReport } from "@holdfast/contract/risks/report/risk-report";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { cafeReport, sampleRisk } from "@holdfast/printables/test/risk-report-sample";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { ToastRegion } from "../../../ui/feedback/toast-region";
import { closeToast, currentToasts } from "../../../ui/feedback/toast-store";
import { createQueryClient } from "../../../platform/api/query-client";
import { endSession } from "../../../platform/session/session";
import { WorkspaceProvider } from "../../workspace/public";
import { organisationWith, planWith, workspaceOf } from "../../../../test/workspace";
import { ReportScreen } from "./report-screen";
import { tick } from "../../../../test/tick";

const PLAN = "0199e2a0-0000-7000-8000-000000000003";
const ORG = "0199e2a0-0000-7000-8000-000000000002";
const REPORT = `/plans/${PLAN}/risk_report`;
/** Where these tests run. */
const DOWNLOAD = `${REPORT}/pdf?timeZone=Australia%2FSydney`;
const DOCUMENT = `GET ${REPORT}/document?timeZone=Australia%2FSydney`;
const BRANCH = {
  branchId: "b",
  name: "Pier Street",
  address: "1 Pier Street, Sydney",
  country: "AU",
  isCountryAssumed: false,
};
const FIRE = sampleRisk({ name: "Building Fire", cost: 850_000 });
const ACCEPTED: RiskReport = {
  createdAt: "2027-01-31T03:00:00.000Z",
  registerChangedAt: null,
  isBusinessChanged: false,
  indemnityPeriod: { riskReportIndemnityPeriodId: 3, value: 24 },
  fastTrackRecovery: 25_000,
  riskReportReview: { riskReportReviewId: 1, value: 1 },
  acceptedByUserName: "Ana Silva",
};

type Reply = { readonly status?: number; readonly json?: unknown; readonly fileName?: string };
const server = vi.spyOn(globalThis, "fetch");
let replies: Record<string, Reply> = {};
const called = (call: string) =>
  server.mock.calls.filter(
    ([address, request]) => `${request?.method ?? "GET"} ${String(address)}` === call,
  );

beforeEach(() => {
  vi.clearAllMocks();
  for (const { id } of currentToasts()) closeToast(id);
  replies = {
    [`GET ${REPORT}`]: { json: null },
    [`POST ${REPORT}`]: { status: 201, json: ACCEPTED },
    [`GET /plans/${PLAN}/risks`]: { json: [FIRE] },
    [`GET /plans/${PLAN}/ruled_out_categories`]: { json: [1] },
    [`GET /orgs/${ORG}/proposals`]: { json: [] },
    "GET /risk_categories": {
      json: [
        { riskCategoryId: 1, name: "Natural Hazards", description: "Weather." },
        { riskCategoryId: 2, name: "Premises and Property", description: "The building." },
      ],
    },
    [`GET /plans/${PLAN}/insurance_policies`]: { json: [] },
    [DOCUMENT]: { json: { ...cafeReport, risks: [FIRE], report: ACCEPTED } },
    "GET /user": { json: { firstName: "Mira", lastName: "Santos" } },
    "GET /risk_report_indemnity_presets": {
      json: [
        { riskReportIndemnityPeriodId: 1, value: 12, name: "12 months" },
        { riskReportIndemnityPeriodId: 3, value: 24, name: "24 months" },
      ],
    },
    "GET /risk_report_review_presets": {
      json: [
        { riskReportReviewId: 1, value: 1, name: "Every month" },
        { riskReportReviewId: 5, value: 12, name: "Every 12 months" },
      ],
    },
  };
  server.mockImplementation(async (address, request) => {
    const reply = replies[`${request?.method ?? "GET"} ${String(address).replace("/v1", "")}`];
    return new Response(reply?.json === undefined ? null : JSON.stringify(reply.json), {
      status: reply ? (reply.status ?? 200) : 404,
      headers: {
        "content-type": "application/json",
        ...(reply?.fileName && {
          "content-disposition": `attachment; filename="${reply.fileName}"`,
        }),
      },
    });
  });
});
afterEach(() => endSession());

const open = (change = true) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider
          value={workspaceOf(
            organisationWith(),
            planWith({ planId: PLAN, branch: BRANCH, canChange: change }),
          )}
        >
          <ReportScreen />
        </WorkspaceProvider>
        <ToastRegion />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const button = (name: string) => page.getByRole("button", { name, exact: true });
const preview = () => page.getByRole("region", { name: "Preview of the report" });
const acceptedBy = () => page.getByRole("region", { name: "Accepted and agreed by" });
const choose = (name: string) => tick(page.getByRole("radio", { name, exact: true }));
const amount = () => page.getByRole("textbox", { name: /^Question 2/u });

it("links to the assessment when there are no risks, and still asks its questions", async () => {
  replies[`GET /plans/${PLAN}/risks`] = { json: [] };
  await open();
  await expect.element(page.getByText("No Risks")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Go to Risk Assessment" }))
    .toHaveAttribute("href", "/dashboard/risk/assessment");
  await expect.element(button("Download")).toBeDisabled();
  await expect.element(button("Accept as a first draft")).toBeVisible();
});

it("asks its three questions and names what is missing", async () => {
  await open();
  await expect.element(page.getByRole("heading", { name: /^Congratulations/u })).toBeVisible();
  await expect.element(acceptedBy()).toMatchTextContent("Mira Santos");
  await expect.element(button("Download")).toBeDisabled();
  const chain = page.getByRole("navigation", { name: "Previous and next page" });
  expect(chain.getByRole("link").elements()).toHaveLength(1);
  await expect
    .element(chain.getByRole("link", { name: /^Previous/u }))
    .toHaveAttribute("href", "/dashboard/risk/register");
  await button("Accept and agree").click();
  await expect.element(page.getByText("Please select an answer.").first()).toBeVisible();
  expect(page.getByText("Please select an answer.").elements()).toHaveLength(2);
  await expect.element(page.getByText("Please input a value.")).toBeVisible();
  await expectAccessible();
  expect(called(`POST /v1${REPORT}`)).toEqual([]);
  expect(called(DOCUMENT.replace("/", "/v1/"))).toEqual([]);
});

it("congratulates nobody and offers a first draft while a category was not looked at", async () => {
  replies[`GET /plans/${PLAN}/ruled_out_categories`] = { json: [] };
  replies[`GET ${REPORT}`] = { json: ACCEPTED };
  await open();
  await expect
    .element(page.getByRole("heading", { name: "1 of 2 categories looked at" }))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Continue the assessment" }))
    .toHaveAttribute("href", "/dashboard/risk/assessment");
  await expect.element(button("Accept as a first draft")).toBeVisible();
  await expect.element(acceptedBy()).toMatchTextContent("A first draft: 1 of 2 categories");
  await expect.element(preview()).toMatchTextContent("FIRST DRAFT.");
  expect(page.getByText(/congratulations/iu).elements()).toEqual([]);
});

it("counts no proposed risk, and names it before the acceptance", async () => {
  const theft = sampleRisk({ riskId: "0199e2a0-0000-7000-8000-0000000000aa", name: "Theft" });
  replies[`GET /plans/${PLAN}/risks`] = { json: [FIRE, theft] };
  replies[`GET /orgs/${ORG}/proposals`] = {
    json: [{ kind: "risk", recordId: theft.riskId, planId: PLAN }],
  };
  replies[`GET ${REPORT}`] = { json: ACCEPTED };
  replies[DOCUMENT] = {
    json: { ...cafeReport, risks: [FIRE], proposedRisks: ["Theft"], report: ACCEPTED },
  };
  await open();
  await expect.element(page.getByText("You have assessed 1 risk", { exact: false })).toBeVisible();
  await expect.element(page.getByText("1 more is proposed", { exact: false })).toBeVisible();
  await expect.element(preview()).toMatchTextContent("in no table or total of this report: Theft.");
});

it("accepts, previews and downloads the report under the name that the server gives it", async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await open();
  await choose("24 months");
  await amount().fill("25000");
  await choose("Every month");
  await button("Accept and agree").click();
  await expect.element(page.getByText("The report has been successfully saved")).toBeVisible();
  const [, request] = called(`POST /v1${REPORT}`)[0] ?? [];
  expect(JSON.parse(String(request?.body))).toEqual({
    indemnityPeriodId: 3,
    fastTrackRecovery: 25_000,
    riskReportReviewId: 1,
  });
  await expect.element(acceptedBy()).toMatchTextContent("Ana Silva");
  await expect
    .element(acceptedBy())
    .toMatchTextContent("On 31 Jan 2027. Next review on 28 Feb 2027.");
  await expect.element(preview()).toMatchTextContent("A$8,500.00");
  replies[`GET ${DOWNLOAD}`] = { json: "the printed report", fileName: "Report.pdf" };
  await button("Download").click();
  await expect.element(page.getByText("Download successfully")).toBeVisible();
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe("Report.pdf");
  saved.mockRestore();
});

it("says that a download failed, and why", async () => {
  replies[`GET ${REPORT}`] = { json: ACCEPTED };
  const busy = { status: 503, code: "printer-busy", detail: "Many documents are being printed." };
  replies[`GET ${DOWNLOAD}`] = { status: 503, json: busy };
  await open();
  await button("Download").click();
  await expect.element(page.getByText("Download failed")).toBeVisible();
  await expect.element(page.getByText("Many documents are being printed.")).toBeVisible();
  await expect.element(button("Download")).toBeEnabled();
});

it("shows 'Payment required.' on an expired plan and keeps the answers", async () => {
  const expired = { status: 402, code: "payment-required", detail: "Payment required." };
  replies[`POST ${REPORT}`] = { status: 402, json: expired };
  await open();
  await choose("12 months");
  await amount().fill("0");
  await choose("Every 12 months");
  await amount().click();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert")).toMatchTextContent("Payment required.");
  await expect.element(amount()).toHaveValue("0");
  await expect.element(button("Download")).toBeDisabled();
});

it("shows the accepted answers to a user who can't change the plan", async () => {
  replies[`GET ${REPORT}`] = { json: ACCEPTED };
  await open(false);
  await expect.element(acceptedBy()).toMatchTextContent("Ana Silva");
  await expect.element(page.getByText("A$25,000").first()).toBeVisible();
  expect(button("Accept and agree").query()).toBeNull();
  await expect
    .element(page.getByText("The accepted report is below", { exact: false }))
    .toBeVisible();
  expect(page.getByText(/congratulations|accept it|you have assessed/iu).elements()).toEqual([]);
  await expect.element(preview()).toBeVisible();
  await expect.element(button("Download")).toBeEnabled();
});

it.each([
  [
    "for a plan with risks",
    [FIRE],
    "The report will appear below once its three questions are answered.",
  ],
  ["for a plan without risks", [], "It has no figures until a risk is assessed."],
])(
  "asks a read-only user no questions %s and without an accepted report",
  async (_, assessed, text) => {
    replies[`GET /plans/${PLAN}/risks`] = { json: assessed };
    await open(false);
    await expect.element(page.getByText("No one has accepted this report yet.")).toBeVisible();
    await expect.element(page.getByText(text, { exact: false })).toBeVisible();
    expect(
      page
        .getByText(/congratulations|questions are left|can still answer|you have assessed/iu)
        .elements(),
    ).toEqual([]);
  },
);

it("holds back the preview and shows an error while a service is unavailable", async () => {
  replies[`GET ${REPORT}`] = { json: ACCEPTED };
  const away = { status: 502, code: "risk-service-away", detail: "The risk service is away." };
  const document = replies[DOCUMENT];
  replies[DOCUMENT] = { status: 502, json: away };
  await open();
  await expect.element(page.getByText("The risk service is away.")).toBeVisible();
  await expect.element(button("Download")).toBeDisabled();
  if (document) replies[DOCUMENT] = document;
  await button("Try again").click();
  await expect.element(preview()).toBeVisible();
});

it("says that the business changed after the report was accepted", async () => {
  replies[`GET ${REPORT}`] = { json: { ...ACCEPTED, isBusinessChanged: true } };
  await open();
  await expect
    .element(
      page.getByText(
        "The business, its location, the MTPD, a penalty or a responsible person was changed after this.",
      ),
    )
    .toBeVisible();
});

it("says that the register changed after the report was accepted", async () => {
  replies[`GET ${REPORT}`] = {
    json: { ...ACCEPTED, registerChangedAt: "2027-02-02T03:00:00.000Z" },
  };
  await open();
  await expect
    .element(acceptedBy())
    .toMatchTextContent(
      "The register or the insurance schedule was changed after this, on 2 Feb 2027.",
    );
});

it("says that a review is overdue once its date has passed", async () => {
  replies[`GET ${REPORT}`] = { json: { ...ACCEPTED, createdAt: "2020-01-31T03:00:00.000Z" } };
  await open();
  await expect
    .element(acceptedBy())
    .toMatchTextContent("On 31 Jan 2020. The review was due on 29 Feb 2020 and is overdue.");
});
