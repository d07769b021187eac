import { fieldLabel } from "@holdfast/contract/history/field-label-rules";
import type { ApprovedContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanChange } from "@holdfast/contract/plan-content/plan-version";
import { type ComparedEntry, comparedParts } from "./compared-parts-rules";

/** The address of an image says nothing to a reader. */
const IMAGES: Readonly<Record<string, string>> = { logoUrl: "Logo", floorPlanUrl: "Floor plan" };

/** Returns the differences between two contents of a plan, in the order of the document. Pure. */
export function comparePlans(from: ApprovedContent, to: ApprovedContent): PlanChange[] {
  const before = comparedParts(from);
  return [...comparedParts(to)].flatMap(([section, entries]) =>
    compareEntries(section, before.get(section) ?? [], entries),
  );
}

function compareEntries(
  section: string,
  before: readonly ComparedEntry[],
  after: readonly ComparedEntry[],
): PlanChange[] {
  const earlier = new Map(before.map((entry) => [entry.id, entry]));
  const present = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap(({ id, name: entry, fields }): PlanChange[] => {
      const former = earlier.get(id);
      if (!former) return [{ section, kind: "added", entry, details: [] }];
      const details = compareFields(former.fields, fields);
      return details.length > 0 ? [{ section, kind: "changed", entry, details }] : [];
    }),
    ...before
      .filter(({ id }) => !present.has(id))
      .map(({ name }): PlanChange => ({ section, kind: "removed", entry: name, details: [] })),
  ];
}

type Fields = ComparedEntry["fields"];

const compareFields = (before: Fields, after: Fields): string[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])]
    .filter((field) => words(before[field]) !== words(after[field]))
    .map((field) =>
      field in IMAGES
        ? `${IMAGES[field]}: another image`
        : `${fieldLabel(field)}: ${words(before[field]) || "empty"} → ${words(after[field]) || "empty"}`,
    );

/** Returns a value as text: a list with commas, the fields of an object with blanks. */
function words(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.map(words).join(", ");
  if (typeof value === "object")
    return (
      Object.entries(value)
        // The database does not preserve the order of a stored object's fields.
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([, inner]) => words(inner))
        .join(" ")
    );
  return String(value);
}
