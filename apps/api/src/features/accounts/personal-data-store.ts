import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { lockRows } from "../../platform/database/sql/row-locks-store";
import { linkTokens, oneTimeCodes, sessions, users } from "./accounts-table";
import { invitations } from "./invitations/invitations-table";
import { emailKeyOf, userById } from "./users-store";

/** Returns the account without its sign-in secrets: no hash and no encrypted secret. */
export async function readAccount(db: Queryable, userId: string) {
  const [account] = await db
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      phoneNumber: users.phoneNumber,
      otpType: users.otpType,
      avatarFileId: users.avatarFileId,
      authenticatorConfirmedAt: users.authenticatorConfirmedAt,
      isMachineAccount: users.isMachineAccount,
      emailConfirmedAt: users.emailConfirmedAt,
      agreementsAcceptedAt: users.agreementsAcceptedAt,
      createdAt: users.createdAt,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
    })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
  return account;
}

/** Returns every stored session, ended ones included. */
export const storedSessionsOf = (db: Queryable, userId: string) =>
  db
    .select({
      sessionId: sessions.id,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
      revokedAt: sessions.revokedAt,
      isRemembered: sessions.isRemembered,
      address: sessions.address,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(MAX_ROWS);

/** Returns the person's codes without the digits; `sentTo` is a phone number, verified once `verifiedAt` is set. */
export const storedCodesOf = (db: Queryable, userId: string) =>
  db
    .select({
      purpose: oneTimeCodes.purpose,
      sentTo: oneTimeCodes.subject,
      sentAt: oneTimeCodes.sentAt,
      expiresAt: oneTimeCodes.expiresAt,
      verifiedAt: oneTimeCodes.verifiedAt,
      usedAt: oneTimeCodes.usedAt,
    })
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.userId, userId))
    .orderBy(desc(oneTimeCodes.sentAt), oneTimeCodes.id)
    .limit(MAX_ROWS);

const inDetail = (name: string) => sql<string | null>`${linkTokens.detail}->>${name}`;

/** Returns the links of emails without their tokens, and what is stored with them. */
export const storedLinksOf = (db: Queryable, userId: string) =>
  db
    .select({
      purpose: linkTokens.purpose,
      newEmail: inDetail("email"),
      firstName: inDetail("firstName"),
      lastName: inDetail("lastName"),
      agreementsAcceptedAt: inDetail("agreementsAcceptedAt"),
      createdAt: linkTokens.createdAt,
      expiresAt: linkTokens.expiresAt,
      usedAt: linkTokens.usedAt,
    })
    .from(linkTokens)
    .where(eq(linkTokens.userId, userId))
    .orderBy(desc(linkTokens.createdAt), desc(linkTokens.id))
    .limit(MAX_ROWS);

const INVITATION = {
  organisationId: invitations.organisationId,
  brokerageId: invitations.brokerageId,
  role: invitations.role,
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
  acceptedAt: invitations.acceptedAt,
};

/** Returns invitations to the person's address. */
export const invitationsTo = (db: Queryable, email: string) =>
  db
    .select({ ...INVITATION, email: invitations.email })
    .from(invitations)
    .where(eq(invitations.emailKey, emailKeyOf(email)))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(MAX_ROWS);

/** Returns invitations that the person sent, without the addresses, which are other people's. */
export const invitationsBy = (db: Queryable, userId: string) =>
  db
    .select(INVITATION)
    .from(invitations)
    .where(eq(invitations.addedByUserId, userId))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(MAX_ROWS);

/**
 * Locks a person's row against every transaction that would add a row for the person: earlier ones have finished, and
 * later ones find no account.
 */
export async function lockAccount(tx: Queryable, userId: string) {
  await lockRows(tx, "users", sql`id = ${userId}`, "update");
  return userById(tx, userId);
}

/**
 * Deletes the account with its sessions, codes and links (by reference), the invitations to its address, and the
 * pending invitations it sent: without an inviter they would count as the operator's.
 */
export async function deleteUser(
  tx: Queryable,
  user: { readonly id: string; readonly email: string },
) {
  await tx
    .delete(invitations)
    .where(
      or(
        eq(invitations.emailKey, emailKeyOf(user.email)),
        and(eq(invitations.addedByUserId, user.id), isNull(invitations.acceptedAt)),
      ),
    );
  await tx.delete(users).where(eq(users.id, user.id));
}
