import { STRATEGIC_CRITICAL_AREA_CATEGORIES } from "@holdfast/content/library/impact/strategic-critical-area-categories";
import {
  type StrategicCriticalArea,
  StrategicCriticalAreaInput,
} from "@holdfast/contract/strategic-areas/strategic-critical-area";
import { choiceReader, type ListSheet, textField } from "../directory/public";

const CATEGORIES = STRATEGIC_CRITICAL_AREA_CATEGORIES.map(
  ({ strategicCriticalAreaCategoryId: id, name }) => ({ id, name }),
);
const NAMES = CATEGORIES.map(({ name }) => name);

/** The columns of strategic areas. */
export const AREA_SHEET: ListSheet<StrategicCriticalArea, StrategicCriticalAreaInput> = {
  title: "Strategic Areas",
  sheetName: "StrategicAreas",
  input: StrategicCriticalAreaInput,
  fields: [
    textField({
      path: "name",
      header: "Name",
      synonyms: ["area", "strategic area", "critical area", "strategic critical area"],
      isRequired: true,
      width: 32,
      explanation: "What your business can't do without.",
      example: "Online orders",
    }),
    {
      path: "strategicCriticalAreaCategoryId",
      header: "Category",
      synonyms: ["type"],
      isRequired: true,
      width: 32,
      explanation: `Choose one: ${NAMES.join(", ")}.`,
      example: NAMES[0] ?? "",
      choices: NAMES,
      value: ({ category }) => category.name,
      read: choiceReader("category", CATEGORIES),
    },
    textField({
      path: "description",
      header: "Description",
      synonyms: ["details", "comments", "notes"],
      isLong: true,
      width: 60,
      explanation: "What it covers and who depends on it.",
      example: "Orders from the website, which pay for the quiet season.",
    }),
  ],
};
