import { DEFAULT_COUNTRY } from "@holdfast/contract/platform/phone-rules";
import { recognisedNumber } from "../../../platform/phone-number";
import { countryOfParty } from "../party-number-rules";
import { exampleIn, textField } from "./list-sheet";

/* The columns that customers, suppliers and strategic third parties have in common. */

export const NAME_FIELD = textField({
  path: "name",
  header: "Name",
  synonyms: ["company", "company name", "business name", "organisation", "organization"],
  isRequired: true,
  width: 28,
  explanation: "The name of the business.",
  example: "Example Office Supplies",
});

/** @param country for numbers without a country code, unless the row's address names another, and for the examples */
export const reachFields = (country?: string) => [
  textField({
    path: "email",
    header: "Email",
    synonyms: ["email address", "mail"],
    isRequired: true,
    width: 30,
    explanation: "An email address that someone reads every day.",
    example: "orders@example.com",
  }),
  textField({
    path: "phone",
    header: "Phone",
    synonyms: ["phone number", "telephone", "mobile"],
    width: 20,
    explanation:
      "A phone number with area code. Numbers of other countries start with + and the country code.",
    ...exampleIn(country, ({ examplePhones }) => examplePhones.office),
    read: (text, textOf) => ({
      value: recognisedNumber(text, countryOfParty(textOf("address"), country ?? DEFAULT_COUNTRY)),
    }),
  }),
  textField({
    path: "address",
    header: "Address",
    synonyms: ["street address", "postal address"],
    width: 36,
    explanation: "The street address.",
    ...exampleIn(country, ({ exampleAddress }) => exampleAddress),
  }),
  textField({
    path: "additionalAddressInformation",
    header: "Additional address information",
    synonyms: ["unit", "suite", "floor", "address line 2", "address 2"],
    width: 24,
    explanation: "Unit, suite or floor.",
    example: "Level 2",
  }),
  textField({
    path: "website",
    header: "Website",
    synonyms: ["web", "url", "web site", "homepage"],
    width: 28,
    explanation: "The address of the website.",
    example: "www.example.com",
  }),
];
