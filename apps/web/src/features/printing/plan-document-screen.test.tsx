import type { SingleSheet } from "@holdfast/contract/printing/single-sheet";
import { emptyPlan } from "@holdfast/printables/test/empty-plan-sample";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../platform/api/query-client";
import { WorkspaceProvider } from "../workspace/public";
import { organisationWith, planWith, workspaceOf } from "../../../test/workspace";
import { PlanDocumentScreen } from "./plan-document-screen";

const PLAN = "0199e2a0-0000-7000-8000-000000000003";
const PDF = `/v1/plans/${PLAN}/plan_document/pdf`;
const plan = planWith({ planId: PLAN });

const TEAM = {
  teamId: "0199e2a0-0000-7000-8000-000000000009",
  teamType: { teamTypeId: 3, name: "Crisis Management Team", displayName: "" },
  teamContacts: [],
};
const SHEETS: readonly SingleSheet[] = [
  { id: "poster", title: "Poster (A3)", purpose: "wall" },
  ...["Fire or smoke", "Power cut", "Cyber attack", "Someone is hurt", "Food unsafe"].map(
    (title) => ({
      id: `card-${title}`,
      title,
      purpose: "event" as const,
    }),
  ),
];
const LOGO = "/v1/files/logo";
let logoUrl: string | null = null;
let businessName = "";

const server = vi.spyOn(globalThis, "fetch");
const requests = () =>
  server.mock.calls
    .map(([address, request]) => `${request?.method} ${String(address)}`)
    .filter((request) => !request.endsWith("/plan_document/parts"));

beforeEach(() => {
  vi.clearAllMocks();
  logoUrl = null;
  businessName = "";
  // 9:30 am on the 22nd in Sydney, where these tests run; still the 21st in UTC.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T22:30:00.000Z") });
  server.mockImplementation(async (address) => {
    const { pathname, searchParams } = new URL(String(address), "http://localhost");
    if (pathname.endsWith("/plan_document/pdf")) return new Response("%PDF-");
    if (pathname.endsWith("/downloads")) return new Response(null, { status: 204 });
    if (pathname.endsWith("/plan_document/parts")) return Response.json(SHEETS);
    if (pathname.endsWith("/teams")) return Response.json([TEAM]);
    if (pathname === LOGO) return new Response(new Blob(["logo"], { type: "image/webp" }));
    const business = { ...emptyPlan.business, name: businessName, logoUrl };
    const site = { ...emptyPlan.site, floorPlanUrl: null };
    return Response.json({
      ...emptyPlan,
      control: { ...emptyPlan.control, contentHash: "read" },
      business,
      site,
      dateIssued: searchParams.get("today") ?? "2026-11-21",
    });
  });
});
afterEach(() => vi.useRealTimers());

const open = (shown = plan, address = "/") =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <WorkspaceProvider value={workspaceOf(organisationWith(), shown)}>
          <PlanDocumentScreen />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );

it("scrolls to the section of the team whose id is in the address", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  await open(plan, `/dashboard/plan-document#${TEAM.teamId}`);
  await expect
    .poll(() => scrolled.mock.contexts.map((element) => (element as Element).id))
    .toContain("crisis-management-team");
  scrolled.mockRestore();
});

it("shows and prints the date in the user's time zone", async () => {
  await open();
  const preview = page.getByRole("region", { name: "Preview of the plan" });
  const dates = () => new Set(preview.query()?.textContent.match(/Date issued ?[\d/]{10}/g));
  const bothCovers = new Set(["Date issued22/11/2026", "Date issued 22/11/2026"]);
  await expect.poll(dates).toEqual(bothCovers);
  expect(requests()).toEqual([
    expect.stringContaining(`/plans/${PLAN}/plan_document?today=2026-11-22`),
  ]);

  await page.getByRole("button", { name: "Download", exact: true }).click();
  await expect.poll(requests).toHaveLength(3);
  expect(requests().slice(1)).toEqual([
    `GET ${PDF}?today=2026-11-22`,
    `POST /v1/plans/${PLAN}/plan_document/downloads`,
  ]);
});

