import { expect, it } from "vitest";
import { cafePlan } from "../../../test/plan-sample";
import { tableRows } from "../../../test/read-table";
import { continuityPlanContent } from "../plan-markup";

const content = continuityPlanContent(cafePlan);

it("says the name of an appendix once above its table", () => {
  for (const title of ["Strategic Suppliers", "Staff list", "Insurance schedule"])
    expect(content.includes(`<caption hidden="">${title}</caption>`)).toBe(true);
});

it("names the number whose note holds for a further number", () => {
  const [first] = cafePlan.emergencyContacts;
  if (!first) throw new Error("The sample has no emergency numbers.");
  const emergencyContacts = ["North Power", "South Power", "West Power"].map((name) => ({
    ...first,
    name,
    note: "Stay away from fallen lines.",
    isConfirmed: true,
  }));
  const rows = tableRows(
    continuityPlanContent({ ...cafePlan, emergencyContacts }),
    "Emergency numbers",
  );
  expect(rows.map((row) => row[2])).toEqual([
    "Stay away from fallen lines.",
    "As for North Power.",
    "As for North Power.",
  ]);
});

it("has all phone numbers of a person before the email", () => {
  const people = cafePlan.people.map((person) => ({
    ...person,
    mobile: "0412 555 009",
    phone: "02 5550 0120",
    email: "ana@cafe.example",
  }));
  const [row] = tableRows(continuityPlanContent({ ...cafePlan, people }), "Staff list");
  expect(row?.[3]).toMatch(/^0412 555 009.*02 5550 0120.*ana@cafe\.example$/u);
});

it("keeps a word and its letter or number on one line", () => {
  expect(content.includes("Section\u00a0C")).toBe(true);
  expect(/\(Section [A-G]\b/u.test(content)).toBe(false);
  expect(content.includes("(MTPD: 2\u00a0weeks (14 days))")).toBe(true);
});
