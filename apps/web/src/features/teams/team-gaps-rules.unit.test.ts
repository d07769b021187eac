import { expect, test } from "vitest";
import { designationOfNext, missingDesignations, teamState } from "./team-gaps-rules";

const primary = { designation: "Primary" } as const;
const alternative = { designation: "Alternatives" } as const;

test.each([
  [[], "Needs a Primary and an Alternative"],
  [[primary, primary], "Needs an Alternative"],
  [[alternative], "Needs a Primary"],
  [[alternative, primary], "Primary and Alternative chosen"],
])("says what a team lacks: %j: %s", (members, words) => {
  expect(teamState(missingDesignations(members))).toBe(words);
});

test("the first member is Primary, later ones are Alternatives", () => {
  expect(designationOfNext([])).toBe("Primary");
  expect(designationOfNext([alternative])).toBe("Primary");
  expect(designationOfNext([primary])).toBe("Alternatives");
});
