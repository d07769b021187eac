import { planCards } from "@holdfast/content/plan-text/plan-cards";
import type { ContinuityPlanData } from "../src/continuity-plan/plan-data";
import { bakeryPlan } from "./bakery-sample";
import { noProcedure } from "./empty-plan-sample";
import { parties, party } from "./parties-sample";

const staff = (idLabel: string, name: string) => ({
  idLabel,
  name,
  jobTitle: "Manager",
  mobile: "0412 345 678",
  phone: "",
  afterHoursPhone: "",
  email: `${idLabel.toLowerCase()}@tidepool.example`,
});

const person = (idLabel: string, designation: string, name: string) => ({
  ...staff(idLabel, name),
  designation,
  confirmedOn: "2026-10-12",
});

/** A café with a modest plan. Only for tests. */
export const cafePlan: ContinuityPlanData = {
  business: {
    name: "Tidepool Café Pty Ltd",
    tradingName: "Tidepool",
    logoUrl: "data:image/png;base64,iVBORw0KGgo=",
    governance:
      "Licence 22031 of the food authority.\nIncidents are reported to the safety regulator.",
    registrationNumber: "51 824 753 556",
    industry: "Cafes and Restaurants (H451)",
  },
  plan: {
    name: "Harbour Street plan",
    location: {
      name: "Head Office",
      address: "12 Harbour Street, Newcastle NSW 2300, Ground floor",
      country: "Australia",
      phone: "02 4900 5555",
      email: "cafe@tidepool.example",
    },
    owners: [{ ...staff("P04", "Helen Strand"), jobTitle: "Owner" }],
    expiryDate: "2027-10-01",
    isExpired: false,
    openParts: [{ part: "businessUnitsWithTacticalRow", done: 2, total: 3 }],
    proposed: [{ kind: "asset", count: 2 }],
  },
  dateIssued: "2026-11-21",
  control: {
    contentHash: "cafe",
    isChanged: false,
    versions: [],
    holders: [{ copyNumber: 1, name: "Helen Strand", position: "Owner" }],
  },
  mtpdDays: 14,
  isMtpdProposed: false,
  mtpdName: "2 weeks",
  teams: [
    {
      teamTypeName: "Emergency Response Team",
      contacts: [
        person("C02", "Alternatives", "Jon Bell"),
        person("C01", "Primary", "Mira Okafor"),
      ],
    },
    {
      teamTypeName: "Information Technology Team",
      contacts: [person("C03", "Primary", "Sam Whitlock")],
    },
    {
      teamTypeName: "Crisis Management Team",
      contacts: [person("C04", "Primary", "Helen Strand")],
    },
  ],
  people: [
    {
      ...staff("P05", "Ethan Brooks"),
      work: "Casual, Part time",
      department: "Kitchen",
      location: "Head Office",
    },
  ],
  criticalAreas: [
    {
      idLabel: "S01",
      name: "Wholesale roasting",
      isProposed: false,
      category: "Contract",
      criticality: 4,
      criticalPeriods: ["October", "November"],
      penalty: "Liquidated damages",
      description: "Two thirds of all income",
      notes: "Clause 14: 10% of the week's fee",
      impacts: [{ category: "Financial", value: 4 }],
    },
  ],
  supportingUnits: [
    { idLabel: "U01", name: "Finance", rtoDays: 7, rpoDays: 1, ...noProcedure },
    {
      idLabel: "U02",
      name: "Kitchen",
      rtoDays: 1,
      rpoDays: 2,
      isProposed: false,
      leader: "Rosa Lim, Head chef",
      leaderPhone: "0412 555 001",
      minimumService: "40 lunches a day with 3 people",
      firstSteps: ["Phone the wharf kitchen.", "Move the cold stock."],
      workaround: "Take orders on paper.",
      calls: [
        { name: "Wharf kitchen", why: "Recovery site", number: "02 4999 1111" },
        { name: "Ethan Brooks", why: "Manager", number: "0412 345 678" },
      ],
    },
    { idLabel: "U03", name: "Sales", rtoDays: null, rpoDays: null, ...noProcedure },
  ],
  site: {
    assemblyPoint: "Foreshore Park, by the flagpole",
    exitRoutes: "Front door.\nBack lane behind the cold room.",
    shutOffs: "Gas: behind the bins. Power: switchboard in the hall.",
    alarmPanel: "Next to the front door",
    keyHolders: "Helen Strand and Jon Bell",
    emergencyKit: "Under the counter",
    defibrillator: "Ferry wharf",
    saferPlace: "Town hall, by George Street",
    highGround: "Observatory Hill, up Argyle Street",
    floorPlanUrl: "data:image/png;base64,iVBORw0KGgo=",
  },
  backups: {
    scope: "Point of sale and books",
    location: "Cloud, Sydney",
    frequency: "Every night",
    lastRestoreTest: "2026-08-03",
    restoredBy: "Sam Whitlock",
  },
  finances: {
    bank: "Foreshore Bank, 13 00 00",
    cardProvider: "Shore Payments, merchant 4471",
    emergencyFunds: "Overdraft of A$20,000",
    payrollProvider: "Tide Payroll",
    payCutOff: "Wednesday noon",
    signatories: "Helen Strand, Jon Bell",
    payrollFallback: "Repeat the last pay run.",
  },
  recoverySites: [
    {
      idLabel: "R01",
      name: "Wharf kitchen",
      address: "4 Wharf Road, Carrington",
      phone: "02 4999 1111",
      contact: "Lee Tan",
    },
  ],
  recoveryStrategies: [
    {
      unit: "Finance",
      location: "Other branch: Wharf office, 9 Wharf Road, Carrington",
      isProposed: false,
      floor: "Level 2",
      phone: "02 4999 2222",
      email: "wharf@tidepool.example",
      comments: "Own laptop",
    },
  ],
  unitDependencies: [
    { unit: "Kitchen", kind: "area", name: "Wholesale roasting" },
    { unit: "Kitchen", kind: "supplier", name: "supplier-marker-2." },
    { unit: "Kitchen", kind: "system", name: "Point of sale" },
    { unit: "Finance", kind: "unit", name: "Kitchen" },
  ],
  highRisks: [
    {
      name: "Building fire",
      isProposed: false,
      category: "Property",
      description: "The roastery shares a wall with a timber store.",
      rating: 72,
      likelihood: "Once in 20 years",
      loss: "A$850,000",
      yearlyLoss: "A$42,500.00",
      strategies: ["Reduce", "Transfer"],
      isInsured: true,
      process: "Sprinklers are checked each quarter.",
      status: "In progress",
      responsible: "Helen Strand",
      followUpDate: "2027-02-01",
      comments: "Quote received.",
    },
  ],
  insurancePolicies: [
    {
      kind: "Cyber",
      insurer: "Wharf Underwriting",
      policyNumber: "CY-1044",
      claimsPhone: "1800 555 010",
      sumInsured: "A$250,000",
      indemnityPeriod: "",
      comments: "Call before anything is switched off.",
    },
  ],
  suppliers: [...parties("supplier", 2), { ...party("supplier", 3), category: "Packaging" }],
  customers: [{ ...party("customer", 1), category: "Hotel" }],
  thirdParties: [{ ...party("broker", 1), category: "Insurance Broker" }],
  emergencyContacts: [
    {
      kind: "emergency",
      name: "Triple Zero (police, fire, ambulance)",
      number: "000",
      note: "Call when life is in danger.",
      checkedOn: "2026-11-22",
      isConfirmed: true,
    },
    {
      kind: "gas_hazard",
      name: "Gas distributor for your area",
      number: "1800 427 532",
      note: "Leave the building first.",
      checkedOn: "2026-11-22",
      isConfirmed: false,
    },
  ],
  duties: [
    {
      dutyId: "au-whs-nsw",
      audience: "safety_and_environment_regulators",
      event: "A death, a serious injury or a dangerous incident.",
      tell: "SafeWork NSW",
      deadline: "At once.",
      appliesTo: "Every business.",
      how: "Phone 13 10 50 (24 hours).",
      keep: "Leave the place as it is.",
      owner: "Emergency Response Team leader",
      source: "Work Health and Safety Act 2011 (NSW)",
      checkedOn: "2026-11-22",
      isConfirmed: true,
    },
  ],
  requirements: [
    {
      unit: "Finance",
      assetType: "Application Requirements",
      name: "Accounting",
      isProposed: false,
      quantity: 1,
      comments: "",
    },
    {
      unit: "Kitchen",
      assetType: "Application Requirements",
      name: "Point of sale",
      isProposed: false,
      quantity: 2,
      comments: "",
    },
    {
      unit: "Kitchen",
      assetType: "Equipment",
      name: "Oven",
      isProposed: false,
      quantity: 1,
      comments: "Hire",
    },
  ],
  events: planCards(bakeryPlan.content).events.slice(0, 8),
  lastHeld: [
    {
      scenario: "Fire on the premises",
      teams: ["Emergency Response Team", "Crisis Management Team"],
      heldOn: "2026-11-12",
    },
    { scenario: "Ransomware", teams: [], heldOn: "2026-03-09" },
  ],
};
