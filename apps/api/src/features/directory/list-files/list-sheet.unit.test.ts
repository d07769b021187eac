import { CONTACT_TYPES } from "@holdfast/content/library/contact-types";
import { strategicThirdPartyCategoriesOfClass } from "@holdfast/content/library/impact/strategic-third-party-categories";
import { WORK_TYPES } from "@holdfast/content/library/impact/work-types";
import { ContactInput } from "@holdfast/contract/directory/contact";
import { StrategicThirdPartyInput } from "@holdfast/contract/directory/third-party";
import { TradingPartnerInput } from "@holdfast/contract/directory/trading-partner";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { recognisedNumber } from "../../../platform/phone-number";
import { readTable } from "../../../platform/spreadsheet/read-table";
import { contactSheet } from "./contact-sheet";
import { type ListSheet, writeList } from "./list-sheet";
import { readRows } from "./read-rows";
import { thirdPartySheet } from "./third-party-sheet";
import { customerSheet, supplierSheet, tagsOfText } from "./trading-partner-sheet";

/* Any list that the forms accept is the same after an export and an import. */

const START = fc.constantFrom(
  "",
  "=",
  "+",
  "-",
  "@",
  "'",
  '"',
  "#REF!",
  "_x0041_",
  "0",
  "1e5",
  ",",
);
const text = fc
  .tuple(START, fc.string({ unit: "grapheme", maxLength: 30 }))
  .map(([start, rest]) => start + rest);
const optional = fc.option(text);
const WRITTEN_AT = new Date("2026-11-22T00:00:00.000Z");

/** A value of `input` that the form's schema accepts, as it is stored. */
const accepted = <Input>(schema: z.core.$ZodType<Input>, input: fc.Arbitrary<unknown>) =>
  input
    .map((value) => z.safeParse(schema, value))
    .filter((parsed) => parsed.success)
    .map((parsed) => parsed.data as Input);

async function roundTrip<Row, Input>(
  sheet: ListSheet<Row, Input>,
  rows: readonly Row[],
): Promise<readonly Input[]> {
  const read = await readRows(sheet, await readTable(await writeList(sheet, rows, WRITTEN_AT)));
  expect(read.invalid).toEqual([]);
  expect(read.ignoredColumns).toEqual([]);
  return read.entries.map(({ input }) => input);
}

it.each([
  ["contacts", contactSheet([]).fields, ContactInput],
  ["customers", customerSheet().fields, TradingPartnerInput],
  ["suppliers", supplierSheet().fields, TradingPartnerInput],
  ["strategic third parties", thirdPartySheet("1").fields, StrategicThirdPartyInput],
  ["strategic crisis experts", thirdPartySheet("2").fields, StrategicThirdPartyInput],
])("%s have a column for each field of the form", (_list, fields, input) => {
  const paths = fields.map(({ path }) => path);
  expect(paths.toSorted()).toEqual(Object.keys(input.shape).toSorted());
});

/** Few long lists instead of many short ones: each is read by its own worker, and only the rows differ. */
const lists = <T>(entry: fc.Arbitrary<T>) =>
  fc.array(entry, { minLength: 1, maxLength: 60, size: "max" });
const NUMBER_OF_LISTS = { numRuns: 5 };
const party = {
  name: text,
  email: fc.constant("orders@cafe.example"),
  // As create and update store it.
  phone: fc.option(
    fc
      .oneof(text, fc.constantFrom("(02) 5550 0110", "1300 123 456", "+64 4 555 0100 ext. 3"))
      .map((text) => recognisedNumber(text, "AU")),
  ),
  address: optional,
  additionalAddressInformation: optional,
  website: optional,
};

describe("an exported list", () => {
  it("imports exported contacts as they were", async () => {
    const ids = ["019a6b1c-0000-7000-8000-000000000001", "019a6b1c-0000-7000-8000-000000000002"];
    const places = ids.map((branchId, at) => ({ branchId, name: "Kiosk", address: `${at} Quay` }));
    const sheet = contactSheet(places);
    const contact = accepted(
      ContactInput,
      fc.record({
        firstName: text,
        lastName: text,
        email: fc.option(fc.constant("ana@cafe.example")),
        phone: fc.option(fc.constant("+61 2 5550 0110")),
        mobile: fc.option(fc.constant("+61 491 570 006")),
        jobTitle: optional,
        contactTypeId: fc.constantFrom(
          ...CONTACT_TYPES.map((contactType) => contactType.contactTypeId),
        ),
        workTypeId: fc.constantFrom(...WORK_TYPES.map((workType) => workType.workTypeId)),
        department: optional,
        branchId: fc.option(fc.constantFrom(...ids)),
      }),
    );
    await fc.assert(
      fc.asyncProperty(lists(contact), async (contacts) => {
        const rows = contacts.map((contact) => ({
          ...contact,
          contactId: "",
          branchName: null,
          version: 1,
        }));
        expect(await roundTrip(sheet, rows)).toEqual(contacts);
      }),
      NUMBER_OF_LISTS,
    );
  });

  it("imports exported customers and suppliers as they were", async () => {
    const partner = accepted(
      TradingPartnerInput,
      fc.record({
        ...party,
        contactPerson: optional,
        category: fc.array(text, { maxLength: 5 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(lists(partner), async (partners) => {
        const rows = partners.map((partner) => ({ ...partner, version: 1 }));
        expect(await roundTrip(customerSheet(), rows)).toEqual(partners);
      }),
      NUMBER_OF_LISTS,
    );
  });

  it.each(["1", "2"] as const)(
    "imports exported strategic third parties of class %s as they were",
    async (classId) => {
      const categories = strategicThirdPartyCategoriesOfClass(Number(classId));
      const thirdParty = accepted(
        StrategicThirdPartyInput,
        fc.record({
          ...party,
          contactPerson: text,
          comments: fc.option(fc.array(text).map((lines) => lines.join("\n"))),
          strategicThirdPartyCategoryText: optional,
          strategicThirdPartyCategoryId: fc.constantFrom(
            ...categories.map((category) => category.strategicThirdPartyCategoryId),
          ),
        }),
      );
      await fc.assert(
        fc.asyncProperty(lists(thirdParty), async (all) => {
          const rows = all.map((party) => {
            const strategicThirdPartyCategory = categories.find(
              ({ strategicThirdPartyCategoryId: id }) => id === party.strategicThirdPartyCategoryId,
            );
            if (!strategicThirdPartyCategory) throw new Error("The category is unknown.");
            return { ...party, strategicThirdPartyId: "", strategicThirdPartyCategory, version: 1 };
          });
          expect(await roundTrip(thirdPartySheet(classId), rows)).toEqual(all);
        }),
        NUMBER_OF_LISTS,
      );
    },
  );
});

it.each([
  ["Sales", ["Sales"]],
  ["Sales, Finance;IT\nOps,,", ["Sales", "Finance", "IT", "Ops"]],
  ['"a, b", 5" pipe, Say "hi"', ["a, b", '5" pipe', 'Say "hi"']],
  ['"open, never closed', ["open, never closed"]],
  ['"say ""hi"""', ['say "hi"']],
])("%j is read as categories", (input, tags) => {
  expect(tagsOfText(input)).toEqual(tags);
});
