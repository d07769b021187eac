import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { earlierCopies, missingFrom, withEarlier } from "./earlier-copy-rules";
import { changeKeptPlan, changeKeptPlans, isFull, readKeptPlans } from "./kept-plans-database";
import type { KeptPlan, KeptPlans } from "./kept-plans-rules";
import { planOf } from "./kept-plan-format";
import { type OpenedPlan, openLocalIncidents } from "./local-incidents";
import type { Comparison, SeenEntry } from "./log-head-rules";
import { removeOfflinePage } from "./remove-offline-page";
import { openByPassword, sealByPassword } from "./seal-by-password";
import { newKeyPair, openWithKey } from "./seal-for-key";
import { sealPlan } from "./seal-plan";
import { hasWaitingEntries, waitingIncidents } from "./waiting-entries";

/** Wrong PINs after which the plans are deleted. */
export const MAX_WRONG_PINS = 10;

/** Whether a person's plan is kept under the PIN of the plans on this device. */
export const isOfSamePerson = ({ plans }: KeptPlans, userId: string): boolean =>
  plans.every((plan) => plan.userId === userId);

/** Returns the row of a newly kept plan. */
const rowOf = async (publicKey: Uint8Array<ArrayBuffer>, plan: OfflinePlan): Promise<KeptPlan> => ({
  planId: plan.planId,
  userId: plan.person.userId,
  installation: plan.installation,
  readAt: plan.readAt,
  seenEntries: plan.logHeads,
  ...(await sealPlan(publicKey, plan)),
});

/**
 * Keeps a plan on this device in addition to the others of the same person, whose PIN it must be. The plans of another person are
 * replaced, because each has their own PIN. Returns the plans, opened: better now than on the day.
 */
export async function keepPlan(plan: OfflinePlan, pin: string): Promise<Opening> {
  const kept = await readKeptPlans();
  if (kept && isOfSamePerson(kept, plan.person.userId)) {
    const opening = await openKeptPlans(pin);
    if (!("plans" in opening)) return opening;
    const row = await rowOf(kept.publicKey, plan);
    await changeKeptPlans((current) => {
      if (!current || !hasKey(current, kept.publicKey)) return current;
      const others = current.plans.filter(({ planId }) => planId !== plan.planId);
      const before = current.plans.find(({ planId }) => planId === plan.planId);
      const { localIncidents = [] } = before ?? {};
      return { ...current, plans: [...others, { ...row, localIncidents }] };
    });
  } else {
    const { publicKey, privateKey } = await newKeyPair();
    const next: KeptPlans = {
      format: 2,
      hasNumericPin: /^\d+$/.test(pin),
      wrongPins: 0,
      publicKey,
      privateKey: await sealByPassword(pin, privateKey),
      plans: [await rowOf(publicKey, plan)],
    };
    await changeKeptPlans(() => next);
  }
  return openKeptPlans(pin);
}

/** Whether they are still encrypted for a key: they may have been deleted and kept again meanwhile. */
const hasKey = (kept: KeptPlans, publicKey: Uint8Array<ArrayBuffer>): boolean =>
  kept.publicKey.every((byte, index) => byte === publicKey[index]);

/**
 * Replaces the content of a kept plan; it needs no PIN. A plan that was deleted or replaced meanwhile is not changed.
 * Data that the newer plan lacks remains, because the server may have been restored from a backup.
 */
export async function refreshKeptPlan(
  publicKey: Uint8Array<ArrayBuffer>,
  plan: OfflinePlan,
  { changed, gone, etag }: Comparison & { readonly etag?: string | undefined },
): Promise<void> {
  const { userId } = plan.person;
  const sealed = await sealPlan(publicKey, plan);
  const { keyHashes } = sealed;
  const waiting = waitingIncidents(userId);
  await changeKeptPlans((kept) => {
    if (!kept || !hasKey(kept, publicKey) || !isOfSamePerson(kept, userId)) return kept;
    const refreshed = (row: KeptPlan): KeptPlan => {
      const missing = missingFrom(plan, row, gone);
      const areEntriesWaiting = hasWaitingEntries(row);
      const earlierIncidents = (row.incidentIds ?? waiting).filter((id) => waiting.includes(id));
      return {
        ...row,
        ...sealed,
        readAt: plan.readAt,
        etag,
        installation: plan.installation,
        seenEntries: plan.logHeads,
        changedEntries: withNew(row.changedEntries ?? [], changed),
        incidentIds: [...new Set([...sealed.incidentIds, ...earlierIncidents])],
        missingIncidents: missing,
        earlier: earlierCopies(row, { missing, keyHashes, areEntriesWaiting }),
      };
    };
    const plans = kept.plans.map((row) => (row.planId === plan.planId ? refreshed(row) : row));
    return { ...kept, plans };
  });
}

