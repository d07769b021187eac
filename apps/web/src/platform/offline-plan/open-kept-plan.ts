import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { fromBase64, toBase64 } from "./base64-rules";
import { earlierCopies, missingFrom, withEarlier } from "./earlier-copy-rules";
import {
  changeKeptPlan,
  deleteKeptPlanDatabase,
  isFull,
  type KeptPlan,
  readKeptPlan,
} from "./kept-plan-database";
import type { Comparison, SeenEntry } from "./log-head-rules";
import { bytesOf, planOf } from "./kept-plan-format";
import { openByPassword, sealByPassword } from "./seal-by-password";
import { hasWaitingEntries } from "./waiting-entries";
import { newKeyPair, openWithKey, sealForKey } from "./seal-for-key";

/** Wrong PINs after which the plan is deleted. */
export const MAX_WRONG_PINS = 10;

/** Returns what opens and names the entries that wait, and nothing else of the plan. */
const remainsOf = ({
  planId,
  planName,
  businessName,
  readAt,
  installation,
  person,
  incidents,
  entryKeys,
}: OfflinePlan): OfflinePlan => ({
  planId,
  planName,
  businessName,
  readAt,
  installation,
  person: { ...person, teamTypeIds: [] },
  entryKeys,
  version: null,
  teams: [],
  contacts: [],
  sites: [],
  logHeads: [],
  incidents: incidents.map(({ incidentId, isExercise, level, status, declaredAt }) => ({
    incidentId,
    isExercise,
    level,
    status,
    declaredAt,
    whatHappened: "",
    place: "",
    actions: [],
    decisions: [],
    units: [],
    log: [],
  })),
});

/** Returns the encrypted parts of a copy. */
async function seal(publicKey: Uint8Array<ArrayBuffer>, plan: OfflinePlan) {
  const keys = plan.entryKeys.flatMap((key) => key.keys);
  const hashes = keys.map((key) => crypto.subtle.digest("SHA-256", fromBase64(key)));
  return {
    content: await sealForKey(publicKey, bytesOf(plan)),
    remains: await sealForKey(publicKey, bytesOf(remainsOf(plan))),
    keyHashes: (await Promise.all(hashes)).map((hash) => toBase64(new Uint8Array(hash))),
  };
}

/** Keeps a plan on this device in place of the one before. */
export async function keepPlan(plan: OfflinePlan, pin: string): Promise<void> {
  const { publicKey, privateKey } = await newKeyPair();
  const kept: KeptPlan = {
    planId: plan.planId,
    userId: plan.person.userId,
    installation: plan.installation,
    readAt: plan.readAt,
    seenEntries: plan.logHeads,
    hasNumericPin: /^\d+$/.test(pin),
    wrongPins: 0,
    publicKey,
    privateKey: await sealByPassword(pin, privateKey),
    ...(await seal(publicKey, plan)),
  };
  await changeKeptPlan(() => kept);
}

/**
 * Replaces the content of the kept plan; it needs no PIN. A plan that was deleted or replaced meanwhile is not changed.
 * Data that the newer plan lacks remains, because the server may have been restored from a backup.
 */
export async function refreshKeptPlan(
  { publicKey, userId }: KeptPlan,
  plan: OfflinePlan,
  { changed, gone }: Comparison,
): Promise<void> {
  const sealed = await seal(publicKey, plan);
  const { keyHashes } = sealed;
  const isSame = (kept: KeptPlan) =>
    kept.userId === userId && kept.publicKey.every((byte, index) => byte === publicKey[index]);
  const areEntriesWaiting = hasWaitingEntries(userId);
  await changeKeptPlan((kept) => {
    if (!kept || !isSame(kept)) return kept;
    const missing = missingFrom(plan, kept, gone);
    return {
      ...kept,
      ...sealed,
      readAt: plan.readAt,
      installation: plan.installation,
      seenEntries: plan.logHeads,
      changedEntries: withNew(kept.changedEntries ?? [], changed),
      missingIncidents: missing,
      earlier: earlierCopies(kept, { missing, keyHashes, areEntriesWaiting }),
    };
  });
}

/** Two tabs may have found the same one. */
const withNew = (known: readonly SeenEntry[], found: readonly SeenEntry[]): SeenEntry[] => [
  ...known,
  ...found.filter(({ hash }) => !known.some((entry) => entry.hash === hash)),
];

export type Opening =
  | { readonly plan: OfflinePlan }
  | { readonly wrongPinsLeft: number }
  | { readonly isDeleted: true }
  /** The stored content does not open with its own key, for example because another tab has replaced it meanwhile. */
  | { readonly isUnreadable: true };

/** Changes how many wrong PINs were tried. On a full device the count is not changed, so that the plan still opens. */
async function countPins(count: (wrongPins: number) => number): Promise<KeptPlan | undefined> {
  try {
    return await changeKeptPlan((kept) => kept && { ...kept, wrongPins: count(kept.wrongPins) });
  } catch (error) {
    if (!isFull(error)) throw error;
    return readKeptPlan();
  }
}

/**
 * Opens the kept plan. Each attempt is counted before the PIN is tried, so that closing the page does not save it; the
 * tenth wrong one deletes the plan.
 */
export async function openKeptPlan(pin: string): Promise<Opening> {
  const kept = await countPins((wrongPins) => wrongPins + 1);
  if (!kept) return { isDeleted: true };
  // A page that was closed before its tenth attempt was refused has not deleted the plan.
  if (kept.wrongPins > MAX_WRONG_PINS) return forget();
  const privateKey = await openByPassword(pin, kept.privateKey);
  if (privateKey === null)
    return kept.wrongPins < MAX_WRONG_PINS
      ? { wrongPinsLeft: MAX_WRONG_PINS - kept.wrongPins }
      : forget();
  const current = await countPins(() => 0);
  if (!current) return { isDeleted: true };
  const bytes = await openWithKey(privateKey, current.content);
  if (!bytes) return { isUnreadable: true };
  const earlier: OfflinePlan[] = [];
  for (const { content } of current.earlier ?? []) {
    const opened = await openWithKey(privateKey, content);
    if (opened) earlier.push(planOf(opened));
  }
  return { plan: withEarlier(planOf(bytes), earlier, current.missingIncidents ?? []) };
}

/**
 * Deletes the plan of a person who lost access to it. While entries of theirs wait to be sent, the keys of those remain,
 * under the PIN: they exist nowhere else. Returns whether everything is deleted.
 */
export async function forgetAfterLoss({ userId }: KeptPlan): Promise<boolean> {
  const left = await changeKeptPlan((kept) => {
    if (!kept?.remains || kept.userId !== userId || !hasWaitingEntries(userId)) return undefined;
    const earlier = (kept.earlier ?? []).flatMap(({ remains }) =>
      remains ? [{ content: remains, remains }] : [],
    );
    return { ...kept, content: kept.remains, earlier };
  });
  if (!left) await forget();
  return !left;
}

/**
 * Deletes the plan, and the worker that opens it without a network; the worker's files hold no data of a plan. First the
 * plan's row: the database itself is deleted once no tab uses it.
 */
export async function forget(): Promise<{ readonly isDeleted: true }> {
  await changeKeptPlan(() => undefined);
  deleteKeptPlanDatabase();
  // There is none where a site is served without TLS.
  void navigator.serviceWorker?.getRegistration().then((worker) => worker?.unregister());
  return { isDeleted: true };
}
