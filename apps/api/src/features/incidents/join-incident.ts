import { INCIDENT_JUST_DECLARED } from "@holdfast/contract/incidents/errors";
import type { DeclareIncidentInput } from "@holdfast/contract/incidents/incident";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { PlanScope } from "../../platform/access/scope";
import { DAY, addMs } from "../../platform/clock";
import type { Queryable, Transaction } from "../../platform/database/database";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { activeIncidentsOf, incidentStartedAs } from "./active-incidents-store";
import { keyOf } from "./find-incident";
import { planOfIncident } from "./incidents-store";
import type { IncidentKey } from "./log/log-store";
import { writeLog } from "./log/record-entry";

/** How long before its declaration an incident may have been started on a device. */
const EARLIEST = 7 * DAY;

/** Returns the incident that an earlier call of the same device has declared or joined. */
export const startedIncident = async (
  db: Queryable,
  scope: PlanScope,
  { startedOnDevice }: DeclareIncidentInput,
): Promise<string | undefined> =>
  startedOnDevice && (await incidentStartedAs(db, scope, startedOnDevice.incidentId));

/**
 * Adds an incident that was started on a device to the active one of the plan, and logs when it was started. Returns that
 * one; undefined if there is none, or the incident is another one.
 */
export async function joinIncident(
  tx: Transaction,
  services: Services,
  scope: PlanScope,
  body: DeclareIncidentInput,
): Promise<IncidentKey | undefined> {
  const { startedOnDevice, isExercise } = body;
  if (!startedOnDevice || startedOnDevice.isAnother || isExercise) return undefined;
  const [incidentId] = await activeIncidentsOf(tx, scope);
  if (!incidentId) return undefined;
  const key = keyOf(scope, { incidentId });
  await writeLog(tx, services, scope, key, {
    kind: "declared",
    text: `Also started on a device without a network. ${declaration(body)}`,
    entryId: startedOnDevice.incidentId,
    deviceAt: startedAt(body, services.clock.now()),
  });
  return key;
}

/**
 * Refuses an incident of a person who was not shown each active one of the plan.
 * @throws ProblemError 409
 */
export async function assertOthersShown(
  db: Queryable,
  scope: PlanScope,
  { otherIncidentIds, isExercise, startedOnDevice }: DeclareIncidentInput,
): Promise<void> {
  if (!otherIncidentIds || isExercise || startedOnDevice) return;
  const shown = new Set(otherIncidentIds);
  const active = await activeIncidentsOf(db, scope);
  if (active.some((incidentId) => !shown.has(incidentId)))
    throw new ProblemError(INCIDENT_JUST_DECLARED);
}

/** Returns the id for a new incident. @throws ProblemError 404 if the device's id is that of another plan's incident */
export async function idFor(
  db: Queryable,
  { newId }: Pick<Services, "newId">,
  { organisationId }: PlanScope,
  { startedOnDevice }: DeclareIncidentInput,
): Promise<string> {
  if (!startedOnDevice) return newId();
  const { incidentId } = startedOnDevice;
  if (await planOfIncident(db, { organisationId, incidentId })) throw new ProblemError(NOT_FOUND);
  return incidentId;
}

/**
 * Returns when an incident was started. A time that no device's clock should show counts as now, because a declaration is
 * not refused for it. Pure.
 */
export function startedAt({ startedOnDevice }: DeclareIncidentInput, now: Date): Date {
  const started = startedOnDevice ? new Date(startedOnDevice.deviceAt) : now;
  return started <= now && started >= addMs(now, -EARLIEST) ? started : now;
}

/** Returns what the log says about a declaration. Pure. */
export const declaration = ({ isExercise, level, whatHappened }: DeclareIncidentInput) =>
  `${isExercise ? "EXERCISE: level" : "Level"} ${level} declared${whatHappened ? `: ${whatHappened}` : "."}`;
