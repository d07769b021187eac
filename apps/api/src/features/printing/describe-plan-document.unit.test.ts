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
