/** Follows the name of a proposed entry in print and in exports. */
export const PROPOSED_SUFFIX = "(proposed, not confirmed)";

/** Follows a name that is shortened, or in a narrow place. */
export const SHORT_PROPOSED_SUFFIX = "(proposed)";

/** Returns the name of an entry, or a value of it, as print and exports show it: with a mark if it is not confirmed. */
export const markedName = (
  name: string,
  isProposed: boolean | undefined,
  mark = PROPOSED_SUFFIX,
): string => (isProposed === true ? `${name} ${mark}` : name);
