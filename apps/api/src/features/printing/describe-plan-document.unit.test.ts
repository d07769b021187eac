import { CONTACT_TYPES } from "@holdfast/content/library/contact-types";
import { WORK_TYPES } from "@holdfast/content/library/impact/work-types";
import { bakeryContent } from "@holdfast/content/test/bakery-sample";
import { expect, it } from "vitest";
import { planDocumentOf } from "./describe-plan-document";

it("calls whom the steps of a unit name, then its site and suppliers, and not its leader", () => {
  const unit = planDocumentOf(bakeryContent).supportingUnits.find(({ name }) => name === "Bakery");
  expect(unit?.calls.map(({ name, why }) => [name, why])).toEqual([
    ["Coast Ovens", expect.stringMatching(/./u)],
    ["Mayfield Kitchen", "Recovery site"],
    ["Hunter Mills", expect.stringMatching(/^Supplier/u)],
  ]);
  expect(unit?.leader).not.toBe("");
});

it("says once how a casual worker works, whose contract has the same name", () => {
  const [person] = bakeryContent.people;
  if (!person) throw new Error("The sample has nobody.");
  const worksAs = (contactTypeId: number, workTypeId: number) =>
    planDocumentOf({ ...bakeryContent, people: [{ ...person, contactTypeId, workTypeId }] })
      .people[0]?.work;
  const casual = CONTACT_TYPES.find(({ name }) => name === "Casual")?.contactTypeId ?? 0;
  const casualWork = WORK_TYPES.find(({ name }) => name === "Casual")?.workTypeId ?? 0;
  expect(worksAs(casual, casualWork)).toBe("Casual");
  expect(worksAs(casual, 1)).toMatch(/^Casual, \w/u);
});
