import { INCIDENT_CLOSED } from "@holdfast/contract/incidents/errors";
import type { LogKind } from "@holdfast/contract/incidents/log-entry";
import type { Transaction } from "../../../platform/database/database";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import type { ActingPerson } from "../alerts/mark-present";
import { deviceTime, incidentOf } from "../find-incident";
import { entryById, type IncidentKey } from "./log-store";
import { type MadeByDevice, writeLog } from "./record-entry";

/** A change to an action or unit of an incident. */
type Change = {
  readonly kind: LogKind;
  /** What the log says about it. */
  readonly text: string;
  /** When a device made the newest change so far (epoch ms). */
  readonly lastChangedAt: number;
  /** Returns whether it changed anything. */
  readonly apply: (at: Date) => Promise<boolean>;
};

/**
 * Applies a change and logs it, once, with the time of the device. A change that a device made before a newer one, or
 * that arrives after the incident was closed, is only logged: it happened, but is not the state any more.
 * @throws ProblemError 404, 409 for a closed incident if no device time is given, or 422 for an impossible time
 */
export async function applyChange(
  tx: Transaction,
  services: Services,
  person: ActingPerson,
  key: IncidentKey,
  { entryId, deviceAt }: MadeByDevice,
  { kind, text, lastChangedAt, apply }: Change,
): Promise<void> {
  const incident = await incidentOf(tx, key);
  const isClosed = incident.status === "closed";
  if (isClosed && deviceAt === undefined) throw new ProblemError(INCIDENT_CLOSED);
  // The same call again: its answer was lost.
  if (entryId !== undefined && (await entryById(tx, key, entryId))) return;
  const now = services.clock.now();
  const at = deviceAt === undefined ? now : deviceTime(deviceAt, incident, now);
  const entry = { kind, entryId, deviceAt: at };
  if (isClosed)
    await writeLog(tx, services, person, key, {
      ...entry,
      text: `${text} (received after the incident was closed)`,
    });
  else if (at.getTime() < lastChangedAt)
    await writeLog(tx, services, person, key, {
      ...entry,
      text: `${text} (received after a newer change, which remains)`,
    });
  else if (await apply(at)) await writeLog(tx, services, person, key, { ...entry, text });
}
