import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { Can } from "@holdfast/contract/platform/list-page";
import type { Plan } from "@holdfast/contract/plans/plan";
import type { Current } from "../src/features/workspace/public";

/** What an owner may do. */
export const MAY: Can = {
  change: true,
  archive: true,
  manageMembers: true,
  deletePlan: true,
  approvePlan: true,
  readHistory: true,
};
/** What a viewer may do. */
export const MAY_NOT: Can = {
  change: false,
  archive: false,
  manageMembers: false,
  deletePlan: false,
  approvePlan: false,
  readHistory: false,
};
const ORGANISATION = "0199e2a0-0000-7000-8000-000000000002";
const BRANCH = "0199e2a0-0000-7000-8000-000000000004";

/** Returns an organisation of an owner, or of a viewer with `canChange` false. */
export const organisationWith = ({
  canChange = true,
  ...input
}: Partial<Organisation> & { readonly canChange?: boolean } = {}): Organisation => ({
  organisationId: ORGANISATION,
  name: "Harbour Café",
  legalName: "Harbour Café",
  registrationNumber: null,
  industryCode: "4511",
  industryName: "Cafes and Restaurants",
  industry: { code: "4511", name: "Cafes and Restaurants" },
  governance: null,
  country: "AU",
  isCountryAssumed: false,
  avatarUrl: null,
  isArchived: false,
  isDefault: true,
  roleName: canChange ? "owner" : "viewer",
  can: canChange ? MAY : MAY_NOT,
  branches: [],
  plans: [],
  version: 1,
  ...input,
});

/** Returns an active plan of an owner in Australian dollars, or of a viewer with `canChange` false. */
export const planWith = ({
  canChange = true,
  ...input
}: Partial<Plan> & { readonly canChange?: boolean } = {}): Plan => ({
  planId: "0199e2a0-0000-7000-8000-000000000003",
  name: "Main plan",
  organisationId: ORGANISATION,
  organisationName: "Harbour Café",
  branchId: BRANCH,
  branch: {
    branchId: BRANCH,
    name: "Head Office",
    address: "12 Quay Street",
    country: "AU",
    isCountryAssumed: false,
  },
  currency: { code: "AUD", name: "Australian Dollar", symbol: "$", prefix: "A$", minorUnits: 2 },
  mtpd: null,
  accountableContactIds: [],
  createdDate: "2026-11-23T00:00:00.000Z",
  lastModifiedDate: "2026-11-23T00:00:00.000Z",
  expiryDate: "2027-11-23T00:00:00.000Z",
  expiry: "2027-11-23T00:00:00.000Z",
  subscriptions: [],
  contactCheckDays: 90,
  asksStaleContacts: false,
  asksMonthlyQuestions: false,
  expiryStatus: "not-expired",
  progress: {
    risk_analysis: 0,
    policy_programme: 0,
    analysis_planning: 0,
    planning_design: 0,
    implementation: 0,
    validation: 0,
  },
  can: canChange ? MAY : MAY_NOT,
  ...input,
});

/** The state of a workspace in which this is the only organisation, or plan. */
export const readyWith = <Thing>(current: Thing): Current<Thing> => ({
  status: "ready",
  current,
  all: [current],
  choose: () => undefined,
});

/** The state of a workspace without an organisation, or plan. */
const NONE: Current<never> = {
  status: "none",
  current: null,
  all: [],
  choose: () => undefined,
};

/** A workspace with this organisation and plan, or without one where it is null. */
export const workspaceOf = (organisation: Organisation | null, plan: Plan | null = null) => ({
  organisation: organisation ? readyWith(organisation) : NONE,
  plan: plan ? readyWith(plan) : NONE,
});
