import { addLogEntries as endpoint } from "@holdfast/contract/incidents/incident-endpoints";
import { route } from "../../../platform/http/route";
import { assertIncidentListNotFull } from "../../../platform/limits/row-limits-store";
import { deviceTime, incidentOf, keyOf } from "../find-incident";
import { markPersonPresent } from "../alerts/mark-present";
import { describeCosts } from "./describe-costs";
import { appendEntries, entriesAfter, newestEntry } from "./log-store";

/**
 * Entries are stored in the order of their device's time, and once, however often they are sent; also after the incident
 * was closed, because a device may have been without a network until then.
 */
export const addLogEntries = route(endpoint, ({ body, params, scope }, services) =>
  services.database.transaction(async (tx) => {
    const key = keyOf(scope, params);
    const incident = await incidentOf(tx, key);
    const now = services.clock.now();
    const authorName = await markPersonPresent(tx, services, scope, key);
    const costs = await describeCosts(
      tx,
      services,
      scope,
      key,
      body.entries.map(({ cost }) => cost),
    );
    await assertIncidentListNotFull(tx, services, "incidentEntries", key, body.entries.length);
    const entries = body.entries
      .map(({ entryId, text, deviceAt }, at) => ({
        entryId,
        text,
        authorUserId: scope.userId,
        authorName,
        kind: costs[at] ? ("cost" as const) : ("note" as const),
        deviceAt: deviceTime(deviceAt, incident, now),
        cost: costs[at],
      }))
      .toSorted((a, b) => a.deviceAt.getTime() - b.deviceAt.getTime());
    const { number } = await newestEntry(tx, key);
    await appendEntries(tx, key, entries, now);
    return entriesAfter(tx, key, number);
  }),
);
