import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanParty } from "@holdfast/contract/plan-content/plan-party";
import type { PlanPerson } from "@holdfast/contract/plan-content/plan-person";
import type { PlanUnit } from "@holdfast/contract/plan-content/plan-unit";

/** The plan of a business that has recorded nothing but its name and its location. Only for tests. */
export const newContent: PlanContent = {
  schemaVersion: 1,
  organisation: {
    organisationId: "0199e2a0-0000-7000-8000-000000000001",
    name: "Harbour Café Pty Ltd",
    tradingName: "Harbour Café",
    registrationNumber: null,
    industry: { code: "4511", name: "Cafes and Restaurants" },
    governance: null,
    logoUrl: null,
  },
  plan: {
    planId: "0199e2a0-0000-7000-8000-000000000002",
    name: "Pyrmont",
    currency: {
      code: "AUD",
      name: "Australian dollar",
      symbol: "$",
      prefix: "AU$",
      minorUnits: 2,
    },
    ownerContactIds: [],
    mtpd: null,
  },
  state: { expiryDate: "2027-06-30", isExpired: false, openParts: [], proposed: [] },
  events: [],
  location: {
    branchId: "0199e2a0-0000-7000-8000-000000000003",
    name: "Quayside",
    address: "12 Quay Street, Sydney NSW 2000",
    addressDetails: null,
    phone: null,
    email: null,
    country: null,
    state: null,
  },
  site: {
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
  },
  backups: {
    scope: null,
    location: null,
    frequency: null,
    lastRestoreTest: null,
    restoredBy: null,
  },
  finances: {
    bank: null,
    cardProvider: null,
    emergencyFunds: null,
    payrollProvider: null,
    payCutOff: null,
    signatories: null,
    payrollFallback: null,
  },
  people: [],
  teams: [],
  units: [],
  assets: [],
  areas: [],
  otherLocations: [],
  recoverySites: [],
  parties: [],
  insurancePolicies: [],
  risks: [],
  emergencyContacts: [],
  duties: [],
  lastHeld: [],
};

/** A person with a mobile, of whom nothing else is recorded. Only for tests. */
export const samplePerson = (
  contactId: string,
  firstName: string,
  lastName: string,
): PlanPerson => ({
  contactId,
  firstName,
  lastName,
  name: `${firstName} ${lastName}`,
  jobTitle: null,
  phones: [{ kind: "mobile", number: "+61 491 570 006" }],
  email: null,
  contactTypeId: 1,
  workTypeId: 1,
  department: null,
  location: null,
  isProposed: false,
});

/** A unit of which nothing but its RTO is recorded. Only for tests. */
export const sampleUnit = (
  departmentId: string,
  name: string,
  rtoDays: number | null,
): PlanUnit => ({
  departmentId,
  name,
  rtoDays,
  rpoDays: null,
  isProposed: false,
  leaderContactId: null,
  minimumService: null,
  firstSteps: [],
  workaround: null,
  recovery: null,
  dependencies: [],
});

/** A supplier, customer or third party with a number. Only for tests. */
export const sampleParty = (
  kind: PlanParty["kind"],
  name: string,
  category: string,
  phone: string | null = null,
): PlanParty => ({
  partyId: name,
  kind,
  name,
  categories: [category],
  contactPerson: null,
  phone,
  email: "office@firm.example",
  address: null,
  addressDetails: null,
  website: null,
  comments: null,
  isProposed: false,
});
