import type { OfflineIncident, OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";

/** Incremented when the content of a kept plan changes so that an earlier page cannot show it. */
const FORMAT = 2;

/** An incident as stored by any version so far. */
type StoredIncident = Omit<OfflineIncident, "status" | "decisions" | "units" | "actions"> &
  Partial<Pick<OfflineIncident, "status" | "decisions" | "units">> & {
    readonly actions: readonly (Omit<OfflineIncident["actions"][number], "group"> &
      Partial<Pick<OfflineIncident["actions"][number], "group">>)[];
  };
type LaterParts = "incidents" | "logHeads" | "installation" | "entryKeys";
type StoredPlan = Omit<OfflinePlan, LaterParts> &
  Partial<Pick<OfflinePlan, Exclude<LaterParts, "incidents">>> & {
    readonly incidents?: readonly StoredIncident[];
    /** Only in the first format, which had at most one incident. */
    readonly incident?: StoredIncident | null;
  };
/** The encrypted content. The first version encrypted the plan alone, without a format. */
type Content = { readonly format: number; readonly plan: StoredPlan } | StoredPlan;

/** Returns the content to encrypt for a plan. */
export const bytesOf = (plan: OfflinePlan): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify({ format: FORMAT, plan } satisfies Content));

/** Reads every format so far. A later format is returned unchanged, and the page then lists its phone numbers. */
export function planOf(bytes: Uint8Array<ArrayBuffer>): OfflinePlan {
  const content = JSON.parse(new TextDecoder().decode(bytes)) as Content;
  if (!("format" in content)) return completed(content);
  return content.format > FORMAT ? (content.plan as OfflinePlan) : completed(content.plan);
}

/** Adds fields that earlier versions did not store, so that no page has to check for them. */
function completed({ incident, incidents, ...plan }: StoredPlan): OfflinePlan {
  return {
    installation: null,
    logHeads: [],
    entryKeys: [],
    ...plan,
    incidents: (incidents ?? (incident ? [incident] : [])).map((kept) => ({
      status: "active",
      decisions: [],
      units: [],
      ...kept,
      actions: kept.actions.map((action) => ({ group: null, ...action })),
    })),
  };
}
