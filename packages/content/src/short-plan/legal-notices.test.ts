import { expect, it } from "vitest";
import { bakeryContent, dutiesAt } from "../../test/bakery-sample";
import { legalNotices } from "./legal-notices";

it("says whom by law to inform and when, in the country and for the industry of the business", () => {
  const notices = legalNotices(bakeryContent);
  expect(notices).toContainEqual(
    expect.objectContaining({
      tell: "SafeWork NSW",
      how: "Phone 13 10 50 (24 hours).",
      deadline: expect.stringContaining("At once"),
    }),
  );
  expect(notices.map(({ tell }) => tell)).toContain("Food Standards Australia New Zealand (FSANZ)");
  const elsewhere = legalNotices({ duties: dutiesAt("NZ", null, "6923") });
  expect(elsewhere.map(({ tell }) => tell).join()).toContain("WorkSafe");
  expect(elsewhere.map(({ tell }) => tell).join()).not.toMatch(/NSW|OAIC/u);
});

it("says the turnover from which a notice applies once", () => {
  const privacy = legalNotices(bakeryContent).filter(({ dutyId }) => dutyId.includes("privacy"));
  expect(privacy.map(({ appliesTo }) => appliesTo)).toEqual([
    "Businesses with a yearly turnover above A$3 million, and some smaller ones",
    null,
    null,
  ]);
});

it("leaves out what contracts ask for", () => {
  expect(legalNotices(bakeryContent).filter(({ tell }) => /broker|landlord/u.test(tell))).toEqual(
    [],
  );
});

it("asks to check a notice that is not confirmed", () => {
  const duties = bakeryContent.duties.slice(0, 1).map((duty) => ({ ...duty, isConfirmed: false }));
  expect(legalNotices({ duties })[0]?.how).toBe(
    "Phone 13 10 50 (24 hours). Check before you rely on it.",
  );
});
