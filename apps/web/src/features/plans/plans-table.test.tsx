import type { Plan } from "@holdfast/contract/plans/plan";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import type { PlanAct } from "./plan-dialog";
import { PlansTable } from "./plans-table";

const OWNER = {
  change: true,
  archive: true,
  manageMembers: true,
  deletePlan: true,
  approvePlan: true,
  readHistory: true,
};
const VIEWER = {
  change: false,
  archive: false,
  manageMembers: false,
  deletePlan: false,
  approvePlan: false,
  readHistory: false,
};

const plan = (expiryStatus: Plan["expiryStatus"], can: Plan["can"] = OWNER): Plan => ({
  planId: "0199e2a0-0000-7000-8000-000000000001",
  name: "Wharf plan",
  organisationId: "0199e2a0-0000-7000-8000-000000000002",
  organisationName: "Harbour Café",
  branchId: "0199e2a0-0000-7000-8000-000000000003",
  branch: {
    branchId: "0199e2a0-0000-7000-8000-000000000003",
    name: "Head Office",
    address: "1",
    country: "AU",
    isCountryAssumed: false,
  },
  currency: { code: "AUD", name: "Australian Dollar", symbol: "$", prefix: "AU$", minorUnits: 2 },
  mtpd: null,
  accountableContactIds: [],
  createdDate: "2026-01-01T00:00:00.000Z",
  lastModifiedDate: "2026-01-02T00:00:00.000Z",
  expiryDate: "2027-01-01T00:00:00.000Z",
  expiry: "2027-01-01T00:00:00.000Z",
  subscriptions: [],
  contactCheckDays: 90,
  asksStaleContacts: false,
  asksMonthlyQuestions: false,
  expiryStatus,
  progress: {
    risk_analysis: 0,
    policy_programme: 0,
    analysis_planning: 0,
    planning_design: 0,
    implementation: 0,
    validation: 0,
  },
  can,
});

const EDIT = "Edit Wharf plan";
const CLONE = "Clone Wharf plan";
const DELETE = "Delete Wharf plan";
const RENEW = "Renew Wharf plan";
const GO = "Go to Wharf plan";

it.each([
  { expiryStatus: "not-expired", can: OWNER, word: "Active", acts: [EDIT, CLONE, DELETE, GO] },
  {
    expiryStatus: "expiring-soon",
    can: OWNER,
    word: "Expiring soon",
    acts: [EDIT, CLONE, DELETE, RENEW, GO],
  },
  { expiryStatus: "expired", can: OWNER, word: "Expired", acts: [DELETE, RENEW] },
  { expiryStatus: "not-expired", can: VIEWER, word: "Active", acts: [GO] },
  { expiryStatus: "expired", can: VIEWER, word: "Expired", acts: [] },
] as const)("shows $word for a plan that is $expiryStatus and offers $acts", async (row) => {
  const onOpen = vi.fn<(open: PlanAct) => void>();
  const plans = [plan(row.expiryStatus, row.can)];
  await render(
    <PlansTable
      plans={plans}
      currentId={undefined}
      onGo={vi.fn<(plan: Plan) => void>()}
      onOpen={onOpen}
      empty={null}
    />,
  );
  await expect.element(page.getByText(row.word, { exact: false }).first()).toBeVisible();
  await expectAccessible();
  const offered = page.getByRole("button", { name: /Wharf plan$/ }).elements();
  expect(offered.map((button) => button.getAttribute("aria-label"))).toEqual(row.acts);
});