it("offers the short plan first, and records its download", async () => {
  await open();
  await expect.element(page.getByRole("region", { name: "Preview of the plan" })).toBeVisible();
  const [first] = page.getByRole("button", { name: "Download" }).elements();
  expect(first?.textContent).toBe("Download short plan");
  await page.getByRole("button", { name: "Download short plan" }).click();
  await expect.poll(requests).toHaveLength(3);
  expect(requests().slice(1)).toEqual([
    `GET ${PDF}?today=2026-11-22&kind=short`,
    `POST /v1/plans/${PLAN}/plan_document/downloads`,
  ]);
});

it("offers the short plan as a file for phones, and records its download", async () => {
  await open();
  await page.getByRole("button", { name: "Download for phones" }).click();
  await expect
    .poll(() => requests().slice(-2))
    .toEqual([
      `GET /v1/plans/${PLAN}/plan_document/html?today=2026-11-22`,
      `POST /v1/plans/${PLAN}/plan_document/downloads`,
    ]);
});

it("offers the last copy when the plan cannot be printed", async () => {
  const answer = server.getMockImplementation();
  server.mockImplementation(async (address, request) =>
    new URL(String(address), "http://localhost").pathname.endsWith("/plan_document/pdf")
      ? Response.json({ code: "printing-took-too-long", message: "Too long." }, { status: 504 })
      : String(address).includes("/last_copy")
        ? new Response("%PDF-")
        : (answer?.(address, request) ?? new Response()),
  );
  await open();
  await page.getByRole("button", { name: "Download short plan" }).click();
  await page.getByRole("button", { name: "Download last copy" }).click();
  await expect.poll(requests).toContain(`GET /v1/plans/${PLAN}/plan_document/last_copy?kind=short`);
});

it("shows the logo, which it fetches once", async () => {
  logoUrl = LOGO;
  await open();
  const preview = page.getByRole("region", { name: "Preview of the plan" });
  const logo = `data:image/webp;base64,${btoa("logo")}`;
  await expect.element(preview.getByRole("img", { name: /^Logo of/ })).toHaveAttribute("src", logo);
  expect(requests().filter((request) => request.endsWith(LOGO))).toHaveLength(1);
});

it("isolates names from right to left in the preview, as in the print", async () => {
  const name = "مقهى الميناء (2)";
  businessName = name;
  await open();
  const preview = page.getByRole("region", { name: "Preview of the plan" });
  await expect.element(preview.getByText(`\u2068${name}\u2069`).first()).toBeVisible();
});

it("prints a double-sided PDF", async () => {
  await open();
  await page.getByRole("button", { name: "Save double-sided PDF" }).click();
  await expect.poll(requests).toContain(`GET ${PDF}?today=2026-11-22&doubleSided=true`);
});

it("lists single sheets by what they are for, and downloads each by itself", async () => {
  await open();
  await page.getByRole("button", { name: "Download Poster (A3)" }).click();
  await expect.poll(requests).toContain(`GET ${PDF}?today=2026-11-22&part=poster`);

  const card = page.getByRole("button", { name: "Download Food unsafe" });
  await expect.element(card).not.toBeInTheDocument();
  await page.getByText("5 sheets: Fire or smoke, Power cut and others").click();
  await card.click();
  await expect.poll(requests).toContain(`GET ${PDF}?today=2026-11-22&part=card-Food+unsafe`);
});

it.each([
  ["a viewer", planWith({ planId: PLAN, canChange: false })],
  ["an expired plan", planWith({ planId: PLAN, expiryStatus: "expired" })],
])("records no download for %s", async (_, shown) => {
  await open(shown);
  await expect.element(page.getByRole("region", { name: "Preview of the plan" })).toBeVisible();
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await expect.poll(requests).toHaveLength(2);
  expect(requests()[1]).toContain(`GET ${PDF}`);
});
