import type { LogKind } from "@holdfast/contract/incidents/log-entry";
import type { Transaction } from "../../../platform/database/database";
import { assertIncidentListNotFull } from "../../../platform/limits/row-limits-store";
import type { Services } from "../../../platform/services";
import { type ActingPerson, markPersonPresent } from "../alerts/mark-present";
import { appendEntries, type IncidentKey } from "./log-store";

/** Entries of actions and units that a log takes after it is full of notes. */
const RESERVE = 5_000;

/** What a device says about a change that it may have made without a network. */
export type MadeByDevice = {
  readonly entryId?: string | undefined;
  readonly deviceAt?: string | undefined;
};

/**
 * Writes what a person did in the log, with the id and time of the device if it gave them. Returns the person's name.
 */
export async function writeLog(
  tx: Transaction,
  services: Pick<Services, "clock" | "newId" | "config">,
  person: ActingPerson,
  key: IncidentKey,
  entry: {
    readonly kind: LogKind;
    readonly text: string;
    readonly entryId?: string | undefined;
    readonly deviceAt?: Date;
  },
): Promise<string> {
  // What leaders do is always recorded; ticks, units and roles can be changed without end.
  if (entry.kind === "action" || entry.kind === "unit" || entry.kind === "role")
    await assertIncidentListNotFull(tx, services, "incidentEntries", key, 1, RESERVE);
  const now = services.clock.now();
  const author = await markPersonPresent(tx, services, person, key);
  await appendEntries(
    tx,
    key,
    [
      {
        ...entry,
        ...author,
        entryId: entry.entryId ?? services.newId(),
        deviceAt: entry.deviceAt ?? now,
      },
    ],
    now,
  );
  return author.authorName;
}

/** Returns a person's note as the end of an entry; nothing without one. Pure. */
export const noteOf = (note: string | null): string => (note === null ? "" : ` Note: ${note}`);
