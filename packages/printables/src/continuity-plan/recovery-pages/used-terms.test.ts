import { expect, it } from "vitest";
import { USED_TERMS } from "./used-terms";

const names = USED_TERMS.map(({ name }) => name);

it("has the terms that the plan's text uses", () => {
  for (const name of [
    "Force Majeure",
    "Incident Level",
    "Loss Adjuster",
    "Recovery Time Objective",
  ])
    expect(names).toContain(name);
});

it("leaves out terms that the plan never uses, and everyday words", () => {
  for (const name of ["X-Day", "Year-Round Readiness", "Quantitative Analysis", "Hot Site", "Risk"])
    expect(names).not.toContain(name);
});
