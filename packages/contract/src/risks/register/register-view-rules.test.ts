import { describe, expect, it } from "vitest";
import { filterRegister, NO_FILTER, UNASSIGNED, sortRegister } from "./register-view-rules";
import type { RegisterFilter, RegisterSort } from "./register-view-rules";
import type { Risk } from "./risk";

const risk = (about: Partial<Risk>): Risk => {
  const person = about.accountableContact ?? null;
  const whole: Partial<Risk> = {
    riskCategoryId: 1,
    riskCategoryName: "Natural Hazards",
    likelihoodText: "1 in 100 years",
    followUpDate: null,
    ...about,
    accountableContact: person,
    accountableContactId: person?.contactId ?? null,
  };
  // Only the fields the filter uses.
  return whole as Risk;
};
const ana = { contactId: "a", firstName: "Ana", lastName: "Ruiz" };
const zoe = { contactId: "z", firstName: "Zoe", lastName: "Ng" };

// 21 November 2026 is a Saturday.
const TODAY = "2026-11-21";
const REGISTER = [
  risk({ name: "River Flood", accountableContact: zoe, followUpDate: "2026-11-20" }),
  risk({ name: "Storm", accountableContact: ana, followUpDate: "2026-11-21" }),
  risk({
    name: "Phishing",
    riskCategoryId: 5,
    riskCategoryName: "Cyber Security",
    likelihoodText: "Monthly",
    followUpDate: "2027-01-04",
  }),
];

describe("the register's filter includes", () => {
  it.each<[string, Partial<RegisterFilter>, string[]]>([
    ["all", {}, ["River Flood", "Storm", "Phishing"]],
    ["a name, ignoring case and outer white space", { text: " flOOd " }, ["River Flood"]],
    ["a category's name", { text: "hazard" }, ["River Flood", "Storm"]],
    ["a likelihood's text", { text: "month" }, ["Phishing"]],
    ["nothing if no text matches", { text: "zoe" }, []],
    ["one category", { categoryIds: ["5"] }, ["Phishing"]],
    ["several categories", { categoryIds: ["5", "1"] }, ["River Flood", "Storm", "Phishing"]],
    ["a person, or unassigned risks", { contactIds: ["a", UNASSIGNED] }, ["Storm", "Phishing"]],
    ["this week", { dates: "This Week" }, ["River Flood", "Storm"]],
    ["this year", { dates: "This Year" }, ["River Flood", "Storm"]],
    ["overdue risks", { dates: "Overdue" }, ["River Flood"]],
    [
      "only risks that pass all filters",
      { categoryIds: ["1"], contactIds: ["a"], dates: "Overdue" },
      [],
    ],
  ])("includes in the filtered register %s", (_, filter, names) => {
    const shown = filterRegister(REGISTER, { ...NO_FILTER, ...filter }, TODAY);
    expect(shown.map(({ name }) => name)).toEqual(names);
  });
});

describe("the register is sorted", () => {
  const sorted = (sort: RegisterSort | null, risks: readonly Risk[] = REGISTER) =>
    sortRegister(risks, sort).map(({ name }) => name);

  it.each<[string, RegisterSort | null, string[]]>([
    ["not at all, until a column is chosen", null, ["River Flood", "Storm", "Phishing"]],
    ["by name", { column: "name", isDescending: false }, ["Phishing", "River Flood", "Storm"]],
    [
      "by name, descending",
      { column: "name", isDescending: true },
      ["Storm", "River Flood", "Phishing"],
    ],
    [
      "by person, unassigned last",
      { column: "person", isDescending: false },
      ["Storm", "River Flood", "Phishing"],
    ],
    [
      "by person, unassigned last when descending too",
      { column: "person", isDescending: true },
      ["River Flood", "Storm", "Phishing"],
    ],
    [
      "by date, latest first",
      { column: "follow-up", isDescending: true },
      ["Phishing", "Storm", "River Flood"],
    ],
    [
      "by category, stable within a category",
      { column: "category", isDescending: true },
      ["River Flood", "Storm", "Phishing"],
    ],
  ])("sorts the register %s", (_, sort, names) => {
    expect(sorted(sort)).toEqual(names);
  });

  it("sorts the register by likelihood value, not alphabetically", () => {
    const risks = [
      risk({ name: "Often", likelihoodText: "Monthly", likelihoodValue: 12 }),
      risk({ name: "Hardly ever", likelihoodText: "1 in 100 years", likelihoodValue: 0.01 }),
      risk({ name: "Now and then", likelihoodText: "Annually", likelihoodValue: 1 }),
    ];
    expect(sorted({ column: "likelihood", isDescending: false }, risks)).toEqual([
      "Hardly ever",
      "Now and then",
      "Often",
    ]);
  });
});
