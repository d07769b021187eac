import type { Proposal, ProposedCount } from "@holdfast/contract/proposals/proposal";

/** Counts the proposed entries of a plan by kind; of business units only those of its location. */
export function proposedCounts(
  proposals: readonly Proposal[],
  units: readonly { readonly departmentId: string }[],
): ProposedCount[] {
  const ofLocation = new Set(units.map(({ departmentId }) => departmentId));
  const counts = new Map<Proposal["kind"], number>();
  for (const { kind, recordId } of proposals)
    if (kind !== "department" || ofLocation.has(recordId))
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}
