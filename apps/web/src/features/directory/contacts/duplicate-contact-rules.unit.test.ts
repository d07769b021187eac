import type { Contact } from "@holdfast/contract/directory/contact";
import * as plans from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";
import {
  type ContactDraft,
  findDuplicate,
  indexContacts,
  sharedDetailsText,
} from "./duplicate-contact-rules";
import { readPhone } from "../../../platform/forms/phones/phone-rules";

const readIn = (country: string | null) => (text: string) =>
  readPhone(plans, { country, text })?.number ?? null;
const australian = readIn("AU");

const contactOf = (id: number, fields: Partial<Contact> = {}): Contact => ({
  contactId: `contact-${id}`,
  firstName: `First${id}`,
  lastName: `Last${id}`,
  email: null,
  phone: null,
  mobile: null,
  afterHoursPhone: null,
  jobTitle: null,
  contactTypeId: 1,
  workTypeId: 1,
  department: null,
  branchId: null,
  branchName: null,
  version: 1,
  ...fields,
});
const ana = contactOf(1, {
  firstName: "Ana",
  lastName: "Silva",
  email: "ana@cafe.example",
  phone: "(02) 5550 0101",
  mobile: "+61 491 570 006",
});
const ben = contactOf(2, { firstName: "Ben", lastName: "Silva", phone: "ask at the bar" });
const index = indexContacts([ana, ben], australian);

describe("findDuplicate", () => {
  it.each<[ContactDraft, string]>([
    [{ firstName: " ana ", lastName: "SILVA" }, "name"],
    [{ email: " Ana@Cafe.example" }, "email"],
    [{ mobile: "+61491570006" }, "phone number"],
    [{ phone: "0491 570 006" }, "phone number"],
    [{ mobile: "+61 2 5550 0101 ext. 4" }, "phone number"],
    [{ phone: "+61 491 570 006", mobile: "+61 491 570 006" }, "phone number"],
    [{ firstName: "Ana", lastName: "Silva", email: "ana@cafe.example" }, "name and email"],
  ])("finds for %o a shared %s", (draft, shares) => {
    const found = findDuplicate(index, draft, null, australian);
    expect([found?.contact, sharedDetailsText(found?.shares ?? [])]).toEqual([ana, shares]);
  });

  it.each<[ContactDraft]>([
    [{}],
    [{ firstName: "Ana" }],
    [{ firstName: "", lastName: "Silva" }],
    [{ firstName: "An", lastName: "a Silva" }],
    [{ email: "ben@cafe.example", mobile: "+61 491 570 156" }],
    [{ phone: "ask at the bar" }],
  ])("finds no duplicate of %o", (draft) => {
    expect(findDuplicate(index, draft, null, australian)).toBeNull();
  });

  it("does not report a contact as its own duplicate", () => {
    expect(findDuplicate(index, ana, ana, australian)).toBeNull();
  });

  it("reports only changed details, not a number two people already share", () => {
    const shared = indexContacts([ana, { ...ben, phone: ana.phone }], australian);
    const saved = { ...ben, phone: ana.phone };
    expect(
      findDuplicate(shared, { ...saved, email: "ben@cafe.example" }, saved, australian),
    ).toBeNull();
    expect(
      findDuplicate(shared, { ...saved, firstName: "Ana" }, saved, australian)?.shares,
    ).toEqual(["name"]);
  });

  it("prefers the contact that shares more details", () => {
    const found = findDuplicate(
      index,
      { firstName: "Ben", lastName: "Silva", email: "ana@cafe.example", mobile: "+61 491 570 006" },
      null,
      australian,
    );
    expect(found?.contact).toBe(ana);
  });
});

describe("a number without a country code", () => {
  const saved = contactOf(1, { mobile: "027 555 1234" });
  const found = (country: string | null, mobile: string) => {
    const read = readIn(country);
    return findDuplicate(indexContacts([saved], read), { mobile }, null, read) !== null;
  };

  it.each([
    ["NZ", "+64 27 555 1234", true],
    ["NZ", "+61 2 7555 1234", false],
    ["AU", "+64 27 555 1234", false],
    ["AU", "+61 2 7555 1234", true],
    // If the country is unknown, it may be any number with these digits.
    [null, "+64 27 555 1234", true],
    [null, "+61 2 7555 1234", true],
    [null, "0275551234", true],
    [null, "+64 27 555 1235", false],
  ])(
    "compares a number without a country code in the country %s: %s is the same number: %s",
    (country, mobile, isSame) => {
      expect(found(country, mobile)).toBe(isSame);
    },
  );

  it("finds a saved number with a country code by its national digits", () => {
    const read = readIn(null);
    const contacts = indexContacts([contactOf(1, { mobile: "+64 27 555 1234" })], read);
    expect(findDuplicate(contacts, { mobile: "027 555 1234" }, null, read)).not.toBeNull();
    expect(findDuplicate(contacts, { mobile: "+61 27 555 1234" }, null, read)).toBeNull();
  });
});

it("finds a duplicate among 10,000 contacts with one lookup per detail", () => {
  const many = Array.from({ length: 10_000 }, (_, id) =>
    contactOf(id, { email: `person${id}@cafe.example`, mobile: `+61 491 ${570_000 + id}` }),
  );
  const large = indexContacts(many, australian);
  let lookups = 0;
  const counted = {
    get: (key: string) => {
      lookups += 1;
      return large.get(key);
    },
  } as unknown as typeof large;
  const draft = { firstName: "First9999", lastName: "Last9999", email: "x@y.example" };
  expect(findDuplicate(counted, draft, null, australian)?.contact).toBe(many[9_999]);
  expect(lookups).toBe(2);
});
