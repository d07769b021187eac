import { DESIGNATIONS } from "@holdfast/contract/teams/team";
import type { Designation } from "@holdfast/contract/teams/team";

/** Returns the designations no one in a team has yet; a team needs both to be complete (decision 'Progress'). */
export const missingDesignations = (
  members: readonly { readonly designation: Designation }[],
): Designation[] =>
  DESIGNATIONS.filter((requested) => !members.some(({ designation }) => designation === requested));

const ONE: Record<Designation, string> = { Primary: "a Primary", Alternatives: "an Alternative" };

/** Returns 'Needs a Primary and an Alternative', or 'Primary and Alternative chosen' if nothing is missing. */
export const teamState = (missing: readonly Designation[]): string =>
  missing.length === 0
    ? "Primary and Alternative chosen"
    : `Needs ${missing.map((designation) => ONE[designation]).join(" and ")}`;

/** Returns the default designation of the next member: Primary for the first, Alternatives for the others. */
export const designationOfNext = (
  members: readonly { readonly designation: Designation }[],
): Designation => (missingDesignations(members).includes("Primary") ? "Primary" : "Alternatives");
