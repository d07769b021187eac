import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { listActions } from "./actions-store";
import type { SecretKeys } from "../../platform/secret-key";
import { entryKeysOf } from "./entry-key-rules";
import { keyOf } from "./find-incident";
import { listIncidents } from "./incidents-store";
import { entriesAfter, newestEntry } from "./log-store";

/** Newest entries of the log that are read with an incident. */
const LOG_LENGTH = 200;
/** Newest incidents of which a device may still have entries to send. */
const MAX_WITH_KEYS = 20;

/**
 * Returns what a device keeps of a plan's incidents: the newest one that is not closed, with its actions and its newest
 * entries (null without one), and the reader's keys for entries that wait to be sent, also to closed ones.
 */
export async function readDeviceIncidents(
  db: Queryable,
  scope: PlanScope,
  keys: SecretKeys,
): Promise<Pick<OfflinePlan, "incident" | "entryKeys">> {
  const incidents = await listIncidents(db, scope);
  const entryKeys = incidents.slice(0, MAX_WITH_KEYS).map(({ incidentId }) => ({
    incidentId,
    keys: entryKeysOf(keys, incidentId, scope.userId),
  }));
  const incident = incidents.find(({ status }) => status !== "closed");
  if (!incident) return { incident: null, entryKeys };
  const key = keyOf(scope, incident);
  const { number } = await newestEntry(db, key);
  return {
    incident: {
      ...incident,
      actions: await listActions(db, key),
      log: await entriesAfter(db, key, Math.max(number - LOG_LENGTH, 0)),
    },
    entryKeys,
  };
}
