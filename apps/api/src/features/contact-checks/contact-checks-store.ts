import type { ContactDetails } from "@holdfast/contract/contact-checks/contact-check";
import { PAUSE_HOURS } from "@holdfast/contract/contact-checks/contact-check-rules";
import { and, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { OrganisationScope } from "../../platform/access/scope";
import { HOUR, addMs } from "../../platform/clock";
import type { Queryable } from "../../platform/database/database";
import { updateRows } from "../../platform/database/sql/bulk-writes-store";
import { rowOf, rowsOf } from "../../platform/database/sql/row-of";
import type { LinkSubject } from "../answer-links/public";
import { contactChecks as table } from "./contact-checks-table";
import type { AskedByLink } from "./send-requests";

/**
 * Stores new requests, which replace earlier ones. Skips contacts that were asked within a day and have not answered,
 * and those whose correction waits for an editor. Returns the ids of the contacts to send a message to.
 */
export async function storeRequests(
  tx: Queryable,
  people: readonly AskedByLink[],
  now: Date,
): Promise<Set<string>> {
  if (people.length === 0) return new Set();
  const rows = await tx
    .insert(table)
    .values(
      rowsOf(
        table,
        people.map(({ organisationId, contactId, id }) => ({
          organisationId,
          contactId,
          id,
          askedAt: now,
          sentAt: now,
          reminders: 0,
        })),
      ),
    )
    .onConflictDoUpdate({
      target: [table.organisationId, table.contactId],
      set: {
        id: sql`excluded.id`,
        askedAt: now,
        sentAt: now,
        reminders: 0,
        answeredAt: null,
      },
      setWhere: and(
        isNull(table.proposal),
        or(isNotNull(table.answeredAt), lte(table.sentAt, addMs(now, -PAUSE_HOURS * HOUR))),
      ),
    })
    .returning({ contactId: table.contactId });
  return new Set(rows.map(({ contactId }) => contactId));
}

/** Counts a reminder of open requests with the given number of reminders. Returns the ids of their contacts. */
export const storeReminders = (
  tx: Queryable,
  people: readonly AskedByLink[],
  reminders: number,
  now: Date,
): Promise<Set<string>> =>
  updateRows(
    tx,
    table,
    people.map(({ organisationId, contactId, id }) => ({
      organisationId,
      contactId,
      id,
      sentAt: now,
      reminders: reminders + 1,
    })),
    {
      by: ["organisationId", "contactId"],
      which: sql`t.organisation_id = v.organisation_id and t.contact_id = v.contact_id
        and t.answered_at is null and t.reminders = ${reminders}`,
      returning: "contactId",
    },
  );

/** Stores the answer to a request: a confirmation, or a correction that waits for an editor. */
export async function storeAnswer(
  tx: Queryable,
  { organisationId, subjectId }: LinkSubject,
  proposal: ContactDetails | null,
  answeredAt: Date,
): Promise<void> {
  await tx
    .update(table)
    .set(rowOf(table, { answeredAt, proposal }))
    .where(and(eq(table.organisationId, organisationId), eq(table.contactId, subjectId)));
}

const theProposal = ({ organisationId }: OrganisationScope, proposalId: string) =>
  and(
    eq(table.organisationId, organisationId),
    eq(table.id, proposalId),
    isNotNull(table.proposal),
  );

/** Returns a correction that waits for an editor. */
export async function readProposal(db: Queryable, scope: OrganisationScope, proposalId: string) {
  const [row] = await db
    .select({
      contactId: table.contactId,
      answeredAt: table.answeredAt,
      proposal: table.proposal,
    })
    .from(table)
    .where(theProposal(scope, proposalId))
    .limit(1);
  return row?.proposal && row.answeredAt
    ? { contactId: row.contactId, proposedAt: row.answeredAt, details: row.proposal }
    : undefined;
}

/** Deletes a correction once it is decided. Returns whether it was still waiting. */
export async function deleteProposal(
  tx: Queryable,
  scope: OrganisationScope,
  proposalId: string,
): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set(rowOf(table, { proposal: null }))
    .where(theProposal(scope, proposalId))
    .returning({ id: table.id });
  return rows.length > 0;
}
