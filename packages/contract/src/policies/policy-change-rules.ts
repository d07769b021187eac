import { fullName } from "../platform/text-rules";
import type { Policy } from "./policy";

/** Names above this number are counted. */
const MAX_NAMES = 3;
const listed = (names: readonly string[]) =>
  names.length > MAX_NAMES
    ? `${names.slice(0, MAX_NAMES).join(", ")} and ${names.length - MAX_NAMES} more`
    : names.join(", ");
const key = (member: Policy["members"][number]) => member.contactId ?? fullName(member);

/**
 * Returns what changed from one version of the policy to the next, in sentences; empty if nothing did.
 * @param earlier absent for the first version
 */
export function policyChanges(version: Policy, earlier: Policy | undefined): readonly string[] {
  if (!earlier) return ["First version."];
  const [before, after] = [new Set(earlier.members.map(key)), new Set(version.members.map(key))];
  const added = version.members.filter((member) => !before.has(key(member))).map(fullName);
  const removed = earlier.members.filter((member) => !after.has(key(member))).map(fullName);
  return [
    ...(version.businessContinuityResponsible === earlier.businessContinuityResponsible
      ? []
      : ["Statement changed."]),
    ...(added.length > 0 ? [`Added to the committee: ${listed(added)}.`] : []),
    ...(removed.length > 0 ? [`Removed from the committee: ${listed(removed)}.`] : []),
    ...(version.reviewDate === earlier.reviewDate ? [] : ["Review date changed."]),
  ];
}

/** What is printed and shown for a version in which nothing changed. */
export const NO_CHANGES = "Confirmed without changes.";
