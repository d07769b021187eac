import type { FactPage } from "@holdfast/content/plan-text/card-fact-rule";
import type { Team } from "@holdfast/contract/teams/team";
import { expect, it } from "vitest";
import type { Checked } from "./checked-plan-rules";
import { findingsOf } from "./consistency-rules";

const person = (
  name: string,
  designation: "Primary" | "Alternatives",
  phone: string | null = "1",
) => ({
  contactId: name,
  designation,
  confirmedAt: null,
  contact: {
    contactId: name,
    firstName: name,
    lastName: "Lee",
    email: null,
    phone,
    mobile: null,
    afterHoursPhone: null,
    jobTitle: null,
  },
});
const team = (teamId: string, ...teamContacts: Team["teamContacts"]): Team => ({
  teamId,
  teamType: { teamTypeId: 1, name: teamId, displayName: teamId },
  teamContacts,
});
const NOWHERE = { name: "", position: null };
const NOTHING: Checked = {
  mtpdDays: null,
  units: [],
  teams: [],
  strategies: [],
  areas: [],
  dependencies: [],
  soleSupplierIds: new Set(),
  location: NOWHERE,
  recoveryPlaces: [],
  placesWithoutCountry: [],
  indemnityMonths: null,
  interruptionInsurance: [],
  policyKinds: new Set(),
  insuredRisks: [],
  adviser: null,
  brokers: [],
  missingFacts: [],
};
const unit = (name: string, rto: number | null) => ({ departmentId: name, name, rto });
const area = (name: string) => ({ strategicCriticalAreaId: name, name });
const row = (departmentId: string, overrides: object, name = "") => ({
  unitDependencyId: `${departmentId} ${name}`,
  departmentId,
  strategicCriticalAreaId: null,
  neededDepartmentId: null,
  supplierId: null,
  systemName: null,
  name,
  ...overrides,
});
const carries = (departmentId: string, name: string) =>
  row(departmentId, { strategicCriticalAreaId: name }, name);
const needs = (departmentId: string, name: string) =>
  row(departmentId, { neededDepartmentId: name }, name);
const buysFrom = (departmentId: string, name: string) =>
  row(departmentId, { supplierId: name }, name);
const insurance = (insurer: string, indemnityMonths: number) => ({ insurer, indemnityMonths });
const place = (
  name: string,
  latitude: number,
  longitude: number,
  source: "pin" | "place" | "region",
  placeName: string | null = null,
) => ({ name, position: { latitude, longitude, source, placeName } });
const CAFE = place("Café", -33.8, 151.2, "pin");
const CAFE_IN_TOWN = place("Café", -32.9, 151.7, "place", "Newcastle");
const strategy = (
  name: string,
  recoveryStrategyId: string | null,
  recoveryStrategyTypeId: number | null = null,
  recoveryStrategyAddress: string | null = null,
) => ({
  departmentId: name,
  name,
  recoveryStrategyId,
  recoveryStrategyTypeId,
  recoveryStrategyAddress,
});

