import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { listActions } from "./actions-store";
import { keyOf } from "./find-incident";
import { listIncidents } from "./incidents-store";
import { entriesAfter, newestEntry } from "./log-store";

/** Newest entries of the log that are read with an incident. */
const LOG_LENGTH = 200;

/** Returns the newest incident of a plan that is not closed, with its actions and its newest entries; null without one. */
export async function readOpenIncident(db: Queryable, scope: PlanScope) {
  const incident = (await listIncidents(db, scope)).find(({ status }) => status !== "closed");
  if (!incident) return null;
  const key = keyOf(scope, incident);
  const { number } = await newestEntry(db, key);
  return {
    ...incident,
    actions: await listActions(db, key),
    log: await entriesAfter(db, key, Math.max(number - LOG_LENGTH, 0)),
  };
}
