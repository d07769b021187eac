import type { Plan } from "@holdfast/contract/plans/plan";
import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { RecoveryDetails } from "@holdfast/contract/recovery-details/recovery-details";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../platform/api/query-client";
import { type Current, WorkspaceProvider } from "../workspace/public";
import { DetailsSection } from "./details-section";
import { ProcedureSection } from "./procedure-section";

const PLAN = "0199e2a0-0000-7000-8000-000000000003";
const KITCHEN = "0199e2a0-0000-7000-8000-000000000051";
const DETAILS = `/v1/plans/${PLAN}/recovery_details`;
const EMPTY: RecoveryDetails = {
  assemblyPoint: null,
  exitRoutes: null,
  shutOffs: null,
  alarmPanel: null,
  keyHolders: null,
  emergencyKit: null,
  defibrillator: null,
  saferPlace: null,
  highGround: null,
  floorPlanUrl: null,
  backupScope: null,
  backupLocation: null,
  backupFrequency: null,
  lastRestoreTest: null,
  restoredBy: null,
  bank: null,
  cardProvider: null,
  emergencyFunds: null,
  payrollProvider: null,
  payCutOff: null,
  signatories: null,
  payrollFallback: null,
  version: 4,
};
const server = vi.spyOn(globalThis, "fetch");
let details: RecoveryDetails;

beforeEach(() => {
  vi.clearAllMocks();
  details = EMPTY;
  server.mockImplementation(async (address) =>
    Response.json(String(address) === DETAILS ? details : []),
  );
});

const only = <Thing,>(thing: Thing): Current<Thing> => ({
  status: "ready",
  current: thing,
  all: [thing],
  choose: () => undefined,
});
const planWith = (change: boolean) =>
  ({
    planId: PLAN,
    organisationId: "o",
    branch: { name: "Head Office" },
    can: { change },
  }) as unknown as Plan;
const open = (content: ReactNode, change = true) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider
          value={{
            organisation: only({ organisationId: "o" } as unknown as Organisation),
            plan: only(planWith(change)),
          }}
        >
          {content}
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );

const button = (name: string) => page.getByRole("button", { name, exact: true });
const sent = () =>
  server.mock.calls
    .filter(([, request]) => request?.method === "PATCH")
    .map(([address, request]) => [
      String(address),
      new Headers(request?.headers).get("if-match"),
      JSON.parse(String(request?.body)),
    ]);

it("saves the fields of one card, with the version it shows", async () => {
  await open(<DetailsSection plan={planWith(true)} />);
  // Its part of the card is loaded later, and moves the cards below it.
  await expect.element(page.getByLabelText("Floor plan file")).toBeInTheDocument();
  await button("Add backups").click();
  await page.getByRole("textbox", { name: /^Where the copies are/u }).fill("Cloud, Sydney");
  await button("Save").click();
  await expect.poll(sent).toHaveLength(1);
  expect(sent()[0]).toEqual([
    DETAILS,
    '"4"',
    {
      backupScope: null,
      backupLocation: "Cloud, Sydney",
      backupFrequency: null,
      lastRestoreTest: null,
      restoredBy: null,
    },
  ]);
});

it("shows what is filled in, without buttons to a user who can't change the plan", async () => {
  details = { ...EMPTY, assemblyPoint: "The park", lastRestoreTest: "2026-08-03" };
  await open(<DetailsSection plan={planWith(false)} />, false);
  await expect.element(page.getByText("The park")).toBeVisible();
  await expect.element(page.getByText("03/08/2026")).toBeVisible();
  expect(page.getByText("Alarm panel").query()).toBeNull();
  expect(page.getByRole("button").elements()).toEqual([]);
});

it("says to a user who can't change the plan which parts are not entered", async () => {
  await open(
    <>
      <DetailsSection plan={planWith(false)} />
      <ProcedureSection
        planId={PLAN}
        unit={{ departmentId: KITCHEN, name: "Kitchen" }}
        mayChange={false}
      />
    </>,
    false,
  );
  await expect.poll(() => page.getByText("Not entered").elements()).toHaveLength(4);
});

it("refuses a floor plan that is no image before it is sent", async () => {
  await open(<DetailsSection plan={planWith(true)} />);
  await page
    .getByLabelText("Floor plan file")
    .upload(new File(["text"], "plan.txt", { type: "text/plain" }));
  await expect.element(page.getByText("Please choose a PNG, JPEG or WebP image.")).toBeVisible();
});

it("numbers the first steps of a business unit in their order", async () => {
  const procedure = {
    departmentId: KITCHEN,
    leaderContactId: null,
    minimumService: null,
    firstSteps: "Phone.\nMove.\nPhone.",
    workaround: null,
    version: 1,
  };
  server.mockImplementation(async (address) =>
    Response.json(String(address).endsWith("/unit_procedures") ? [procedure] : []),
  );
  await open(
    <ProcedureSection planId={PLAN} unit={{ departmentId: KITCHEN, name: "Kitchen" }} mayChange />,
  );
  const steps = page.getByRole("listitem");
  await expect.element(steps.nth(2)).toBeVisible();
  expect(steps.elements().map(({ textContent }) => textContent)).toEqual([
    "Phone.",
    "Move.",
    "Phone.",
  ]);
  const markers = steps.elements().map((step) => getComputedStyle(step).listStyleType);
  expect(new Set(markers)).toEqual(new Set(["decimal"]));
});

it("saves how a business unit works on the day", async () => {
  await open(
    <ProcedureSection planId={PLAN} unit={{ departmentId: KITCHEN, name: "Kitchen" }} mayChange />,
  );
  await button("Add instructions").click();
  await page.getByRole("textbox", { name: /^Minimum service/u }).fill("40 lunches a day");
  await page.getByRole("textbox", { name: /^First five steps/u }).fill("1\n2\n3\n4\n5\n6");
  await button("Save").click();
  await expect
    .element(page.getByText("Please use at most 5 lines of 110 characters."))
    .toBeVisible();
  await page.getByRole("textbox", { name: /^First five steps/u }).fill("Phone.\nMove.");
  await button("Save").click();
  await expect.poll(sent).toHaveLength(1);
  expect(sent()[0]).toEqual([
    `/v1/plans/${PLAN}/unit_procedures/${KITCHEN}`,
    '"0"',
    {
      leaderContactId: null,
      minimumService: "40 lunches a day",
      firstSteps: "Phone.\nMove.",
      workaround: null,
    },
  ]);
});
