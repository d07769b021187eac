import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { newUuid } from "../forms/new-uuid";
import { toBase64 } from "./base64-rules";
import { changeKeptPlan, readKeptPlans } from "./kept-plans-database";
import type { KeptPlan } from "./kept-plans-rules";
import { openWithKey, sealForKey } from "./seal-for-key";
import { waitingEntriesKey } from "./waiting-entries";

/** An incident that was started on this device and that the server does not have yet. It contains nothing of the plan. */
export type LocalIncident = {
  /** Made here; also its id on the server, unless it joins another one. */
  readonly incidentId: string;
  readonly level: number;
  readonly isExercise: boolean;
  readonly whatHappened: string;
  /** When it began, by this device's clock (ISO 8601). */
  readonly startedAt: string;
  /** Whether it is not the active incident that the kept plan has. */
  readonly isAnother: boolean;
  /** Random, for its entries that wait (AES-256, base64). */
  readonly key: string;
};

/** A kept plan that was opened, with the incidents that were started on this device. */
export type OpenedPlan = OfflinePlan & {
  readonly local?: readonly LocalIncident[];
  /** Of its content (`KeptPlan`). */
  readonly etag?: string | undefined;
};

const KEY_BYTES = 32;

export const newLocalIncident = (
  started: Omit<LocalIncident, "incidentId" | "key">,
): LocalIncident => ({
  ...started,
  incidentId: newUuid(),
  key: toBase64(crypto.getRandomValues(new Uint8Array(KEY_BYTES))),
});

/** Stores an incident with its plan, encrypted like it. */
export async function storeLocalIncident(planId: string, started: LocalIncident): Promise<void> {
  const kept = await readKeptPlans();
  if (!kept) return;
  const bytes = new TextEncoder().encode(JSON.stringify(started));
  const content = await sealForKey(kept.publicKey, bytes);
  const { incidentId } = started;
  await changeKeptPlan(planId, (row) => ({
    ...row,
    localIncidents: [...(row.localIncidents ?? []), { incidentId, content }],
  }));
}

/** Removes an incident that the server has with all its entries. */
export const removeLocalIncident = (planId: string, incidentId: string) =>
  changeKeptPlan(planId, ({ localIncidents = [], ...row }) => ({
    ...row,
    localIncidents: localIncidents.filter((started) => started.incidentId !== incidentId),
  }));

/** Deletes an incident that was started by mistake, and what was done in it. */
export async function deleteLocalIncident(
  { planId, person }: OpenedPlan,
  incidentId: string,
): Promise<void> {
  await removeLocalIncident(planId, incidentId);
  localStorage.removeItem(waitingEntriesKey(person.userId, incidentId));
}

/** Whether an incident that was started here has neither been deleted nor declared, also by another tab. */
export async function isLocalStored(planId: string, incidentId: string): Promise<boolean> {
  const row = (await readKeptPlans())?.plans.find((plan) => plan.planId === planId);
  return row?.localIncidents?.some((started) => started.incidentId === incidentId) === true;
}

/** Opens the incidents that were started in a plan on this device. */
export async function openLocalIncidents(
  privateKey: Uint8Array<ArrayBuffer>,
  { localIncidents = [] }: Pick<KeptPlan, "localIncidents">,
): Promise<LocalIncident[]> {
  const opened: LocalIncident[] = [];
  for (const { content } of localIncidents) {
    const bytes = await openWithKey(privateKey, content);
    if (bytes) opened.push(JSON.parse(new TextDecoder().decode(bytes)) as LocalIncident);
  }
  return opened;
}
