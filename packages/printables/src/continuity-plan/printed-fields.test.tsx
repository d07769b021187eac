import { expect, it } from "vitest";
import type { ContinuityPlanData } from "./plan-data";
import { continuityPlanContent, continuityPlanFrontMatter } from "./plan-markup";
import { PlanDocument } from "@holdfast/contract/printing/plan-document";
import { approvedPlan } from "../../test/approved-plan-sample";
import { cafePlan } from "../../test/plan-sample";
import { leavesOf, NOT_PRINTED } from "../../test/printed-paths";
import { fieldsOf } from "../../test/schema-fields";

/** Numbers that appear only once, each with the text by which it is printed. */
const NUMBERS: Readonly<Record<string, readonly [value: number, text: string]>> = {
  mtpdDays: [13, "(13 days)"],
  "control.versions.number": [41, "Version 41"],
  "control.holders.copyNumber": [57, "Copy 57"],
  "criticalAreas.criticality": [3, "3 Essential"],
  "criticalAreas.impacts.value": [5, "criticalAreas.impacts.category.: 5"],
  "supportingUnits.rtoDays": [11, "11 days"],
  "supportingUnits.rpoDays": [9, "9 days"],
  "requirements.quantity": [4711, "4,711"],
  "highRisks.rating": [87, "87"],
};

/** Puts a different text into every field, so that one field can't stand in for another. */
function marked<Value>(value: Value, path = ""): Value {
  if (typeof value === "string")
    return (
      path in NOT_PRINTED || FIXED.has(path) ? value : `Marker ${NAMED_AS[path] ?? path}.`
    ) as Value;
  if (typeof value === "number") return (NUMBERS[path]?.[0] ?? value) as Value;
  if (Array.isArray(value)) return value.map((item) => marked(item, path)) as Value;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      marked(inner, path === "" ? key : `${path}.${key}`),
    ]),
  ) as Value;
}

/** Fields with a closed list of values, on which the layout depends. */
const FIXED = new Set(["teams.contacts.designation", "requirements.assetType"]);

/** Fields that name a row of another list, by which a page finds it. */
const NAMED_AS: Readonly<Record<string, string>> = {
  "recoveryStrategies.unit": "supportingUnits.name",
  "requirements.unit": "supportingUnits.name",
  "unitDependencies.unit": "supportingUnits.name",
};

const words = (markup: string) =>
  markup
    .replaceAll(/<br\/>|<wbr\/>/gu, " ")
    .replaceAll(/<[^>]+>/gu, "")
    .replaceAll(/\s+/gu, " ");

it("prints every field that a person can enter, or says why not", () => {
  const data: ContinuityPlanData = marked(approvedPlan);
  const text = words(continuityPlanFrontMatter(data) + continuityPlanContent(data));
  const leaves = leavesOf(data).filter(([path]) => !(path in NOT_PRINTED));
  expect(leaves.length).toBeGreaterThan(120);
  const missing = leaves.filter(([path, value]) => {
    const printed = typeof value === "string" ? value : NUMBERS[path]?.[1];
    return printed === undefined || !text.includes(printed);
  });
  expect([...new Set(missing.map(([path]) => path))]).toEqual([]);
});

it("has every field of the contract's plan document in its sample", () => {
  // Of the two, the approved plan has no missing parts.
  const sample = new Set(
    [approvedPlan, cafePlan].flatMap((data) => leavesOf(data)).map(([path]) => path),
  );
  const fields = fieldsOf(PlanDocument).filter((path) => !sample.has(path));
  expect(fields).toEqual([]);
});

it("has no reason for a field that does not exist", () => {
  const fields = new Set(fieldsOf(PlanDocument));
  expect(Object.keys(NOT_PRINTED).filter((path) => !fields.has(path))).toEqual([]);
});
