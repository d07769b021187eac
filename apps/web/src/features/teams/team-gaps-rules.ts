import { DESIGNATIONS } from "@holdfast/contract/teams/team";
import type { Designation } from "@holdfast/contract/teams/team";

/** Which designations nobody in a team has yet; a team needs both to be complete (decision 'Progress'). */
export const missingDesignations = (
  members: readonly { readonly designation: Designation }[],
): Designation[] =>
  DESIGNATIONS.filter((wanted) => !members.some(({ designation }) => designation === wanted));

const ONE: Record<Designation, string> = { Primary: "a Primary", Alternatives: "an Alternative" };

/** 'Needs a Primary and an Alternative', 'Primary and Alternative chosen'. */
export const teamState = (missing: readonly Designation[]): string =>
  missing.length === 0
    ? "Primary and Alternative chosen"
    : `Needs ${missing.map((designation) => ONE[designation]).join(" and ")}`;

/** What a person joins a team as, where nothing was said: the first one leads, the others stand in. */
export const designationOfNext = (
  members: readonly { readonly designation: Designation }[],
): Designation => (missingDesignations(members).includes("Primary") ? "Primary" : "Alternatives");
