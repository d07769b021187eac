import { STRATEGIC_THIRD_PARTY_CATEGORIES } from "@holdfast/content/library/impact/strategic-third-party-categories";
import { planParts } from "@holdfast/content/plan-template/plan-parts";
import { expect, it } from "vitest";
import { cafePlan } from "../../test/plan-sample";
import type { ContinuityPlanData } from "./plan-data";
import { continuityPlanContent, continuityPlanFrontMatter } from "./plan-markup";

/* The plan prints each third party of the business on the lines that name its category. */

const textOf = (thirdParties: ContinuityPlanData["thirdParties"]) => {
  const data = { ...cafePlan, thirdParties };
  return (continuityPlanFrontMatter(data) + continuityPlanContent(data))
    .replaceAll(/<[^>]+>/gu, " ")
    .replaceAll(/\s+/gu, " ");
};

const [sample] = cafePlan.thirdParties;
const firm = (category: string) => `Firm for ${category.toLowerCase()}`;
const everyFirm = STRATEGIC_THIRD_PARTY_CATEGORIES.map(({ name }) => ({
  ...(sample as NonNullable<typeof sample>),
  name: firm(name),
  category: name,
}));
const text = textOf(everyFirm);

it.each([
  ["Building manager", "Landlord or Property Manager"],
  ["Insurance broker, after hours", "Insurance Broker"],
  ["Broker", "Insurance Broker"],
  ["Insurance broker Cover, consent", "Insurance Broker"],
  ["Insurer, claims line", "Insurer"],
  ["Injury insurer", "Insurer"],
  ["Adjuster", "Loss Adjuster"],
  ["Claims preparer", "Claims Preparer"],
  ["Internet and telephone", "Internet or Telephone Provider"],
  ["Managed IT services", "IT Managed Service Provider"],
  ["Cloud and hosting", "Website or Cloud Hosting Provider"],
  ["Cyber incident responder", "Cyber Incident Responder"],
  ["Boarding up, fencing", "Builder or Make-Safe Contractor"],
  ["Counselling service", "Trauma Counsellor or Employee Assistance Provider"],
  ["Counselling", "Trauma Counsellor or Employee Assistance Provider"],
  ["Statements", "Crisis Communications Adviser"],
])("the line '%s' has the firm of the category '%s'", (label, category) => {
  expect(text).toMatch(new RegExp(`\\b${label}\\W+${firm(category)}`, "u"));
});

it("names only categories that a third party can have", () => {
  const known = new Set<string>(STRATEGIC_THIRD_PARTY_CATEGORIES.map(({ name }) => name));
  const named = [...JSON.stringify(planParts).matchAll(/\{party:([^}]+)\}/gu)].flatMap(
    ([, categories = ""]) => categories.split("|"),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((category) => !known.has(category))).toEqual([]);
});

it("leaves the lines empty if no firm is recorded", () => {
  expect(textOf([])).not.toContain("{party");
  expect(textOf([])).not.toContain("Firm for");
});
