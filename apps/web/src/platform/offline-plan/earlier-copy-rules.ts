import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import type { KeptPlan } from "./kept-plans-rules";

/** The parts of an earlier copy that the current copy lacks. */
type EarlierCopy = NonNullable<KeptPlan["earlier"]>[number];

const idsOf = (list: readonly { readonly incidentId: string }[]) =>
  list.map(({ incidentId }) => incidentId);

/** Returns the incidents that this device has read but the server no longer has. Pure. */
export function missingFrom(
  { logHeads, incidents }: Pick<OfflinePlan, "logHeads" | "incidents">,
  { missingIncidents = [] }: Pick<KeptPlan, "missingIncidents">,
  gone: readonly string[],
): string[] {
  const known = new Set([...idsOf(logHeads), ...idsOf(incidents)]);
  return [...new Set([...missingIncidents, ...gone])].filter((id) => !known.has(id));
}

/**
 * Returns the parts of earlier copies to store with a newer copy, newest first: the whole copy if the newer one lacks
 * an incident, and its keys if the newer one lacks a key and entries wait to be sent. Pure.
 */
export function earlierCopies(
  kept: KeptPlan,
  {
    missing,
    keyHashes,
    areEntriesWaiting,
  }: {
    readonly missing: readonly string[];
    readonly keyHashes: readonly string[];
    readonly areEntriesWaiting: boolean;
  },
): readonly EarlierCopy[] {
  if (missing.length === 0 && !areEntriesWaiting) return [];
  const { content, remains, earlier = [], missingIncidents = [] } = kept;
  if (missing.some((id) => !missingIncidents.includes(id)))
    return [{ content, ...(remains && { remains }) }, ...earlier];
  const hasLostKey = kept.keyHashes?.every((hash) => keyHashes.includes(hash)) !== true;
  if (!areEntriesWaiting || !hasLostKey) return earlier;
  return [{ content: remains ?? content, ...(remains && { remains }) }, ...earlier];
}

/** Returns a plan with the incidents that the server no longer has, and all keys of entries. Pure. */
export function withEarlier(
  plan: OfflinePlan,
  earlier: readonly OfflinePlan[],
  missing: readonly string[],
): OfflinePlan {
  if (earlier.length === 0) return plan;
  const former = earlier.flatMap(({ incidents }) => incidents);
  const lacking = missing.flatMap((id) => former.find(({ incidentId }) => incidentId === id) ?? []);
  return {
    ...plan,
    incidents: [...plan.incidents, ...lacking],
    entryKeys: allKeysOf([plan, ...earlier]),
  };
}

/** Returns the keys of each incident, those of the first plan first: they encrypt. */
function allKeysOf(plans: readonly OfflinePlan[]): OfflinePlan["entryKeys"] {
  const found = new Map<string, string[]>();
  for (const { incidentId, keys } of plans.flatMap(({ entryKeys }) => entryKeys))
    found.set(incidentId, [...new Set([...(found.get(incidentId) ?? []), ...keys])]);
  return [...found].map(([incidentId, keys]) => ({ incidentId, keys }));
}
