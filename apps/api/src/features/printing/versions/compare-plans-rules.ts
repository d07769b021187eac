import { fieldLabel } from "@holdfast/contract/history/field-label-rules";
import type { PlanChange } from "@holdfast/contract/printing/plan-version";
import { markedName } from "@holdfast/contract/proposals/proposal-mark-rules";
import type { PlanContent } from "./plan-content-rules";

type Fields = Readonly<Record<string, unknown>>;

/** The names of the parts of a plan; a part without one is named after its field. */
const SECTIONS: Readonly<Record<string, string>> = {
  business: "Business",
  plan: "Plan",
  owners: "Plan owners",
  people: "Staff",
  supportingUnits: "Business units",
  thirdParties: "Third parties",
  site: "Site sheet",
  requirements: "Disaster recovery requirements",
  emergencyContacts: "Emergency numbers",
  duties: "Notices to authorities and others",
};

/** Fields that are not compared: the number of a row in its list, ids, and a value that another field has in words. */
const NOT_COMPARED: ReadonlySet<string> = new Set(["idLabel", "dutyId", "mtpdDays"]);
/** The address of an image says nothing to a reader. */
const IMAGES: Readonly<Record<string, string>> = { logoUrl: "Logo", floorPlanUrl: "Floor plan" };

/** Returns the differences between two contents of a plan, in the order of the document. */
export function comparePlans(from: PlanContent, to: PlanContent): PlanChange[] {
  const before = partsOf(from);
  const after = partsOf(to);
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((part) => {
    const section = SECTIONS[part] ?? fieldLabel(part);
    // A version that was approved before a release added the part does not have it.
    const none = Array.isArray(after[part] ?? before[part]) ? [] : {};
    const [former, present] = [before[part] ?? none, after[part] ?? none];
    return compareEntries(section, named(section, former), named(section, present));
  });
}

/** Returns the parts of a plan: each a list of entries, or one entry. */
function partsOf(content: PlanContent): Fields {
  const { plan, teams, mtpdName, mtpdDays: _days, isMtpdProposed, ...rest } = content;
  const { owners, location, ...ownFields } = plan;
  return {
    ...rest,
    plan: { ...ownFields, mtpd: mtpdName && markedName(mtpdName, isMtpdProposed) },
    location,
    owners,
    teams: teams.flatMap(({ teamTypeName, contacts }) =>
      contacts.map((contact) => ({ ...contact, team: teamTypeName })),
    ),
  };
}

/** Returns the entries of a part by name; the second of two with the same name is 'Name (2)'. */
function named(section: string, part: unknown): ReadonlyMap<string, Fields> {
  const entries = new Map<string, Fields>();
  if (!Array.isArray(part)) return part ? entries.set(section, part as Fields) : entries;
  for (const entry of part as Fields[]) {
    const name = nameOf(entry);
    let unique = name;
    for (let count = 2; entries.has(unique); count += 1) unique = `${name} (${count})`;
    entries.set(unique, entry);
  }
  return entries;
}

/** Returns what identifies an entry: its name within its team or business unit, or what it is about. */
const nameOf = ({ unit, team, name, tell, event }: Fields): string =>
  [name ?? tell, unit ?? team ?? event].map(words).filter(Boolean).join(", ");

function compareEntries(
  section: string,
  before: ReadonlyMap<string, Fields>,
  after: ReadonlyMap<string, Fields>,
): PlanChange[] {
  const changes: PlanChange[] = [];
  for (const [entry, fields] of after) {
    const former = before.get(entry);
    const details = former === undefined ? [] : compareFields(former, fields);
    if (former === undefined) changes.push({ section, kind: "added", entry, details });
    else if (details.length > 0) changes.push({ section, kind: "changed", entry, details });
  }
  for (const entry of before.keys())
    if (!after.has(entry)) changes.push({ section, kind: "removed", entry, details: [] });
  return changes;
}

function compareFields(before: Fields, after: Fields): string[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])]
    .filter((field) => !NOT_COMPARED.has(field))
    .filter((field) => words(before[field]) !== words(after[field]))
    .map((field) =>
      field in IMAGES
        ? `${IMAGES[field]}: another image`
        : `${fieldLabel(field)}: ${words(before[field]) || "empty"} → ${words(after[field]) || "empty"}`,
    );
}

/** Returns a value as text: a list with commas, the fields of an object with blanks. */
function words(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.map(words).join(", ");
  if (typeof value === "object")
    return (
      Object.entries(value)
        .filter(([field]) => !NOT_COMPARED.has(field))
        // The database does not preserve the order of a stored object's fields.
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, inner]) => words(inner))
        .join(" ")
    );
  return String(value);
}
