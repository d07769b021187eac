import type { BrokerInvitee } from "@holdfast/contract/admin-users/broker-invitee-endpoints";
import { type Invitee, ROLE_IDS, type RoleName } from "@holdfast/contract/organisations/member";
import { and, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { OrganisationScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { columnsOf } from "../../../platform/database/sql/raw-columns";
import { type RowRange, ALL_ROWS } from "../../../platform/database/sql/row-range";
import { rowOf } from "../../../platform/database/sql/row-of";
import { hashToken } from "../../../platform/secrets/token-hash";
import { invitations as table } from "./invitations-table";

/** A pending invitee, with the role to invite with again. */
export type PendingInvitee = Invitee & { readonly roleName: RoleName };

/** What a person is invited to. */
export type InvitedTo =
  | { readonly organisationId: string; readonly role: RoleName }
  | { readonly brokerageId: string };

/** Who invites: an organisation or a brokerage. */
export type InvitingParty = { readonly organisationId: string } | { readonly brokerageId: string };

const ofParty = (party: InvitingParty) =>
  "organisationId" in party
    ? eq(table.organisationId, party.organisationId)
    : eq(table.brokerageId, party.brokerageId);

/**
 * Writes an invitation. A pending one to the same address is renewed instead, so that its earlier link stops working.
 * Returns its id.
 */
export async function putInvitation(
  db: Queryable,
  token: string,
  to: InvitedTo,
  input: Omit<typeof table.$inferInsert, "tokenHash" | "organisationId" | "brokerageId" | "role">,
): Promise<string> {
  const row = { ...input, ...to, tokenHash: hashToken(token) };
  const owner = "organisationId" in to ? table.organisationId : table.brokerageId;
  const { id: _unchanged, ...renewed } = row;
  const [put] = await db
    .insert(table)
    .values(rowOf(table, row))
    .onConflictDoUpdate({
      target: [owner, table.emailKey],
      targetWhere: isNull(table.acceptedAt),
      set: renewed,
    })
    .returning({ id: table.id });
  if (!put) throw new Error("The invitation was not written.");
  return put.id;
}

const isLink = (link: { readonly id: string; readonly token: string }) =>
  and(eq(table.id, link.id), eq(table.tokenHash, hashToken(link.token)));

/** Returns an invitation, also one that is accepted or expired; undefined for a wrong link. */
export async function findInvitation(
  db: Queryable,
  link: { readonly id: string; readonly token: string },
  to: InvitingParty,
) {
  const [row] = await db
    .select({
      email: table.email,
      addedByUserId: table.addedByUserId,
      expiresAt: table.expiresAt,
      acceptedAt: table.acceptedAt,
    })
    .from(table)
    .where(and(isLink(link), ofParty(to)))
    .limit(1);
  return row;
}

/** Returns what a link invites to; undefined for a wrong one. */
export async function targetOfInvitation(
  db: Queryable,
  link: { readonly id: string; readonly token: string },
): Promise<InvitingParty | undefined> {
  const [row] = await db
    .select({ organisationId: table.organisationId, brokerageId: table.brokerageId })
    .from(table)
    .where(isLink(link))
    .limit(1);
  if (!row) return undefined;
  const { organisationId, brokerageId } = row;
  if (organisationId !== null) return { organisationId };
  return brokerageId === null ? undefined : { brokerageId };
}

/** Uses up an invitation. One statement, so that only one concurrent use succeeds. */
export async function useInvitation(
  db: Queryable,
  input: { readonly id: string; readonly token: string },
  to: InvitingParty,
  now: Date,
) {
  const [row] = await db
    .update(table)
    .set(rowOf(table, { acceptedAt: now }))
    .where(and(isLink(input), ofParty(to), isNull(table.acceptedAt), gt(table.expiresAt, now)))
    .returning({ role: table.role, addedByUserId: table.addedByUserId });
  return row;
}

/** Deletes the pending invitation to an address; undefined if there is none. */
export async function deleteInvitation(db: Queryable, from: InvitingParty, emailKey: string) {
  const [row] = await db
    .delete(table)
    .where(and(ofParty(from), eq(table.emailKey, emailKey), isNull(table.acceptedAt)))
    .returning({ id: table.id, role: table.role });
  return row;
}

/** Deletes a person's pending invitations to others. Returns how many there were. */
export async function deleteInvitationsBy(
  db: Queryable,
  by: { readonly userId: string } & InvitingParty,
): Promise<number> {
  const rows = await db
    .delete(table)
    .where(and(ofParty(by), eq(table.addedByUserId, by.userId), isNull(table.acceptedAt)))
    .returning({ id: table.id });
  return rows.length;
}

type Row = Pick<Invitee, "email" | "addedByEmail" | "isExpired"> & {
  /** Null for a brokerage. */
  readonly role: RoleName | null;
};

const pendingWhere = async (
  db: Queryable,
  now: Date,
  which: SQL,
  page: RowRange,
): Promise<readonly Row[]> => {
  const { rows } = await db.execute<Row>(sql`
    select ${columnsOf<Row>({
      email: sql`i.email`,
      role: sql`i.role`,
      addedByEmail: sql`a.email`,
      isExpired: sql`i.expires_at <= ${now}`,
    })}
    from invitations i
    left join users a on a.id = i.added_by_user_id
    where i.accepted_at is null and ${which}
    order by i.email_key, i.id limit ${page.limit} offset ${page.offset}`);
  return rows;
};

const inviteesWhere = async (
  db: Queryable,
  { organisationId }: OrganisationScope,
  now: Date,
  which: SQL,
  page: RowRange = ALL_ROWS,
): Promise<PendingInvitee[]> => {
  const rows = await pendingWhere(
    db,
    now,
    sql`i.organisation_id = ${organisationId} and ${which}`,
    page,
  );
  return rows.flatMap(({ role, ...row }): PendingInvitee[] =>
    role === null
      ? []
      : [
          {
            ...row,
            // Null until the person accepts: an invitation must not reveal who has an account.
            firstName: null,
            lastName: null,
            roleId: ROLE_IDS[role],
            roleName: role,
          },
        ],
  );
};

/** Returns the newest pending invitation of an owner, for a statement written as SQL. */
export const pendingOwnerOf = (organisationId: SQL) => sql`(
  select email, expires_at from invitations
  where organisation_id = ${organisationId} and role = 'owner' and accepted_at is null
  order by created_at desc, id desc limit 1)`;

/** Returns the brokerage's pending invitees. */
export const listBrokerInvitees = async (
  db: Queryable,
  { brokerageId }: { readonly brokerageId: string },
  now: Date,
  page: RowRange = ALL_ROWS,
): Promise<BrokerInvitee[]> => {
  const rows = await pendingWhere(db, now, sql`i.brokerage_id = ${brokerageId}`, page);
  return rows.map(({ email, addedByEmail, isExpired }) => ({ email, addedByEmail, isExpired }));
};

/** Returns the organisation's pending invitees. */
export const listInvitees = (
  db: Queryable,
  scope: OrganisationScope,
  now: Date,
  page: RowRange = ALL_ROWS,
) => inviteesWhere(db, scope, now, sql`true`, page);

/** Returns one of them; undefined if that address has no pending invitation. */
export async function readInvitee(
  db: Queryable,
  scope: OrganisationScope,
  emailKey: string,
  now: Date,
): Promise<PendingInvitee | undefined> {
  const [invitee] = await inviteesWhere(db, scope, now, sql`i.email_key = ${emailKey}`);
  return invitee;
}

/** Deletes up to `max` invitations that were accepted or expired before that time. Returns how many. */
export async function deleteInvitationsEndedBefore(db: Queryable, before: Date, max: number) {
  const endedAt = sql`coalesce(${table.acceptedAt}, ${table.expiresAt})`;
  const oldest = db
    .select({ id: table.id })
    .from(table)
    .where(sql`${endedAt} < ${before}::timestamptz`)
    .orderBy(endedAt)
    .limit(max);
  const rows = await db.delete(table).where(inArray(table.id, oldest)).returning({ id: table.id });
  return rows.length;
}
