import { expect, it } from "vitest";
import { newContent, sampleParty, samplePerson } from "../../test/plan-content-sample";
import { withHomeNumber, withHomeNumbers } from "./home-numbers";

it.each([
  ["+61 491 570 156", "AU", "0491 570 156"],
  ["+61 2 5550 0120", "AU", "02 5550 0120"],
  ["+64 27 555 1234", "NZ", "027 555 1234"],
  ["+353 85 012 3456", "IE", "085 012 3456"],
  ["+1 201 555 0123", "US", "201 555 0123"],
  ["+65 8123 4567", "SG", "8123 4567"],
  ["+44 7400 123456", "AU", "+44 7400 123456"],
  ["1300 555 011", "AU", "1300 555 011"],
  ["+61 491 570 156", null, "+61 491 570 156"],
  ["+49 30 123456", "DE", "+49 30 123456"],
])("dials %s in %s as %s", (phone, country, dialled) => {
  expect(withHomeNumber(phone, country)).toBe(dialled);
});

it("changes the numbers of a plan, and leaves those that are missing", () => {
  const content = {
    ...newContent,
    location: { ...newContent.location, country: { code: "AU", name: "Australia" } },
    people: [samplePerson("ana", "Ana", "Tan")],
    finances: { ...newContent.finances, bank: "Shore Bank, +61 2 5550 0431, option 2" },
    parties: [
      sampleParty("supplier", "Bean Co", "Coffee", "+61 2 5550 0101"),
      sampleParty("supplier", "Milk Co", "Milk"),
    ],
  };
  const { people, parties, location, finances } = withHomeNumbers(content);
  expect(finances).toMatchObject({ bank: "Shore Bank, 02 5550 0431, option 2", signatories: null });
  expect(people[0]?.phones).toEqual([{ kind: "mobile", number: "0491 570 006" }]);
  expect(parties.map(({ phone }) => phone)).toEqual(["02 5550 0101", null]);
  expect(location.phone).toBeNull();
});
