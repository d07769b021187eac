import { emergencyContactsAt } from "../src/library/response/emergency-contacts";
import { notificationDutiesAt } from "../src/library/response/notification-duties";
import { eventsOfPlan } from "../src/plan-text/events-of-plan";
import { newContent, sampleParty, samplePerson, sampleUnit } from "./plan-content-sample";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";

const INDUSTRY = { code: "1174", name: "Bakery Product Manufacturing" };

const risk = (riskId: string, name: string, rating: number): PlanContent["risks"][number] => ({
  riskId,
  name,
  category: "Business Interruption",
  description: null,
  rating,
  likelihood: "Once in 10 years",
  loss: 40_000,
  yearlyLoss: 4_000,
  strategies: ["Reduce"],
  isInsured: null,
  process: "",
  status: null,
  responsibleContactId: null,
  followUpDate: null,
  comments: null,
  isProposed: false,
});

const people = [
  { ...samplePerson("mia", "Mia", "Novak"), jobTitle: "Owner, baker" },
  { ...samplePerson("leo", "Leo", "Novak"), jobTitle: "Baker" },
  { ...samplePerson("ivy", "Ivy", "Chen"), jobTitle: "Shop manager", department: "Shop" },
  { ...samplePerson("sam", "Sam", "Okoro"), jobTitle: "Driver", isProposed: true },
  { ...samplePerson("zoe", "Zoë", "Petrou"), jobTitle: "Apprentice", contactTypeId: 2 },
];

const member = (contactId: string, designation: "Primary" | "Alternatives") => ({
  contactId,
  designation,
  confirmedOn: "2026-11-02",
});

const events = eventsOfPlan({
  risks: [
    { riskId: "flood", riskPresetId: 15 },
    { riskId: "food", riskPresetId: 106 },
  ],
  countryCode: "AU",
  industry: INDUSTRY,
});

/** Returns the duties of a business as a plan has them. Only for tests. */
export const dutiesAt = (
  country: string,
  region: string | null,
  industryCode: string,
): PlanContent["duties"] =>
  notificationDutiesAt(country, region, industryCode).map(
    ({ deadlineText, planOwner, ...duty }) => ({
      ...duty,
      deadline: deadlineText,
      owner: planOwner,
      isConfirmed: duty.confidence !== "memory",
    }),
  );

/** A bakery of five people in New South Wales, with the facts that the short plan prints. Only for tests. */
export const bakeryContent: PlanContent = {
  ...newContent,
  organisation: {
    ...newContent.organisation,
    name: "Harbour Bakehouse Pty Ltd",
    tradingName: "Harbour Bakehouse",
    industry: INDUSTRY,
  },
  plan: {
    ...newContent.plan,
    name: "Bakehouse plan",
    mtpd: { name: "7 days", days: 7, isProposed: false },
  },
  state: { ...newContent.state, proposed: [{ kind: "contact", count: 1 }] },
  location: {
    ...newContent.location,
    name: "Bakehouse",
    address: "8 Mill Lane, Newcastle NSW 2300",
    phone: "+61 2 4900 5555",
    country: { code: "AU", name: "Australia" },
    state: "NSW",
  },
  site: {
    ...newContent.site,
    assemblyPoint: "Car park of the library, across Mill Lane",
    exitRoutes: "Shop door to Mill Lane; roller door to the yard",
    shutOffs: "Gas: yard, yellow valve. Water: under the sink. Power: board by the roller door",
    keyHolders: "Mia Novak, Leo Novak",
    emergencyKit: "Shelf above the coat hooks",
  },
  people,
  teams: [
    {
      teamTypeId: 1,
      members: [
        member("mia", "Primary"),
        member("leo", "Alternatives"),
        member("ivy", "Alternatives"),
      ],
    },
    { teamTypeId: 3, members: [member("mia", "Primary")] },
  ],
  units: [
    {
      ...sampleUnit("shop", "Shop", 2),
      leaderContactId: "ivy",
      minimumService: "Bread and cash only",
      firstSteps: ["Set up the stall", "Phone Mill Lane Market", "Price list on paper"],
      workaround: "Cash book and a calculator",
    },
    {
      ...sampleUnit("bakery", "Bakery", 1),
      leaderContactId: "leo",
      firstSteps: ["Phone Coast Ovens", "Move the starter to the cool box"],
      workaround: "Recipes in the red folder",
      recovery: {
        recoveryStrategyId: "r1",
        recoveryStrategyTypeId: 1,
        branchId: null,
        alternativeSiteId: "kitchen",
        typedPlace: null,
        comments: "From 6 pm to 4 am",
        isProposed: false,
      },
      dependencies: [{ kind: "supplier", id: "Hunter Mills", name: "Hunter Mills" }],
    },
  ],
  recoverySites: [
    {
      alternativeSiteId: "kitchen",
      name: "Mayfield Kitchen",
      address: "3 Hanbury Street, Mayfield NSW 2304",
      addressDetails: null,
      phone: "+61 2 4900 6001",
      email: null,
    },
  ],
  parties: [
    sampleParty("third-party", "Anchor Brokers", "Insurance Broker", "+61 2 4900 6101"),
    sampleParty(
      "third-party",
      "Coast Ovens",
      "Equipment Maintenance Contractor",
      "+61 2 4900 6102",
    ),
    sampleParty("third-party", "Quay Estates", "Landlord or Property Manager", "+61 2 4900 6103"),
    sampleParty("third-party", "Mill Lane Market", "Venue", "+61 2 4900 6104"),
    sampleParty("supplier", "Hunter Mills", "Flour", "+61 2 4900 6105"),
    sampleParty("customer", "Harbour Hotel", "Wholesale", "+61 2 4900 6106"),
  ],
  insurancePolicies: [
    {
      insurancePolicyId: "p1",
      kind: "Property and contents",
      insurer: "Southern Mutual",
      policyNumber: "BP 77120",
      claimsPhone: "+61 2 4900 6201",
      sumInsured: 400_000,
      indemnityMonths: 12,
      comments: null,
    },
  ],
  risks: [risk("flood", "Flood", 64), risk("food", "Illness caused by food", 40)],
  events,
  emergencyContacts: emergencyContactsAt("AU", "NSW").map((contact) => ({
    ...contact,
    isConfirmed: contact.confidence !== "memory",
  })),
  duties: dutiesAt("AU", "NSW", INDUSTRY.code),
};
