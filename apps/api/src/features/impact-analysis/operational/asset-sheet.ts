import { ASSET_TYPES } from "@holdfast/content/library/impact/asset-types";
import {
  type Asset,
  AssetInput,
  QUANTITY_RANGE,
} from "@holdfast/contract/impact-analysis/operational/asset";
import type * as z from "zod/mini";
import { choiceReader, type ListSheet, textField } from "../../directory/public";

type Unit = { readonly departmentId: string; readonly name: string };

const TYPES = ASSET_TYPES.map(({ assetTypeId: id, name }) => ({ id, name }));
const TYPE_NAMES = TYPES.map(({ name }) => name);

/** A whole or decimal number, with commas between thousands at most. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/u;

/** The columns of the assets of a plan with these business units. */
export const assetSheet = (
  units: readonly Unit[],
): ListSheet<Asset, z.output<typeof AssetInput>> => ({
  title: "Disaster Recovery Requirements",
  sheetName: "Assets",
  input: AssetInput,
  fields: [
    {
      path: "departmentId",
      header: "Business unit",
      synonyms: ["unit", "department", "business unit name"],
      isRequired: true,
      width: 28,
      explanation: "A business unit of the plan's location.",
      example: units[0]?.name ?? "Finance",
      choices: units.map(({ name }) => name),
      value: (row) =>
        units.find(({ departmentId }) => departmentId === row.departmentId)?.name ?? null,
      read: choiceReader(
        "business unit of this plan",
        units.map(({ departmentId: id, name }) => ({ id, name })),
      ),
    },
    {
      path: "assetTypeId",
      header: "Asset type",
      synonyms: ["type", "category"],
      isRequired: true,
      width: 26,
      explanation: `Choose one: ${TYPE_NAMES.join(", ")}.`,
      example: TYPE_NAMES[0] ?? "",
      choices: TYPE_NAMES,
      value: (row) => TYPES.find(({ id }) => id === row.assetTypeId)?.name ?? null,
      read: choiceReader("asset type", TYPES),
    },
    textField({
      path: "name",
      header: "Description",
      synonyms: ["name", "asset", "item"],
      isRequired: true,
      width: 40,
      explanation: "What the unit needs to work again.",
      example: "Laptop computer",
    }),
    {
      path: "quantity",
      header: "Quantity",
      synonyms: ["number", "amount", "how many"],
      isRequired: true,
      width: 12,
      explanation: "How many: a number from 0.",
      example: "4",
      value: (row) => String(row.quantity),
      read: (text) =>
        NUMBER.test(text)
          ? { value: Number(text.replaceAll(",", "")) }
          : { message: QUANTITY_RANGE },
    },
    textField({
      path: "comments",
      header: "Comments",
      synonyms: ["comment", "notes", "note"],
      isLong: true,
      width: 50,
      explanation: "Anything to know when you order it.",
      example: "Hire within 2 days",
    }),
  ],
});
