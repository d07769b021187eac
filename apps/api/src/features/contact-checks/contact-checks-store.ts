import { createHash } from "node:crypto";
import type { ContactDetails } from "@holdfast/contract/contact-checks/contact-check";
import { isLinkOpen, PAUSE_HOURS } from "@holdfast/contract/contact-checks/contact-check-rules";
import { and, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { OrganisationScope } from "../../platform/access/scope";
import { HOUR, later } from "../../platform/clock";
import type { Queryable } from "../../platform/database/database";
import { updateRows } from "../../platform/database/given-rows-store";
import { rowOf, rowsOf } from "../../platform/database/row-of";
import { contactChecks as table } from "./contact-checks-table";
import type { AskedByLink, CheckLink } from "./send-requests";

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

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
        people.map(({ organisationId, contactId, id, token }) => ({
          organisationId,
          contactId,
          id,
          tokenHash: hashOf(token),
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
        tokenHash: sql`excluded.token_hash`,
        askedAt: now,
        sentAt: now,
        reminders: 0,
        answeredAt: null,
      },
      setWhere: and(
        isNull(table.proposal),
        or(isNotNull(table.answeredAt), lte(table.sentAt, later(now, -PAUSE_HOURS * HOUR))),
      ),
    })
    .returning({ contactId: table.contactId });
  return new Set(rows.map(({ contactId }) => contactId));
}

/** Renews the links of open requests with the given number of reminders. Returns their ids. */
export const storeReminders = (
  tx: Queryable,
  people: readonly AskedByLink[],
  reminders: number,
  now: Date,
): Promise<Set<string>> =>
  updateRows(
    tx,
    table,
    people.map(({ organisationId, contactId, id, token }) => ({
      organisationId,
      contactId,
      id,
      tokenHash: hashOf(token),
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

const isLink = ({ id, token }: CheckLink) =>
  and(eq(table.id, id), eq(table.tokenHash, hashOf(token)));

/** Returns the contact of a link that still works or has been answered. */
export async function contactOfLink(
  db: Queryable,
  link: CheckLink,
  now: Date,
): Promise<
  | { readonly organisationId: string; readonly contactId: string; readonly isAnswered: boolean }
  | undefined
> {
  const [row] = await db
    .select({
      organisationId: table.organisationId,
      contactId: table.contactId,
      sentAt: table.sentAt,
      answeredAt: table.answeredAt,
    })
    .from(table)
    .where(isLink(link))
    .limit(1);
  if (!row) return undefined;
  const { organisationId, contactId } = row;
  const isAnswered = row.answeredAt !== null;
  if (!isAnswered && !isLinkOpen(row.sentAt, now)) return undefined;
  return { organisationId, contactId, isAnswered };
}

/** Stores the answer of a link, once. Returns whether it did. */
export async function storeAnswer(
  tx: Queryable,
  link: CheckLink,
  proposal: ContactDetails | null,
  answeredAt: Date,
): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set(rowOf(table, { answeredAt, proposal }))
    .where(and(isLink(link), isNull(table.answeredAt)))
    .returning({ id: table.id });
  return rows.length > 0;
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
