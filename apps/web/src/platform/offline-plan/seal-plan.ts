import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { fromBase64, toBase64 } from "./base64-rules";
import { bytesOf } from "./kept-plan-format";
import { sealForKey } from "./seal-for-key";

/** Returns what opens and names the entries that wait, and nothing else of the plan. Pure. */
export const remainsOf = ({
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

/** Returns the encrypted parts of a copy, and what its device must know of it without the PIN. */
export async function sealPlan(publicKey: Uint8Array<ArrayBuffer>, plan: OfflinePlan) {
  const keys = plan.entryKeys.flatMap((key) => key.keys);
  const hashes = keys.map((key) => crypto.subtle.digest("SHA-256", fromBase64(key)));
  return {
    content: await sealForKey(publicKey, bytesOf(plan)),
    remains: await sealForKey(publicKey, bytesOf(remainsOf(plan))),
    keyHashes: (await Promise.all(hashes)).map((hash) => toBase64(new Uint8Array(hash))),
    incidentIds: plan.entryKeys.map(({ incidentId }) => incidentId),
  };
}
