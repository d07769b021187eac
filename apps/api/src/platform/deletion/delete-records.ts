import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { OrganisationScope } from "../access/scope";
import { recordEvents } from "../audit/audit-store";
import { LOCK_ORDER, lockRows, ofOrganisation } from "../database/sql/row-locks-store";
import type { Origin } from "../http/route";
import { lockList } from "../limits/row-limits-store";
import { ProblemError } from "../problem-error";
import type { Services } from "../services";
import type { DeletableList } from "./deletable-list";
import { deleteRows } from "./delete-rows-store";

export type ListCall = { readonly scope: OrganisationScope; readonly origin: Origin };

/** Characters of a name in an event, as in `history/record-change.ts`. */
const MAX_NAME = 200;

/**
 * Deletes records of a list, all or none, and records who did.
 * @throws ProblemError 404 if this organisation has no such record.
 */
export const deleteRecords = (
  { scope, origin }: ListCall,
  services: Services,
  { list, table, event, nameOf, beforeDeleting }: DeletableList,
  ids: readonly string[],
): Promise<void> =>
  services.database.transaction(async (tx) => {
    const requested = [...new Set(ids)];
    await lockList(tx, list, scope);
    // No one may refer to a record while it is being deleted.
    const locked = LOCK_ORDER.find((name) => name === table);
    if (locked) await lockRows(tx, locked, ofOrganisation(scope, requested), "update");
    await beforeDeleting?.(tx, scope, requested);
    const deleted = await deleteRows(tx, scope, table, requested);
    if (deleted.length < requested.length) throw new ProblemError(NOT_FOUND);
    const events = deleted.map(({ id, row }) => ({
      action: `${event}-deleted`,
      actorUserId: scope.userId,
      organisationId: scope.organisationId,
      subject: id,
      detail: { name: nameOf(row).slice(0, MAX_NAME) },
      address: origin.address,
    }));
    await recordEvents(tx, services, events);
  });
