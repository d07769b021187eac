import { expect, it } from "vitest";
import { partAtClause, realAlertLines } from "./alert-text-rules";

it("says how a message of a real incident begins, and leaves it out for an organisation without a name", () => {
  expect(realAlertLines("Harbour Café")).toEqual([
    'A message in a real emergency comes from ‘"Harbour Café" via Holdfast’ and starts like this: ‘Level 2 incident at Harbour Café’. In a rehearsal of it, the first word is EXERCISE.',
  ]);
  expect(realAlertLines(undefined)).toEqual([]);
});

it.each([
  ["The seawall. Second: the ferry forecourt.", 30, "The seawall. Second: the…"],
  ["Seawall opposite the park, 80 m to the east", 40, "Seawall opposite the park…"],
  ["Short", 40, "Short"],
])("cuts %j to at most %i characters at a clause that is long enough", (text, max, expected) => {
  expect(partAtClause(text, max)).toBe(expected);
});
