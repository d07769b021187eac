import type { OfflineIncident, OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";

/** Raised when the content of a kept plan changes so that an earlier page cannot show it. */
const FORMAT = 2;

/** An incident as any version up to this one has stored it. */
type StoredIncident = Omit<OfflineIncident, "status" | "decisions" | "units" | "actions"> &
  Partial<Pick<OfflineIncident, "status" | "decisions" | "units">> & {
    readonly actions: readonly (Omit<OfflineIncident["actions"][number], "group"> &
      Partial<Pick<OfflineIncident["actions"][number], "group">>)[];
  };
type LaterParts = "incidents" | "logHeads" | "installation" | "entryKeys";
type StoredPlan = Omit<OfflinePlan, LaterParts> &
  Partial<Pick<OfflinePlan, Exclude<LaterParts, "incidents">>> & {
    readonly incidents?: readonly StoredIncident[];
    /** In the first format, which had at most one. */
    readonly incident?: StoredIncident | null;
  };
/** What is encrypted. Before there was a format, it was the plan alone. */
type Content = { readonly format: number; readonly plan: StoredPlan } | StoredPlan;

/** Returns what is encrypted of a plan. */
export const bytesOf = (plan: OfflinePlan): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify({ format: FORMAT, plan } satisfies Content));

/** Reads each format so far. One of a later version is returned as it is: the page then lists its phone numbers. */
export function planOf(bytes: Uint8Array<ArrayBuffer>): OfflinePlan {
  const content = JSON.parse(new TextDecoder().decode(bytes)) as Content;
  if (!("format" in content)) return completed(content);
  return content.format > FORMAT ? (content.plan as OfflinePlan) : completed(content.plan);
}

/** Adds what earlier versions did not store, so that no page has to ask for it. */
function completed({ incident, incidents, ...plan }: StoredPlan): OfflinePlan {
  return {
    installation: null,
    logHeads: [],
    entryKeys: [],
    ...plan,
    incidents: (incidents ?? (incident ? [incident] : [])).map((one) => ({
      status: "active",
      decisions: [],
      units: [],
      ...one,
      actions: one.actions.map((action) => ({ group: null, ...action })),
    })),
  };
}
