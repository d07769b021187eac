import { byUrgency } from "@holdfast/contract/incidents/incident-rules";
import type { SafetyPerson } from "@holdfast/contract/incidents/safety-check";
import { safetyStateOf } from "@holdfast/contract/incidents/safety-check-rules";
import type {
  OfflinePlan,
  OfflineSafetyPerson,
} from "@holdfast/contract/offline-plan/offline-plan";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { listActions } from "./actions/actions-store";
import type { Services } from "../../platform/services";
import type { SecretKeys } from "../../platform/secrets/secret-key";
import { entryKeysOf } from "./log/entry-key-rules";
import { arePeopleWithheld, keyOf } from "./find-incident";
import { listIncidents } from "./incidents-store";
import { entriesAfter, listLogHeads, newestEntry } from "./log/log-store";
import { listSafetyPeople } from "./safety-check/safety-people-store";
import { listUnits } from "./units-store";

/** Newest entries of the log that are read with an incident. */
const LOG_LENGTH = 200;
/** The newest incidents, including closed ones, for which a device may still have entries to send. */
const MAX_WITH_KEYS = 20;
/** Open incidents that a device keeps. */
const MAX_KEPT = 10;

/**
 * Returns the incident data that a device stores with a plan: the incidents that are not closed, most urgent first,
 * with their actions, business units, newest entries and answers of the safety check; and for each of these and of the newest incidents, the head
 * of the log and the user's keys for entries that wait to be sent.
 */
export async function readDeviceIncidents(
  db: Queryable,
  scope: PlanScope,
  services: SecretKeys & Pick<Services, "clock">,
): Promise<Pick<OfflinePlan, "incidents" | "logHeads" | "entryKeys">> {
  const listed = await listIncidents(db, scope);
  const open = byUrgency(listed.filter(({ status }) => status !== "closed")).slice(0, MAX_KEPT);
  const withKeys = [
    ...new Set([...open, ...listed.slice(0, MAX_WITH_KEYS)].map(({ incidentId }) => incidentId)),
  ];
  const incidents: OfflinePlan["incidents"][number][] = [];
  for (const incident of open) {
    const key = keyOf(scope, incident);
    const { number } = await newestEntry(db, key);
    const isWithheld = arePeopleWithheld(scope, incident, services.clock.now());
    const safetyPeople = isWithheld ? [] : await listSafetyPeople(db, key);
    incidents.push({
      ...incident,
      actions: await listActions(db, key),
      units: await listUnits(db, key),
      log: await entriesAfter(db, key, Math.max(number - LOG_LENGTH, 0)),
      ...(safetyPeople.length > 0 && { safetyPeople: safetyPeople.map(describeSafety) }),
    });
  }
  return {
    incidents,
    logHeads: await listLogHeads(db, scope, withKeys),
    entryKeys: withKeys.map((incidentId) => ({
      incidentId,
      keys: entryKeysOf(services, incidentId, scope.userId),
    })),
  };
}

/** Returns a person of the safety check as a device keeps them. Pure. */
function describeSafety(person: SafetyPerson): OfflineSafetyPerson {
  const { personId, name, location, answeredAt, saidBy, helpPlace, helpText } = person;
  return {
    personId,
    name,
    location,
    answeredAt,
    saidBy,
    helpPlace,
    helpText,
    state: safetyStateOf(person),
    mobile: person.mobile ?? "",
    phone: person.phone ?? person.afterHoursPhone ?? "",
    email: person.email ?? "",
  };
}
