import type { PlanPermission } from "@holdfast/contract/platform/endpoint";
import { type SQL, sql } from "drizzle-orm";
import { builtOnce, type Placeholders } from "../database/built-once";
import type { Queryable } from "../database/database";
import type { EntryQuery, EntryValues } from "./entry-store";
import { PERMISSIONS } from "./permissions";

/** A write in a plan as one statement, which checks access itself. */
export type CheckedWrite<Given, Row> = {
  readonly permission: PlanPermission;
  /** Returns what the statement returns; `write` says when it does nothing. */
  readonly run: (db: Queryable, entry: EntryQuery, given: Given & EntryValues) => Promise<Row[]>;
};

/** No value of a write has the name of one of the access check. */
type OtherNames = { readonly [Name in keyof EntryValues]?: never };

/**
 * Builds a write in a plan that repeats the access check in its own statement, which saves a transaction with its lock
 * and a second check.
 *
 * @param write returns the statement after the table expression `plan`, which begins with a comma. `plan` has one row,
 * locked for the write, if the person may write. It has none, so that the write must do nothing, if access is refused,
 * and also if the plan or its organisation is locked, or the plan has changed since the statement began: waiting for a
 * lock would make the result of the check old. The caller then writes in a transaction.
 */
export function checkedWrite<Given extends Record<string, unknown> & OtherNames, Row>(
  permission: PlanPermission,
  write: (given: Placeholders<Given>) => SQL,
): CheckedWrite<Given, Row> {
  let run: ReturnType<typeof builtOnce<Given & EntryValues, Row>> | undefined;
  const roles = sql.join(
    PERMISSIONS[permission].map((role) => sql.raw(`'${role}'`)),
    sql`, `,
  );
  const build = (entry: EntryQuery) =>
    builtOnce<Given & EntryValues, Row>((given) => {
      const { scopeId } = given as Placeholders<EntryValues>;
      return sql`
        with plan as materialized (
          select locked.organisation_id
          from (${entry.select(given as Placeholders<EntryValues>)}) entry
          cross join lateral (
            select id from organisations
            where id = entry."organisationId" and not is_archived
            for share skip locked) o
          cross join lateral (
            select organisation_id from plans
            where organisation_id = o.id and id = ${scopeId} and version = entry.version
            for no key update skip locked) locked
          where entry.is_inside and not entry."isExpired" and entry.role in (${roles}))
        ${write(given as Placeholders<Given>)}`;
    });
  return {
    permission,
    run: (db, entry, given) => (run ??= build(entry))(db, given),
  };
}
