import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { RestorableRecord } from "../access/record-references-store";
import type { OrganisationScope } from "../access/scope";
import { recordEvents } from "../audit/audit-store";
import type { Transaction } from "../database/database";
import { type LockedTable, lockRows, ofOrganisation } from "../database/row-locks-store";
import type { Origin } from "../http/route";
import { lockList } from "../limits/row-limits-store";
import { ProblemError } from "../problem-error";
import type { Services } from "../services";
import type { DeletableList } from "./deletable-list";
import { type DeletedRecord, moveToDeleted, readDeleted } from "./deleted-records-store";

export type ListCall = { readonly scope: OrganisationScope; readonly origin: Origin };

/** The table in the lock order that holds a record that other rows refer to. */
const LOCKED = {
  branch: "branches",
  "alternative-site": "alternative_sites",
  contact: "contacts",
  customer: undefined,
  supplier: "suppliers",
  "third-party": undefined,
  "strategic-critical-area": "strategic_critical_areas",
} as const satisfies Readonly<Record<RestorableRecord, LockedTable | undefined>>;

/** Characters of a name in an event, as in `history/record-change.ts`. */
const MAX_NAME = 200;

/** Returns the events of entries that were deleted or restored, each with the entry's name. */
export const eventsOf = (
  { scope, origin }: ListCall,
  { event, nameOf }: DeletableList,
  what: "deleted" | "restored",
  entries: readonly Pick<DeletedRecord, "recordId" | "record">[],
) =>
  entries.map(({ recordId, record }) => ({
    action: `${event}-${what}`,
    actorUserId: scope.userId,
    organisationId: scope.organisationId,
    subject: recordId,
    detail: { name: nameOf(record).slice(0, MAX_NAME) },
    address: origin.address,
  }));

/** Deletes those of the entries that the list has, stores them, and records who did. Returns their ids. */
async function moveEntries(
  tx: Transaction,
  { scope, origin }: ListCall,
  services: Services,
  list: DeletableList,
  ids: readonly string[],
): Promise<Set<string>> {
  const { table, record } = list;
  await lockList(tx, list.list, scope);
  // No one may refer to an entry between the reading of its uses and its deletion.
  const locked = record && LOCKED[record];
  if (locked) await lockRows(tx, locked, ofOrganisation(scope, ids), "update");
  await list.beforeDeleting?.(tx, scope, ids);
  const references = record
    ? services.planParts.flatMap((part) => part.references?.[record] ?? [])
    : [];
  const now = services.clock.now();
  const deleted = await moveToDeleted(tx, scope, { table, ids, references, now });
  await recordEvents(tx, services, eventsOf({ scope, origin }, list, "deleted", deleted));
  return new Set(deleted.map(({ recordId }) => recordId));
}

/**
 * Deletes one entry of a list.
 * @throws ProblemError 404 if this organisation has no such entry.
 */
export const deleteRecord = (
  call: ListCall,
  services: Services,
  list: DeletableList,
  id: string,
): Promise<void> =>
  services.database.transaction(async (tx) => {
    const deleted = await moveEntries(tx, call, services, list, [id]);
    if (!deleted.has(id)) throw new ProblemError(NOT_FOUND);
  });

/** The beginning of time, for what was deleted at any time. */
const EVER = new Date(0);

/**
 * Deletes entries of a list, all or none. Entries that are deleted already, and not yet forgotten, remain deleted.
 * @throws ProblemError 404 if this organisation has no such entry.
 */
export const deleteRecords = (
  call: ListCall,
  services: Services,
  list: DeletableList,
  ids: readonly string[],
): Promise<void> =>
  services.database.transaction(async (tx) => {
    const wanted = [...new Set(ids)];
    const deleted = await moveEntries(tx, call, services, list, wanted);
    const others = wanted.filter((id) => !deleted.has(id));
    if (others.length === 0) return;
    const before = await readDeleted(tx, call.scope, list.table, others, EVER);
    if (before.length < others.length) throw new ProblemError(NOT_FOUND);
  });
