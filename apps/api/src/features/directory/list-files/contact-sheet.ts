import { CONTACT_TYPES, contactTypeById } from "@holdfast/content/library/contact-types";
import { WORK_TYPES, workTypeById } from "@holdfast/content/library/impact/work-types";
import { type Contact, ContactInput } from "@holdfast/contract/directory/contact";
import { countryName } from "@holdfast/contract/platform/countries";
import { INVALID_PHONE } from "@holdfast/contract/platform/field-rules";
import { DEFAULT_COUNTRY, notMobile } from "@holdfast/contract/platform/phone-rules";
import { isLandline, validNumber } from "../../../platform/phone-number";
import {
  type CellReading,
  choiceReader,
  exampleIn,
  comparable,
  type ListSheet,
  textField,
} from "./list-sheet";

type Location = { readonly branchId: string; readonly name: string; readonly address: string };

const TYPES = CONTACT_TYPES.map(({ contactTypeId, name }) => ({ id: contactTypeId, name }));
const WORK = WORK_TYPES.map(({ workTypeId, name }) => ({ id: workTypeId, name }));

/**
 * Returns a function that reads a number, which is of the given country unless it starts with a country code. It remembers its
 * results: contacts share the numbers of offices, and checking numbers takes most of the time of an import.
 */
function phoneReader(country: string, read: typeof readPhone): (text: string) => CellReading {
  const known = new Map<string, CellReading>();
  return (text) => {
    const found = known.get(text) ?? read(text, country);
    known.set(text, found);
    return found;
  };
}

function readMobile(text: string, country: string): CellReading {
  return isLandline(text, country) ? { message: notMobile(country) } : readPhone(text, country);
}

function readPhone(text: string, country: string): CellReading {
  const value = validNumber(text, country);
  return value === undefined
    ? { message: `${INVALID_PHONE} It was read as a number in ${countryName(country)}.` }
    : { value };
}

/** Locations of the same name are distinguished by their address. */
function locationChoices(locations: readonly Location[]) {
  const counts = Map.groupBy(locations, ({ name }) => comparable(name));
  return locations.map(({ branchId: id, name, address }) => ({
    id,
    name: (counts.get(comparable(name))?.length ?? 0) > 1 ? `${name} (${address})` : name,
  }));
}

/**
 * The columns of contacts; the template, which belongs to no organisation, has no locations.
 * @param country for numbers without a country code and for the examples; not needed to write a list
 */
export function contactSheet(
  locations: readonly Location[],
  country?: string,
): ListSheet<Contact, ContactInput> {
  const named = locationChoices(locations);
  const locationNames = new Map(named.map(({ id, name }) => [id, name]));
  const numbersFrom = country ?? DEFAULT_COUNTRY;
  const readNumber = phoneReader(numbersFrom, readPhone);
  return {
    title: "Contacts",
    sheetName: "Contacts",
    input: ContactInput,
    fields: [
      textField({
        path: "firstName",
        header: "First name",
        synonyms: ["given name", "forename", "first"],
        isRequired: true,
        width: 18,
        explanation: "The person's first name.",
        example: "Priya",
      }),
      textField({
        path: "lastName",
        header: "Last name",
        synonyms: ["surname", "family name", "last"],
        isRequired: true,
        width: 18,
        explanation: "The person's last name.",
        example: "Nair",
      }),
      textField({
        path: "email",
        header: "Email",
        synonyms: ["email address", "mail"],
        width: 30,
        explanation: "An email address that the person reads.",
        example: "priya.nair@example.com",
      }),
      textField({
        path: "phone",
        header: "Phone",
        synonyms: ["phone number", "telephone", "work phone", "business phone", "landline"],
        width: 20,
        explanation:
          "A phone number with area code. Numbers of other countries start with + and the country code.",
        ...exampleIn(country, ({ examplePhones }) => examplePhones.office),
        read: readNumber,
      }),
      textField({
        path: "mobile",
        header: "Mobile",
        synonyms: ["mobile number", "mobile phone", "cell", "cell phone"],
        width: 20,
        explanation: "A mobile number that the person answers at night.",
        ...exampleIn(country, ({ examplePhones }) => examplePhones.mobile),
        read: phoneReader(numbersFrom, readMobile),
      }),
      textField({
        path: "afterHoursPhone",
        header: "After-hours number",
        synonyms: ["after hours", "after-hours phone", "home phone", "night phone"],
        width: 20,
        explanation: "A number that reaches the person when they are not at work.",
        ...exampleIn(country, ({ examplePhones }) => examplePhones.home),
        read: readNumber,
      }),
      textField({
        path: "jobTitle",
        header: "Job title",
        synonyms: ["title", "position", "role"],
        width: 24,
        explanation: "What the person does.",
        example: "Office Manager",
      }),
      {
        path: "contactTypeId",
        header: "Contact type",
        synonyms: ["type"],
        isRequired: true,
        width: 16,
        explanation: `Choose one: ${TYPES.map(({ name }) => name).join(", ")}.`,
        example: "Internal",
        choices: TYPES.map(({ name }) => name),
        value: ({ contactTypeId }) => contactTypeById(contactTypeId)?.name ?? null,
        read: choiceReader("contact type", TYPES),
      },
      {
        path: "workTypeId",
        header: "Work type",
        synonyms: ["employment type", "employment"],
        isRequired: true,
        width: 16,
        explanation: `Choose one: ${WORK.map(({ name }) => name).join(", ")}.`,
        example: "Full time",
        choices: WORK.map(({ name }) => name),
        value: ({ workTypeId }) => workTypeById(workTypeId)?.name ?? null,
        read: choiceReader("work type", WORK),
      },
      textField({
        path: "department",
        header: "Department",
        synonyms: ["team", "business unit"],
        width: 20,
        explanation: "The part of the business where the person works.",
        example: "Reception",
      }),
      {
        path: "branchId",
        header: "Location",
        synonyms: ["business location", "branch", "site", "office"],
        width: 24,
        explanation:
          "The name of one of your business locations, as on the organisation's overview. Leave it empty if there is none.",
        example: "",
        ...(named.length > 0 ? { choices: named.map(({ name }) => name) } : {}),
        value: ({ branchId }) => (branchId === null ? null : (locationNames.get(branchId) ?? null)),
        read: choiceReader("business location", named),
      },
    ],
  };
}