/** Two tabs may have found the same one. */
const withNew = (known: readonly SeenEntry[], found: readonly SeenEntry[]): SeenEntry[] => [
  ...known,
  ...found.filter(({ hash }) => !known.some((entry) => entry.hash === hash)),
];

export type Opening =
  | {
      /** In the order in which they were kept. */
      readonly plans: readonly OpenedPlan[];
    }
  | { readonly wrongPinsLeft: number }
  | { readonly isDeleted: true }
  /** No stored content opens with its own key, for example because another tab has replaced it meanwhile. */
  | { readonly isUnreadable: true };

/** Changes how many wrong PINs were tried. On a full device the count is not changed, so that the plans still open. */
async function countPins(count: (wrongPins: number) => number): Promise<KeptPlans | undefined> {
  try {
    return await changeKeptPlans((kept) => kept && { ...kept, wrongPins: count(kept.wrongPins) });
  } catch (error) {
    if (!isFull(error)) throw error;
    return readKeptPlans();
  }
}

/**
 * Opens the kept plans. Each attempt is counted before the PIN is tried, so that closing the page does not save it; the
 * tenth wrong one deletes the plans. One that cannot be read does not hold up the others.
 */
export async function openKeptPlans(pin: string): Promise<Opening> {
  const kept = await countPins((wrongPins) => wrongPins + 1);
  if (!kept) return { isDeleted: true };
  // A page that was closed before its tenth attempt was refused has not deleted the plans.
  if (kept.wrongPins > MAX_WRONG_PINS) return forget();
  const privateKey = await openByPassword(pin, kept.privateKey);
  if (privateKey === null)
    return kept.wrongPins < MAX_WRONG_PINS
      ? { wrongPinsLeft: MAX_WRONG_PINS - kept.wrongPins }
      : forget();
  const current = await countPins(() => 0);
  if (!current) return { isDeleted: true };
  const opened: OpenedPlan[] = [];
  for (const row of current.plans) {
    const plan = await openPlan(privateKey, row);
    if (plan) opened.push(plan);
  }
  return opened.length > 0 ? { plans: opened } : { isUnreadable: true };
}

async function openPlan(
  privateKey: Uint8Array<ArrayBuffer>,
  row: KeptPlan,
): Promise<OpenedPlan | undefined> {
  const { content, readAt, etag, earlier = [], missingIncidents = [], localIncidents = [] } = row;
  const bytes = await openWithKey(privateKey, content);
  if (!bytes) return undefined;
  const copies: OfflinePlan[] = [];
  for (const copy of earlier) {
    const opened = await openWithKey(privateKey, copy.content);
    if (opened) copies.push(planOf(opened));
  }
  const local = await openLocalIncidents(privateKey, { localIncidents });
  const plan = withEarlier({ ...planOf(bytes), readAt }, copies, missingIncidents);
  return { ...plan, ...(etag !== undefined && { etag }), ...(local.length > 0 && { local }) };
}

/**
 * Deletes a plan of a person who lost access to it. While entries of theirs wait to be sent, the keys of those remain,
 * under the PIN: they exist nowhere else. Returns whether everything of it is deleted.
 */
export async function forgetAfterLoss({ planId, userId }: KeptPlan): Promise<boolean> {
  let isDeleted = true;
  const left = await changeKeptPlan(planId, (row) => {
    if (row.userId !== userId) return row;
    if (!row.remains || !hasWaitingEntries(row)) return undefined;
    isDeleted = false;
    const earlier = (row.earlier ?? []).flatMap(({ remains }) =>
      remains ? [{ content: remains, remains }] : [],
    );
    return { ...row, content: row.remains, etag: undefined, earlier };
  });
  if (!left) await forget();
  return isDeleted;
}

/** Deletes a plan from this device. */
export async function forgetPlan(planId: string): Promise<void> {
  if (!(await changeKeptPlan(planId, () => undefined))) await forget();
}

/**
 * Deletes all plans, and the worker that opens them without a network. First the plans' row: the database itself is
 * deleted once no tab uses it.
 */
export async function forget(): Promise<{ readonly isDeleted: true }> {
  await changeKeptPlans(() => undefined);
  await removeOfflinePage();
  return { isDeleted: true };
}
