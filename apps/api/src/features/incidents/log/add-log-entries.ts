import type { CostLine } from "@holdfast/contract/incidents/costs/cost-line";
import { addLogEntries as endpoint } from "@holdfast/contract/incidents/incident-endpoints";
import type { LogEntry } from "@holdfast/contract/incidents/log-entry";
import type { Transaction } from "../../../platform/database/database";
import { route } from "../../../platform/http/route";
import { assertIncidentListNotFull } from "../../../platform/limits/row-limits-store";
import type { Services } from "../../../platform/services";
import { deviceTime, incidentOf, keyOf } from "../find-incident";
import { type ActingPerson, markPersonPresent } from "../alerts/mark-present";
import { describeCosts } from "./describe-costs";
import { appendEntries, entriesAfter, type IncidentKey } from "./log-store";

type WrittenEntry = Pick<LogEntry, "entryId" | "deviceAt" | "text"> & {
  readonly cost?: CostLine | undefined;
};

/**
 * Adds what a person wrote to the log, in the order of the device's time, and once, however often it is sent; also after
 * the incident was closed, because a device may have been without a network until then. Returns the entries since.
 */
export async function addEntries(
  tx: Transaction,
  services: Pick<Services, "clock" | "config">,
  person: ActingPerson,
  key: IncidentKey,
  written: readonly WrittenEntry[],
): Promise<LogEntry[]> {
  const incident = await incidentOf(tx, key);
  const now = services.clock.now();
  const author = await markPersonPresent(tx, services, person, key);
  await assertIncidentListNotFull(tx, services, "incidentEntries", key, written.length);
  const entries = written
    .map(({ entryId, text, deviceAt, cost }) => ({
      entryId,
      text,
      ...author,
      kind: cost ? ("cost" as const) : ("note" as const),
      deviceAt: deviceTime(deviceAt, incident, now),
      cost,
    }))
    .toSorted((a, b) => a.deviceAt.getTime() - b.deviceAt.getTime());
  await appendEntries(tx, key, entries, now);
  return entriesAfter(tx, key, incident.newestEntry);
}

export const addLogEntries = route(endpoint, ({ body, params, scope }, services) =>
  services.database.transaction(async (tx) => {
    const key = keyOf(scope, params);
    await incidentOf(tx, key);
    const costs = await describeCosts(
      tx,
      services,
      scope,
      key,
      body.entries.map(({ cost }) => cost),
    );
    const written = body.entries.map((entry, at) => ({ ...entry, cost: costs[at] }));
    return addEntries(tx, services, scope, key, written);
  }),
);
