import { DEVICE_TIME_WRONG, INCIDENT_CLOSED } from "@holdfast/contract/incidents/errors";
import { type Incident, OPEN_DAYS } from "@holdfast/contract/incidents/incident";
import { levelOf } from "@holdfast/contract/incidents/incident-rules";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { PlanScope } from "../../platform/access/scope";
import { DAY, addMs } from "../../platform/clock";
import type { Queryable } from "../../platform/database/database";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { listActions } from "./actions/actions-store";
import {
  type IncidentWithLog,
  readIncident,
  readReview,
  type StoredIncident,
} from "./incidents-store";
import type { IncidentKey } from "./log/log-store";
import { listResponders } from "./alerts/responders-store";
import { readSafetySummary } from "./safety-check/safety-people-store";
import { listRoles } from "./roles/roles-store";
import { listUnits } from "./units-store";
import { mayLead, assertLeader } from "./check-leader";
import { writtenAt } from "./log/log-rules";

export const keyOf = (
  { organisationId, planId }: PlanScope,
  { incidentId }: { readonly incidentId: string },
): IncidentKey => ({ organisationId, planId, incidentId });

/** @throws ProblemError 404 if the plan has no such incident */
export async function incidentOf(db: Queryable, key: IncidentKey): Promise<IncidentWithLog> {
  const incident = await readIncident(db, key);
  if (!incident) throw new ProblemError(NOT_FOUND);
  return incident;
}

/**
 * Returns when a device wrote an entry of an incident.
 * @throws ProblemError 422 for a time that its clock should not show
 */
export function deviceTime(
  deviceAt: string,
  { declaredAt }: Pick<StoredIncident, "declaredAt">,
  now: Date,
): Date {
  const written = writtenAt(deviceAt, declaredAt, now);
  if (!written) throw new ProblemError(DEVICE_TIME_WRONG);
  return written;
}

/** The same, for a write. @throws ProblemError 404, or 409 for a closed incident */
export async function openIncidentOf(db: Queryable, key: IncidentKey): Promise<StoredIncident> {
  const incident = await incidentOf(db, key);
  if (incident.status === "closed") throw new ProblemError(INCIDENT_CLOSED);
  return incident;
}

/** The same, for its leader. @throws ProblemError 403 before 409, so that no one else learns its state */
export async function ledIncidentOf(
  db: Queryable,
  scope: PlanScope,
  key: IncidentKey,
): Promise<StoredIncident> {
  const incident = await incidentOf(db, key);
  await assertLeader(db, scope, levelOf(incident.level));
  if (incident.status === "closed") throw new ProblemError(INCIDENT_CLOSED);
  return incident;
}

/** Returns whether the people of an incident of an expired plan are no longer shown. Pure. */
export const arePeopleWithheld = (
  { isExpired }: Pick<PlanScope, "isExpired">,
  { declaredAt }: Pick<StoredIncident, "declaredAt">,
  now: Date,
): boolean => isExpired && now >= addMs(new Date(declaredAt), OPEN_DAYS * DAY);

/** Reads an incident as its workspace shows it. Of an expired plan, the people are shown for seven days only. */
export async function readWorkspace(
  db: Queryable,
  scope: PlanScope,
  key: IncidentKey,
  deps: Pick<Services, "clock">,
): Promise<Incident> {
  const incident = await incidentOf(db, key);
  const areRespondersWithheld = arePeopleWithheld(scope, incident, deps.clock.now());
  return {
    ...incident,
    planId: scope.planId,
    areRespondersWithheld,
    responders: areRespondersWithheld ? [] : await listResponders(db, key),
    actions: await listActions(db, key),
    units: await listUnits(db, key),
    safetyCheck: areRespondersWithheld ? null : await readSafetySummary(db, key),
    review: incident.status === "closed" ? await readReview(db, key) : null,
    roles: await listRoles(db, key),
    canLead: await mayLead(db, scope, levelOf(incident.level)),
  };
}
