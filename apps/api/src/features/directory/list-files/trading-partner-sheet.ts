import {
  CATEGORY_SUGGESTIONS,
  type Customer,
  type Supplier,
  TradingPartnerInput,
} from "@holdfast/contract/directory/trading-partner";
import { type ListSheet, type SheetField, textField } from "./list-sheet";
import { NAME_FIELD, reachFields } from "./party-sheet";

type Partner = Omit<Customer, "customerId"> & Omit<Supplier, "supplierId">;

/** A category with a separator in it is written in double quotes. */
const SEPARATOR = /[,;"\n]/;
const quoted = (tag: string) => (SEPARATOR.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag);
const textOfTags = (tags: readonly string[]) => tags.map(quoted).join(", ");

/** Splits at separators outside quotes. A quote counts only at the start of a category. */
export function tagsOfText(text: string): string[] {
  const tags: string[] = [];
  let tag = "";
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (character === '"' && isQuoted) {
      if (text[at + 1] !== '"') isQuoted = false;
      else {
        tag += character;
        at += 1;
      }
    } else if (character === '"' && tag.trim() === "") isQuoted = true;
    else if (!isQuoted && ",;\n".includes(character)) {
      tags.push(tag);
      tag = "";
    } else tag += character;
  }
  return [...tags, tag].map((text) => text.trim()).filter((text) => text !== "");
}

const fieldsOf = (country?: string): readonly SheetField<Partner>[] => [
  NAME_FIELD,
  {
    path: "category",
    header: "Category",
    synonyms: ["categories", "tags", "type"],
    width: 24,
    explanation:
      "One or more categories, separated by commas. The list suggests some; you can enter others.",
    example: "Sales",
    choices: CATEGORY_SUGGESTIONS,
    isOpen: true,
    value: ({ category }) => textOfTags(category),
    read: (text) => ({ value: tagsOfText(text) }),
  },
  textField({
    path: "contactPerson",
    header: "Contact person",
    synonyms: ["contact", "contact name"],
    width: 24,
    explanation: "Who to ask for.",
    example: "Mei Tan",
  }),
  ...reachFields(country),
];

const sheetOf = (
  title: "Customers" | "Suppliers",
  country?: string,
): ListSheet<Partner, TradingPartnerInput> => ({
  title,
  sheetName: title,
  input: TradingPartnerInput,
  fields: fieldsOf(country),
});

/** @param country for numbers without a country code and for the examples; not needed to write a list */
export const customerSheet = (country?: string) => sheetOf("Customers", country);
export const supplierSheet = (country?: string) => sheetOf("Suppliers", country);
