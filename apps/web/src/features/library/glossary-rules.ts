import type { GlossaryTerm } from "@holdfast/contract/library/plan-lookups";

/** Every letter of the index, also those without terms. */
export const LETTERS: readonly string[] = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The terms that begin with a letter. */
export type LetterGroup = { readonly letter: string; readonly terms: readonly GlossaryTerm[] };

/** Returns the anchor of a term: 'recovery-time-objective'. Pure. */
export const termAnchor = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");

/** Returns the abbreviation of a term: 'mtpd' for 'Maximum Tolerable Period of Disruption'. */
export const abbreviation = (name: string): string =>
  (name.match(/\b[A-Z]/gu) ?? []).join("").toLowerCase();

/**
 * Returns the terms that match a filter, grouped by their first letter, A to Z. A term matches by its name, its meaning
 * or its abbreviation, in upper or lower case. Pure.
 */
export function groupByLetter(
  terms: readonly GlossaryTerm[],
  filter: string,
): readonly LetterGroup[] {
  const requested = filter.trim().toLowerCase();
  const matching = terms.filter(
    ({ name, description }) =>
      name.toLowerCase().includes(requested) ||
      description.toLowerCase().includes(requested) ||
      abbreviation(name) === requested,
  );
  return LETTERS.flatMap((letter) => {
    const ofLetter = matching.filter(({ name }) => name.toUpperCase().startsWith(letter));
    return ofLetter.length === 0 ? [] : [{ letter, terms: ofLetter }];
  });
}
