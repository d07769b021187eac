import { describe, expect, it, test } from "vitest";
import duties from "../../data/response/notification_duties.json";
import { emergencyContactsAt } from "./emergency-contacts";
import { MESSAGE_OWNERS } from "./message-owners";
import { citationsOf, notificationDutiesAt } from "./notification-duties";

const CAFE = "4511";
const idsAt = (country: string, region: string | null, industry: string) =>
  notificationDutiesAt(country, region, industry).map((duty) => duty.dutyId);

test("lists the duties of a country and its state, and of no other state", () => {
  const ids = idsAt("AU", "NSW", CAFE);
  expect(ids).toContain("au-whs-nsw");
  expect(ids).toContain("au-privacy-notify-oaic");
  expect(ids).not.toContain("au-whs-vic");
  expect(idsAt("AU", null, CAFE)).not.toContain("au-whs-nsw");
  expect(idsAt("JP", null, CAFE)).toEqual([]);
});

test("lists duties of one sector for that sector only", () => {
  expect(idsAt("AU", "NSW", CAFE)).toContain("au-food-recall-state");
  expect(idsAt("AU", "NSW", CAFE).filter((id) => /apra|childcare|aged|ndis/u.test(id))).toEqual([]);
  expect(idsAt("AU", "NSW", "6221")).toContain("au-apra-cps230-tolerance");
  expect(idsAt("AU", "NSW", "8710")).toContain("au-childcare-serious");
});

test("lists the emergency number of each country first", () => {
  const first = (country: string) => emergencyContactsAt(country, null)[0];
  expect(["AU", "NZ", "GB", "ZA"].map((country) => first(country)?.number)).toEqual([
    "000",
    "111",
    "999",
    "112",
  ]);
  expect(emergencyContactsAt("AU", "NSW").map((contact) => contact.number)).toContain("132 500");
});

test("names one owner for each audience, and every audience of a duty", () => {
  const audiences = MESSAGE_OWNERS.map((owner) => owner.audience);
  expect(new Set(audiences).size).toBe(audiences.length);
  for (const country of ["AU", "NZ", "GB", "ZA"])
    for (const { audience, planOwner } of notificationDutiesAt(country, null, CAFE)) {
      expect(audiences).toContain(audience);
      expect(planOwner).not.toBe("");
    }
});

describe("citations", () => {
  it.each([
    [
      "Privacy Act 1988 (Cth), Part IIIC, s 26WH; oaic.gov.au, When to report; 30 days: firm.com.au",
      ["Privacy Act 1988 (Cth), Part IIIC, s 26WH", "oaic.gov.au, When to report"],
    ],
    [
      "Your policy; Insurance Contracts Act 1984 (Cth), ss 40 and 54 (firm.com)",
      ["Your policy", "Insurance Contracts Act 1984 (Cth), ss 40 and 54"],
    ],
    ["broker.com.au, table by state; not an official page", []],
    [
      "Environment Protection Act 1993 (SA), s 83; wording and numbers: own knowledge",
      ["Environment Protection Act 1993 (SA), s 83"],
    ],
  ])("cites laws, contracts and authorities as %s", (source, citations) => {
    expect(citationsOf(source)).toEqual(citations);
  });

  it("cites only pages of governments and collections of laws, in any country", () => {
    const cited = duties.flatMap(({ source }) => citationsOf(source)).join("\n");
    const addresses = cited.match(/\b(?:[\w-]+\.)+[a-z]{2,}\b/gu) ?? [];
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !/\bgovt?\b|austlii|worldlii/u.test(address))).toEqual([]);
    expect(cited).not.toMatch(/own knowledge|copy|not confirmed/u);
  });
});
