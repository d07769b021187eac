import type { InstallationKey } from "@holdfast/contract/offline-plan/offline-plan";
import type { SeenEntry } from "./log-head-rules";
import type { PasswordSeal } from "./seal-by-password";
import type { KeySeal } from "./seal-for-key";

/** The browser's database that has them. */
export const DATABASE = "holdfast-offline-plan";

/** The plans that are kept on this device: those of one person, encrypted for one key, which one PIN opens. */
export type KeptPlans = {
  /** Incremented when the form of this row changes; what is encrypted has its own (`kept-plan-format.ts`). */
  readonly format: 2;
  readonly hasNumericPin: boolean;
  readonly wrongPins: number;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** Encrypted by the PIN. */
  readonly privateKey: PasswordSeal;
  /** At least one, the one that was kept last at the end. */
  readonly plans: readonly KeptPlan[];
};

/** A plan that is kept on this device: what is needed to refresh it, and the plan itself, encrypted. */
export type KeptPlan = {
  readonly planId: string;
  readonly userId: string;
  /** Whose signed statement deletes the plan. None does if it is missing, as in plans kept by an earlier release. */
  readonly installation?: InstallationKey | null;
  /** When the server last read the plan (ISO 8601), also if that was as it is here. */
  readonly readAt: string;
  /** The ETag of `content`: while it is that of the server, the plan is not sent again. */
  readonly etag?: string | undefined;
  /** The newest entry of each incident's log when the plan was read. Missing in plans of an earlier release. */
  readonly seenEntries?: readonly SeenEntry[];
  /** Seen entries that a later reading found changed or gone. */
  readonly changedEntries?: readonly SeenEntry[];
  /** Incidents to which entries of this plan may wait to be sent. Missing in plans of an earlier release. */
  readonly incidentIds?: readonly string[];
  /** Incidents that were started on this device and are not declared yet, encrypted apart from the plan. */
  readonly localIncidents?: readonly { readonly incidentId: string; readonly content: KeySeal }[];
  readonly content: KeySeal;
  /**
   * The same without anything of the plan but the keys of entries that wait to be sent: it replaces the content if the
   * person loses access before they are. Missing in plans of an earlier release.
   */
  readonly remains?: KeySeal;
  /** Hashes of the keys in it, which show without the PIN whether a newer plan lacks one. */
  readonly keyHashes?: readonly string[];
  /** Incidents that this device has read but the server no longer has, for example after a restore from a backup. */
  readonly missingIncidents?: readonly string[];
  /** Earlier copies with data that `content` lacks, newest first (`earlier-copy-rules.ts`). */
  readonly earlier?: readonly { readonly content: KeySeal; readonly remains?: KeySeal }[];
};

/** As the first releases stored it: one plan, in one row with its key. It had no format number. */
type SinglePlan = Omit<KeptPlans, "format" | "plans"> & KeptPlan;

/** What a device may have stored. */
export type StoredPlans = KeptPlans | SinglePlan;

/** Returns what a device has stored in the form of today. Pure. */
export function upgraded(stored: StoredPlans): KeptPlans {
  if ("plans" in stored) return stored;
  const { hasNumericPin, wrongPins, publicKey, privateKey, ...plan } = stored;
  return { format: 2, hasNumericPin, wrongPins, publicKey, privateKey, plans: [plan] };
}
