import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { Can } from "@holdfast/contract/platform/list-page";
import type { Current } from "../src/features/dashboard/public";

const MAY: Can = {
  change: true,
  archive: true,
  manageMembers: true,
  deletePlan: true,
  approvePlan: true,
  readHistory: true,
};
const MAY_NOT: Can = {
  change: false,
  archive: false,
  manageMembers: false,
  deletePlan: false,
  approvePlan: false,
  readHistory: false,
};

/** Returns an organisation of an owner, or of a viewer with `canChange` false. */
export const organisationWith = ({
  canChange = true,
  ...given
}: Partial<Organisation> & { readonly canChange?: boolean } = {}): Organisation => ({
  organisationId: "0199e2a0-0000-7000-8000-000000000002",
  name: "Harbour Café",
  legalName: "Harbour Café",
  registrationNumber: null,
  industryCode: "4511",
  industryName: "Cafes and Restaurants",
  industry: { code: "4511", name: "Cafes and Restaurants" },
  governance: null,
  avatarUrl: null,
  isArchived: false,
  isDefault: true,
  roleName: canChange ? "owner" : "viewer",
  can: canChange ? MAY : MAY_NOT,
  branches: [],
  plans: [],
  version: 1,
  ...given,
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

/** A workspace with this organisation and no plan. */
export const workspaceOf = (organisation: Organisation) => ({
  organisation: readyWith(organisation),
  plan: NONE,
});
