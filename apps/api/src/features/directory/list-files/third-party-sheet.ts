import { strategicThirdPartyCategoriesOfClass } from "@holdfast/content/library/impact/strategic-third-party-categories";
import {
  type StrategicThirdParty,
  StrategicThirdPartyInput,
  type THIRD_PARTY_CLASSES,
} from "@holdfast/contract/directory/third-party";
import { choiceReader, type ListSheet, textField } from "./list-sheet";
import { NAME_FIELD, reachFields } from "./party-sheet";

export type ClassId = (typeof THIRD_PARTY_CLASSES)[keyof typeof THIRD_PARTY_CLASSES];

const CLASSES = {
  "1": { title: "Strategic Third Parties", sheetName: "StrategicThirdParties" },
  "2": { title: "Strategic Crisis Experts", sheetName: "StrategicCrisisExperts" },
} as const satisfies Record<ClassId, object>;

/** Of the template, as in the help of the list's screen. */
const EXAMPLES = {
  "1": { name: "Coastal Insurance Brokers", category: "Insurance Broker" },
  "2": { name: "DryFast Restoration", category: "Fire and Water Damage Restorer" },
} as const satisfies Record<ClassId, object>;

/** 'strategic_third_parties', for names of files. */
export const fileNameOfClass = (classId: ClassId) =>
  CLASSES[classId].title.toLowerCase().replaceAll(" ", "_");

/** @param country for numbers without a country code and for the examples; not needed to write a list */
export function thirdPartySheet(
  classId: ClassId,
  country?: string,
): ListSheet<StrategicThirdParty, StrategicThirdPartyInput> {
  const categories = strategicThirdPartyCategoriesOfClass(Number(classId)).map(
    ({ strategicThirdPartyCategoryId: id, name }) => ({ id, name }),
  );
  const example = EXAMPLES[classId];
  return {
    ...CLASSES[classId],
    input: StrategicThirdPartyInput,
    fields: [
      { ...NAME_FIELD, example: example.name },
      {
        path: "strategicThirdPartyCategoryId",
        header: "Category",
        synonyms: ["type"],
        isRequired: true,
        width: 30,
        explanation: `Choose one: ${categories.map(({ name }) => name).join(", ")}.`,
        example: example.category,
        choices: categories.map(({ name }) => name),
        value: (row) => row.strategicThirdPartyCategory.name,
        read: choiceReader("category of this list", categories),
      },
      textField({
        path: "strategicThirdPartyCategoryText",
        header: "Other category",
        synonyms: ["category description", "category text"],
        width: 24,
        explanation: "What they do, if the category is Other.",
        example: "",
      }),
      textField({
        path: "contactPerson",
        header: "Contact person",
        synonyms: ["contact", "contact name"],
        isRequired: true,
        width: 24,
        explanation: "Who to ask for.",
        example: "Mei Tan",
      }),
      ...reachFields(country),
      textField({
        path: "comments",
        header: "Comments",
        synonyms: ["comment", "notes", "note"],
        isLong: true,
        width: 40,
        explanation: "Anything to know before calling.",
        example: "Ask for the duty manager after hours.",
      }),
    ],
  };
}