it.each([
  ["nothing in an empty plan", NOTHING, []],
  [
    "a location whose country is only assumed",
    {
      ...NOTHING,
      placesWithoutCountry: [{ name: "Head Office", assumedCountry: "AU", evidence: [] }],
    },
    ["Head Office: Say which country this location is in"],
  ],
  [
    "an RTO that reaches the MTPD",
    {
      ...NOTHING,
      mtpdDays: 3,
      units: [unit("Kitchen", 3), unit("Sales", 2)],
    },
    ["Kitchen: RTO as long as the MTPD of 3 days"],
  ],
  [
    "the same of several units in one line",
    {
      ...NOTHING,
      mtpdDays: 3,
      units: ["Bar", "Kitchen", "Office"].map((name) => unit(name, 3)),
      strategies: [strategy("Till", "1"), strategy("Bar", null), strategy("Office", null)],
    },
    [
      "Bar, Kitchen and Office: RTO as long as the MTPD of 3 days",
      "Bar and Office: No recovery strategy",
    ],
  ],
  [
    "the same of many units, naming some",
    { ...NOTHING, mtpdDays: 3, units: [..."ABCDEFGH"].map((name) => unit(name, 3)) },
    ["A, B, C, D, E and 3 more: RTO as long as the MTPD of 3 days"],
  ],
  [
    "a recovery place that is to be arranged, but none for a strategy without a place",
    {
      ...NOTHING,
      strategies: [
        strategy("Kitchen", "1", 6),
        strategy("Bar", "2", 2),
        strategy("Office", "3", 3),
        strategy("Sales", "4", 5, "8 Hill Street"),
      ],
    },
    ["Kitchen and Bar: Recovery place to be arranged"],
  ],
  [
    "a team with two Primaries",
    {
      ...NOTHING,
      teams: [
        team("A", person("Ana", "Primary"), person("Bo", "Primary"), person("Cy", "Alternatives")),
      ],
    },
    ["A: 2 Primaries, Ana Lee and Bo Lee"],
  ],
  [
    "no RTO that is not set, and none under an MTPD of hours or without an MTPD",
    {
      ...NOTHING,
      mtpdDays: 0.1667,
      units: [unit("Kitchen", 1), unit("Sales", null)],
    },
    [],
  ],
  [
    "a unit without recovery, once another has one",
    { ...NOTHING, strategies: [strategy("Kitchen", "1"), strategy("Sales", null)] },
    ["Sales: No recovery strategy"],
  ],
  ["no recovery before the first", { ...NOTHING, strategies: [strategy("Sales", null)] }, []],
  [
    "a team without an Alternative, but not an empty one",
    { ...NOTHING, teams: [team("A", person("Ana", "Primary")), team("B")] },
    ["A: No Alternative"],
  ],
  [
    "a Primary of two teams",
    {
      ...NOTHING,
      teams: [
        team("A", person("Ana", "Primary"), person("Bo", "Alternatives")),
        team("B", person("Ana", "Primary"), person("Bo", "Alternatives")),
      ],
    },
    ["Ana Lee: Primary of A and B"],
  ],
  [
    "a person in two teams without a phone, once",
    {
      ...NOTHING,
      teams: [
        team("A", person("Ana", "Primary"), person("Bo", "Alternatives", null)),
        team("B", person("Cy", "Primary"), person("Bo", "Alternatives", null)),
      ],
    },
    ["Bo Lee: In a team, without a phone number"],
  ],
  [
    "a critical area without a unit, once another has one",
    {
      ...NOTHING,
      areas: [area("Meals"), area("Catering")],
      dependencies: [carries("Kitchen", "Meals")],
    },
    ["Catering: No business unit supports this critical area"],
  ],
  ["no area without a unit before the first", { ...NOTHING, areas: [area("Meals")] }, []],
  [
    "a critical area of units without recovery, once a unit has a strategy",
    {
      ...NOTHING,
      areas: [area("Meals"), area("Catering")],
      dependencies: [carries("Kitchen", "Meals"), carries("Sales", "Catering")],
      strategies: [strategy("Kitchen", "1"), strategy("Sales", null)],
    },
    [
      "Catering: No unit that supports this critical area has a recovery strategy",
      "Sales: No recovery strategy",
    ],
  ],
  [
    "nothing about an area with one recovering unit, or that is no longer critical",
    {
      ...NOTHING,
      areas: [area("Meals")],
      dependencies: [
        carries("Kitchen", "Meals"),
        carries("Bar", "Meals"),
        carries("Bar", "Wine cellar"),
      ],
      strategies: [strategy("Kitchen", "1")],
    },
    [],
  ],
  [
    "an RTO later than that of the most urgent unit that depends on it",
    {
      ...NOTHING,
      units: [unit("Store", 5), unit("Kitchen", 2), unit("Bar", 1)],
      dependencies: [needs("Kitchen", "Store"), needs("Bar", "Store")],
    },
    ["Store: RTO of 5 days, but Bar needs it within 1 day"],
  ],
  [
    "no later RTO where one is equal, not set or of a removed unit",
    {
      ...NOTHING,
      units: [unit("Store", 5), unit("Kitchen", 5), unit("Bar", null)],
      dependencies: [needs("Kitchen", "Store"), needs("Bar", "Store"), needs("Gone", "Store")],
    },
    [],
  ],
  [
    "a supplier of several critical units without a second source",
    {
      ...NOTHING,
      units: [unit("Kitchen", null), unit("Bar", null)],
      areas: [area("Meals")],
      dependencies: [
        carries("Kitchen", "Meals"),
        carries("Bar", "Meals"),
        buysFrom("Kitchen", "Roaster"),
        buysFrom("Bar", "Roaster"),
      ],
      soleSupplierIds: new Set(["Roaster"]),
    },
    ["Roaster: 2 critical units depend on this supplier, and there is no second source"],
  ],
  [
    "no supplier with a second source, or of one critical unit",
    {
      ...NOTHING,
      units: [unit("Kitchen", null), unit("Bar", null), unit("Office", null)],
      areas: [area("Meals")],
      dependencies: [
        carries("Kitchen", "Meals"),
        carries("Bar", "Meals"),
        buysFrom("Kitchen", "Roaster"),
        buysFrom("Bar", "Roaster"),
        buysFrom("Bar", "Brewer"),
        buysFrom("Office", "Brewer"),
      ],
      soleSupplierIds: new Set(["Brewer"]),
    },
    [],
  ],
  [
    "a recovery site close to the location, with its distance",
    {
      ...NOTHING,
      location: CAFE,
      recoveryPlaces: [
        place("Hall", -33.82, 151.2, "pin"),
        place("Next door", -33.8, 151.2001, "pin"),
        place("Depot", -33.845, 151.2, "pin"),
      ],
    },
    ["Hall: About 2 km from Café", "Next door: Less than 1 km from Café"],
  ],
  [
    "a recovery site in the same town, but none of which only the state is known",
    {
      ...NOTHING,
      location: CAFE_IN_TOWN,
      recoveryPlaces: [
        place("Hall", -32.9, 151.7, "place", "Newcastle"),
        place("Depot", -32.9, 151.7, "region", "New South Wales"),
        { name: "Unknown", position: null },
      ],
    },
    ["Hall: In Newcastle, as is Café"],
  ],
  [
    "an indemnity period shorter than the longest RTO",
    { ...NOTHING, indemnityMonths: 1, units: [unit("Kitchen", 45), unit("Bar", null)] },
    [
      "Risk & Insurance Report: Indemnity period of 1 month, shorter than the longest RTO of 45 days",
    ],
  ],
  [
    "business interruption insurance that ends before the last unit works again",
    {
      ...NOTHING,
      units: [unit("Kitchen", 62)],
      interruptionInsurance: [insurance("Harbour Mutual", 2), insurance("Pier Insurance", 3)],
    },
    ["Harbour Mutual: Indemnity period of 2 months, shorter than the longest RTO of 62 days"],
  ],
  [
    "business interruption insurance for less time than the report says",
    {
      ...NOTHING,
      indemnityMonths: 24,
      interruptionInsurance: [insurance("Harbour Mutual", 12), insurance("Pier Insurance", 24)],
    },
    [
      "Harbour Mutual: Indemnity period of 12 months, shorter than the 24 months that the report says you need",
    ],
  ],
  [
    "no indemnity period that covers the RTO, or is not chosen",
    {
      ...NOTHING,
      indemnityMonths: 12,
      units: [unit("Kitchen", 90)],
      interruptionInsurance: [insurance("Harbour Mutual", 12)],
    },
    [],
  ],
] satisfies readonly (readonly [string, Checked, readonly string[]])[])(
  "finds %s",
  (_, plan, expected) => {
    expect(findingsOf(plan).map(({ place, title }) => `${place}: ${title}`)).toEqual(expected);
  },
);

