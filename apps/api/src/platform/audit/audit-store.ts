import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { inBatches } from "../database/sql/many-rows-store";
import { rowOf, rowsOf } from "../database/sql/row-of";
import type { Services } from "../services";
import { auditEvents } from "./audit-table";

export type AuditEvent = {
  /** Feature and action, such as 'accounts.signed-in'. */
  readonly action: string;
  readonly actorUserId?: string | undefined;
  readonly organisationId?: string | undefined;
  readonly brokerageId?: string | undefined;
  /** The id of the row the action was on. */
  readonly subject?: string | undefined;
  /** No secrets, and no contents apart from the name of an organisation's entry. */
  readonly detail?: Record<string, string | number | boolean>;
  readonly address?: string | undefined;
};

/**
 * Records who did what, when and from where. An event never changes afterwards, with two exceptions: deleting an
 * account or an unconfirmed registration removes its network addresses, and the retention time deletes old events.
 */
export async function recordEvent(
  db: Queryable,
  services: Pick<Services, "newId" | "clock">,
  event: AuditEvent,
) {
  await db
    .insert(auditEvents)
    .values(
      rowOf(auditEvents, { id: services.newId(), happenedAt: services.clock.now(), ...event }),
    );
}

/** Records many events, such as a deletion of several entries. */
export const recordEvents = (
  db: Queryable,
  { newId, clock }: Pick<Services, "newId" | "clock">,
  events: readonly AuditEvent[],
): Promise<void> =>
  inBatches(events, async (batch) => {
    const happenedAt = clock.now();
    const rows = batch.map((event) => ({ id: newId(), happenedAt, ...event }));
    await db.insert(auditEvents).values(rowsOf(auditEvents, rows));
  });

const caused = (userId: string) => eq(auditEvents.actorUserId, userId);
const concerns = (userId: string) => eq(auditEvents.subject, userId);

/** Returns the events a person caused or that are about the person, newest first. */
export const eventsOfPerson = (db: Queryable, userId: string) =>
  db
    .select({
      happenedAt: auditEvents.happenedAt,
      action: auditEvents.action,
      actorUserId: auditEvents.actorUserId,
      organisationId: auditEvents.organisationId,
      brokerageId: auditEvents.brokerageId,
      subject: auditEvents.subject,
      detail: auditEvents.detail,
      address: auditEvents.address,
    })
    .from(auditEvents)
    .where(or(caused(userId), concerns(userId)))
    // An expression, so that PostgreSQL does not walk the index by age through everyone's events.
    .orderBy(desc(sql`${auditEvents.happenedAt} + interval '0'`), desc(auditEvents.id))
    .limit(MAX_ROWS);

/**
 * The expression that removes the network addresses from events of the users whose ids are in `source`. The user ids
 * remain, and so do the addresses of other people who acted on those users. A function of the table's owner, because the
 * application itself only inserts.
 */
export const removingAddressesOf = (source: SQL) =>
  sql`forget_audit_addresses(array(select id from ${source}))`;

/** Removes the network addresses from the events of one person. */
export async function removeAddressesOf(db: Queryable, userId: string) {
  await db.execute(sql`select ${removingAddressesOf(sql`(select ${userId}::uuid as id) person`)}`);
}

/** Deletes up to `max` events from before that time, oldest first. Returns how many. */
export async function deleteEventsBefore(db: Queryable, before: Date, max: number) {
  const { rows } = await db.execute<{ count: number }>(
    sql`select delete_audit_events(${before}::timestamptz, ${max}) as count`,
  );
  return rows[0]?.count ?? 0;
}
