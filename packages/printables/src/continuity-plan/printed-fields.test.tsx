import { expect, it } from "vitest";
import type { ContinuityPlanData } from "./plan-data";
import { continuityPlanContent, continuityPlanFrontMatter } from "./plan-markup";
import { approvedPlan } from "../../test/plan-sample";

/** Fields that are not printed as they are, each with its reason. */
const NOT_PRINTED: Readonly<Record<string, string>> = {
  "business.logoUrl": "a picture on the cover",
  "business.governance": "printed as paragraphs (plan-markup.test.tsx)",
  dateIssued: "printed as DD/MM/YYYY",
  "control.versions.approvedOn": "printed as DD/MM/YYYY",
  "control.versions.reviewDate": "printed as DD/MM/YYYY",
  "plan.expiryDate": "printed on an expired plan (plan-status.test.tsx)",
  "emergencyContacts.kind": "decides the order and what is on the card",
  "emergencyContacts.checkedOn": "printed as DD/MM/YYYY",
  "duties.dutyId": "decides which sentence names the duty",
  "duties.audience": "the row of the table of owners",
  "duties.checkedOn": "printed as DD/MM/YYYY",
  "highRisks.followUpDate": "printed as DD/MM/YYYY",
  "unitDependencies.kind": "decides the line of the unit's page",
  "teams.contacts.phone": "second numbers are in the staff list, which has everyone",
  "teams.teamTypeName": "printed by its name in the plan: IT Recovery Team",
};

type Leaf = readonly [path: string, text: string];

/** Returns every text and number of the data with its path; items of a list have the path of the list. */
function leavesOf(value: unknown, path = ""): Leaf[] {
  if (typeof value === "string") return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, path));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, one]) =>
    leavesOf(one, path === "" ? key : `${path}.${key}`),
  );
}

/** Puts a text of its own into every field, so that one field can't stand in for another. */
function marked<Value>(value: Value, path = ""): Value {
  if (typeof value === "string")
    return (
      path in NOT_PRINTED || FIXED.has(path) ? value : `Marker ${NAMED_AS[path] ?? path}.`
    ) as Value;
  if (Array.isArray(value)) return value.map((one) => marked(one, path)) as Value;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      marked(one, path === "" ? key : `${path}.${key}`),
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
  expect(leaves.length).toBeGreaterThan(80);
  const missing = leaves.filter(([, value]) => !text.includes(value)).map(([path]) => path);
  expect([...new Set(missing)]).toEqual([]);
});
