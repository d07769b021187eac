import { CHANGED_MEANWHILE, NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { Queryable } from "../../platform/database/database";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { readLastChange } from "./history-store";
import { type ChangingCall, type Labelled, recordFields } from "./record-change";

type Change<Row> = {
  readonly action: string;
  readonly id: string;
  readonly nameOf: (row: Row) => string;
  readonly read: () => Promise<Row | undefined>;
  /** Changes the row if it still has the version of the call. Returns whether it did. */
  readonly update: (before: Row) => Promise<boolean>;
};

/**
 * Changes one entry and records which fields differ. Returns the changed entry.
 * @throws ProblemError 404 without the entry, 412 with its current values if it has another version than `ifMatch`
 */
export async function changeRow<Row extends { readonly version: number }>(
  tx: Queryable,
  services: Pick<Services, "newId" | "clock">,
  call: ChangingCall & { readonly body: object; readonly ifMatch: number | undefined },
  { action, id, nameOf, read, update }: Change<Row> & Labelled<Row>,
): Promise<Row> {
  const before = await read();
  if (!before) throw new ProblemError(NOT_FOUND);
  const isStale = call.ifMatch !== undefined && call.ifMatch !== before.version;
  const isEmpty = Object.keys(call.body).length === 0;
  if (isEmpty && !isStale) return before;
  const isChanged = !isStale && (await update(before));
  const after = await read();
  if (!after) throw new ProblemError(NOT_FOUND);
  if (!isChanged) throw await staleVersion(tx, call, id, after);
  await recordFields(tx, services, call, [before, after], { action, id, name: nameOf(after) });
  return after;
}

/** Returns the refusal of a change that is based on an earlier version. */
async function staleVersion(
  tx: Queryable,
  { scope }: Pick<ChangingCall, "scope">,
  id: string,
  row: unknown,
): Promise<ProblemError> {
  const change = await readLastChange(tx, scope, id);
  return new ProblemError(CHANGED_MEANWHILE, {
    current: {
      changedByName: change?.personName ?? null,
      changedAt: change?.happenedAt.toISOString() ?? null,
      row,
    },
  });
}
