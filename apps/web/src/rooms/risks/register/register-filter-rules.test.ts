import type { Risk } from "@holdfast/contract/risks/register/risk";
import { describe, expect, it } from "vitest";
import {
  categoryChoices,
  filterRegister,
  NO_FILTER,
  NOBODY,
  personChoices,
} from "./register-filter-rules";
import type { RegisterFilter } from "./register-filter-rules";

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
  // Only what the filter looks at.
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

describe("the register lets through", () => {
  it.each<[string, Partial<RegisterFilter>, string[]]>([
    ["all", {}, ["River Flood", "Storm", "Phishing"]],
    ["a name, whatever its case and outer space", { text: " flOOd " }, ["River Flood"]],
    ["a category's name", { text: "hazard" }, ["River Flood", "Storm"]],
    ["a likelihood's text", { text: "month" }, ["Phishing"]],
    ["nothing that is nowhere", { text: "zoe" }, []],
    ["one category", { categoryIds: ["5"] }, ["Phishing"]],
    ["several categories", { categoryIds: ["5", "1"] }, ["River Flood", "Storm", "Phishing"]],
    ["a person or nobody", { contactIds: ["a", NOBODY] }, ["Storm", "Phishing"]],
    ["this week", { dates: "This Week" }, ["River Flood", "Storm"]],
    ["this year", { dates: "This Year" }, ["River Flood", "Storm"]],
    ["what is overdue", { dates: "Overdue" }, ["River Flood"]],
    ["only what passes all", { categoryIds: ["1"], contactIds: ["a"], dates: "Overdue" }, []],
  ])("%s", (_, filter, names) => {
    const shown = filterRegister(REGISTER, { ...NO_FILTER, ...filter }, TODAY);
    expect(shown.map(({ name }) => name)).toEqual(names);
  });
});

it("offers the categories and persons that are there, and nobody last", () => {
  expect(categoryChoices(REGISTER).map(({ id }) => id)).toEqual(["1", "5"]);
  expect(personChoices(REGISTER).map(({ name }) => name)).toEqual([
    "Ana Ruiz",
    "Zoe Ng",
    "Nobody yet",
  ]);
  expect(personChoices([])).toEqual([]);
});