it("names a page of the plan for each finding, and why it matters", () => {
  const findings = findingsOf({
    ...NOTHING,
    mtpdDays: 3,
    units: [unit("Kitchen", 3)],
    teams: [team("A", person("Ana", "Primary", null))],
  });
  expect(findings.map(({ to, shownOn }) => [to, shownOn])).toEqual([
    [
      "/dashboard/business-impact-analysis/tactical",
      "/dashboard/business-impact-analysis/tactical",
    ],
    ["/dashboard/teams#A", "/dashboard/teams"],
    ["/organization/contacts?edit=Ana", "/dashboard/teams"],
  ]);
  expect(findings.every(({ reason }) => reason.endsWith("."))).toBe(true);
});

it.each([
  ["without a policy of its kind", 101, ["Cyber"], true],
  ["with one", 101, ["Machinery breakdown"], false],
  ["with a policy that may be anything", 101, ["Other"], false],
  ["of a loss that no kind of insurance covers, with any policy", 88, ["Cyber"], false],
  ["without any policy", 88, [], true],
] as const)("finds an insured risk %s", (_, riskPresetId, kinds, isFound) => {
  const insuredRisks = [{ name: "Oven fails", riskPresetId, riskCategoryId: 11 }];
  const found = findingsOf({ ...NOTHING, insuredRisks, policyKinds: new Set(kinds) });
  expect(found.map(({ place, title }) => [place, title])).toEqual(
    isFound ? [["Oven fails", "Insured, without a policy in the insurance schedule"]] : [],
  );
});

