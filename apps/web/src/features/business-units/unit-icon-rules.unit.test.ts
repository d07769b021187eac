import { BUSINESS_UNIT_SUGGESTIONS } from "@holdfast/content/library/impact/business-unit-suggestions";
import { expect, test } from "vitest";
import { unitIcon } from "./unit-icon-rules";

test.each([
  ["IT", "desktop"],
  ["ICT Support", "desktop"],
  ["information technology", "desktop"],
  ["Finance", "bank"],
  ["Financial Control", "bank"],
  ["Engineering", "tool"],
  ["HR", "people"],
  ["Human Resources", "people"],
  ["Sales & Marketing", "shopping"],
  ["Call Centre", "phone"],
  ["Call center", "phone"],
  ["Kitchen", "home"],
  ["Visitor Unit", "home"],
  ["Three", "home"],
  ["Kredit", "home"],
])("%s shows %s", (name, icon) => {
  expect(unitIcon(name)).toBe(icon);
});

test("every suggested unit has its own icon", () => {
  expect(BUSINESS_UNIT_SUGGESTIONS.map(({ name }) => unitIcon(name))).not.toContain("home");
});
