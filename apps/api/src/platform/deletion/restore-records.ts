import { RESTORE_MINUTES } from "@holdfast/contract/platform/deletion";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { recordEvents } from "../audit/audit-store";
import { later, MINUTE } from "../clock";
import type { Queryable } from "../database/database";
import { lockPlansOf } from "../database/row-locks-store";
import { lockList, refuseFullList } from "../limits/row-limits-store";
import { ProblemError } from "../problem-error";
import type { Services } from "../services";
import type { DeletableList } from "./deletable-list";
import { eventsOf, type ListCall } from "./delete-records";
import {
  countPresent,
  deleteRecordsDeletedBefore,
  type DeletedRecord,
  dropDeleted,
  putBackRecords,
  putBackUses,
  readDeleted,
} from "./deleted-records-store";

/** Entries deleted after this instant can be restored. */
const firstRestorable = (now: Date) => later(now, -RESTORE_MINUTES * MINUTE);

/**
 * Puts deleted entries back into their list, with the same ids, and what referred to them, all or none. Entries that
 * are in the list remain unchanged.
 * @throws ProblemError 404 if this organisation has not deleted such an entry in the last minutes; 422 if the list is
 * full
 */
export const restoreRecords = (
  call: ListCall,
  services: Services,
  list: DeletableList,
  ids: readonly string[],
): Promise<void> =>
  services.database.transaction(async (tx) => {
    const { scope } = call;
    const wanted = [...new Set(ids)];
    const plans = list.record ? await lockPlansOf(tx, scope) : new Set<string>();
    await lockList(tx, list.list, scope);
    const since = firstRestorable(services.clock.now());
    const found = await readDeleted(tx, scope, list.table, wanted, since);
    const present = await countPresent(tx, scope, list.table, wanted);
    if (found.length + present < wanted.length) throw new ProblemError(NOT_FOUND);
    if (found.length === 0) return;
    await refuseFullList(tx, services, list.list, scope, found.length);
    const uses = usesOf(services, list, found, plans);
    for (const { reference, rows } of uses)
      if (reference.limit) await refuseFullList(tx, services, reference.limit, scope, rows.length);
    const rows = found.map(({ record }) => record);
    const records = (await list.beforeRestoring?.(tx, scope, rows)) ?? rows;
    await putBackRecords(tx, list.table, records);
    for (const { reference, rows: given } of uses) await putBackUses(tx, reference, given);
    const restored = found.map(({ recordId }) => recordId);
    await dropDeleted(tx, scope, restored);
    await recordEvents(tx, services, eventsOf(call, list, "restored", found));
  });

/** The rows to put back, by reference, in the order of the references: a row before those that refer to it. */
function usesOf(
  { planParts }: Pick<Services, "planParts">,
  { record }: DeletableList,
  found: readonly DeletedRecord[],
  plans: ReadonlySet<string>,
) {
  if (!record) return [];
  const stored = found
    .flatMap(({ uses }) => uses)
    .filter(({ plan }) => plan === null || plans.has(plan));
  return planParts
    .flatMap((part) => part.references?.[record] ?? [])
    .map((reference) => ({
      reference,
      rows: stored.filter((use) => use.reference === reference.name).map(({ row }) => row),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Forgets what can no longer be restored. */
export const forgetUnrestorable = (db: Queryable, now: Date): Promise<number> =>
  deleteRecordsDeletedBefore(db, firstRestorable(now));
