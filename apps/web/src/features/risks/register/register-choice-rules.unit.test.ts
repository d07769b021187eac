import type { Risk } from "@holdfast/contract/risks/register/risk";
import { sampleRisk } from "@holdfast/printables/test/risk-report-sample";
import { expect, it } from "vitest";
import { categoryChoices, personChoices } from "./register-choice-rules";

const risk = ({ accountableContact = null, ...about }: Partial<Risk>): Risk =>
  sampleRisk({
    riskCategoryId: 1,
    riskCategoryName: "Natural Hazards",
    ...about,
    accountableContact,
    accountableContactId: accountableContact?.contactId ?? null,
  });
const ana = { contactId: "a", firstName: "Ana", lastName: "Ruiz" };
const zoe = { contactId: "z", firstName: "Zoe", lastName: "Ng" };

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

it("offers the categories and people in the register, with 'Unassigned' last", () => {
  expect(categoryChoices(REGISTER).map(({ id }) => id)).toEqual(["1", "5"]);
  expect(personChoices(REGISTER).map(({ name }) => name)).toEqual([
    "Ana Ruiz",
    "Zoe Ng",
    "Unassigned",
  ]);
  expect(personChoices([])).toEqual([]);
});