const broker = (name: string, phone: string | null = null) => ({ name, phone });
const adviser = { firmName: "Anchorage Brokers", phone: "+61 2 5550 0170" };
const ANOTHER = "Another firm than the adviser, Anchorage Brokers";
const TWO_NUMBERS = "Two phone numbers for one firm";

it.each([
  ["another firm", adviser, [broker("Harbour Cover")], [ANOTHER]],
  ["the same firm, with its legal form", adviser, [broker("ANCHORAGE  Brokers Pty Ltd")], []],
  ["a firm whose name only begins alike", adviser, [broker("Anchorage Brokerage")], [ANOTHER]],
  [
    "two firms, one of them the adviser",
    adviser,
    [broker("Harbour"), broker("Anchorage Brokers")],
    [],
  ],
  [
    "the firm with its number at home",
    adviser,
    [broker("Anchorage Brokers", "(02) 5550 0170")],
    [],
  ],
  [
    "the firm with another number",
    adviser,
    [broker("Anchorage Brokers", "(02) 5550 0401")],
    [TWO_NUMBERS],
  ],
  ["no firm", adviser, [], []],
  ["a firm, and the report none", null, [broker("Harbour Cover")], []],
])(
  "compares the insurance broker of the plan with the adviser of the report: %s",
  (_, firm, brokers, titles) => {
    const found = findingsOf({ ...NOTHING, adviser: firm, brokers });
    expect(found.map(({ title }) => title)).toEqual(titles);
  },
);

const missing = (name: string, on: FactPage, ...cards: readonly string[]) => ({ name, on, cards });
const NOT_RECORDED = [
  missing("meeting point", "site-and-finances", "Fire or smoke", "Gas"),
  missing("bank", "site-and-finances", "Cyber"),
  missing("bank", "site-and-finances", "People away"),
  missing("emergency plumber", "third-parties", "Flood"),
];

it("asks once for each page for what the cards need, and names it", () => {
  const teams = [team("Crisis", person("Ana", "Primary"), person("Ben", "Alternatives"))];
  expect(findingsOf({ ...NOTHING, teams, missingFacts: NOT_RECORDED })).toEqual([
    {
      place: "Site sheet and finances",
      title: "Not recorded: meeting point, bank",
      reason:
        "On the day, the cards ‘Fire or smoke’, ‘Gas’, ‘Cyber’ and ‘People away’ would have a line to write on instead.",
      to: "/dashboard/recovery-strategy",
      shownOn: "/dashboard/recovery-strategy",
    },
    {
      place: "Strategic Third Parties",
      title: "Not recorded: emergency plumber",
      reason: "On the day, the card ‘Flood’ would have a line to write on instead.",
      to: "/organization/strategic-third-parties",
      shownOn: "/dashboard/recovery-strategy",
    },
  ]);
});

it("asks for nothing that cards need before somebody is in a team", () => {
  expect(findingsOf({ ...NOTHING, teams: [team("Crisis")], missingFacts: NOT_RECORDED })).toEqual(
    [],
  );
});
