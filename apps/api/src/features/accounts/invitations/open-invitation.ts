import { INVALID_INVITATION, INVITATION_USED } from "@holdfast/contract/accounts/errors";
import { recordEvent } from "../../../platform/audit/audit-store";
import type { Queryable } from "../../../platform/database/database";
import { lockUser } from "../../../platform/database/sql/row-locks-store";
import type { Origin } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { emailKeyOf, insertUser, userByEmail, userById, type UserRow } from "../users-store";
import { findInvitation, type InvitingParty, useInvitation } from "./invitations-store";

/** What the link of an invitation carries. */
export type InvitationLink = { readonly id: string; readonly token: string };
type UsedInvitation = NonNullable<Awaited<ReturnType<typeof useInvitation>>>;

/** The checks and writes for an invitation to an organisation or a brokerage. */
export type Joining = {
  readonly target: InvitingParty;
  /** Locks the target before anything of the invitation changes. */
  lock(tx: Queryable): Promise<unknown>;
  /** Returns the target's name. Refuses a target that accepts no one now; its invitation can be used later. */
  nameOfOpenTarget(db: Queryable): Promise<string>;
  /** Whether the person may still invite others there. */
  mayInvite(db: Queryable, userId: string): Promise<boolean>;
  join(tx: Queryable, userId: string, invitation: UsedInvitation): Promise<boolean>;
};

/** Whether a person has nothing left to set. */
export const isActive = (user: UserRow) =>
  user.emailConfirmedAt !== null && user.passwordHash !== null;

/**
 * Returns a pending invitation and the target's name, without changing anything. `account` is undefined unless the
 * address has an active account.
 * @throws ProblemError 418 for a link that is used, expired, truncated or for another target, and for one whose inviter
 *   may no longer invite (the operator always may); 409 for an archived organisation.
 */
export async function openInvitation(
  db: Queryable,
  services: Pick<Services, "clock">,
  link: InvitationLink,
  joining: Joining,
) {
  const invitation = await findInvitation(db, link, joining.target);
  if (!invitation) throw new ProblemError(INVALID_INVITATION);
  const { email, acceptedAt, expiresAt, addedByUserId: inviterId } = invitation;
  const user = await userByEmail(db, email);
  const account = user && isActive(user) ? user : undefined;
  if (acceptedAt !== null) throw new ProblemError(account ? INVITATION_USED : INVALID_INVITATION);
  if (expiresAt <= services.clock.now()) throw new ProblemError(INVALID_INVITATION);
  if (inviterId !== null && !(await joining.mayInvite(db, inviterId)))
    throw new ProblemError(INVALID_INVITATION);
  return { email, account, name: await joining.nameOfOpenTarget(db) };
}

/**
 * Uses up an invitation, adds its person to the target, and returns the person's account, locked. `prepare` runs before
 * the person joins.
 * @throws ProblemError as `openInvitation`, and 418 for a person who may not join.
 */
export async function joinByInvitation(
  tx: Queryable,
  services: Services,
  link: InvitationLink,
  joining: Joining,
  origin: Origin,
  prepare: (user: UserRow) => Promise<void>,
): Promise<UserRow> {
  await joining.lock(tx);
  const { email } = await openInvitation(tx, services, link, joining);
  const invitation = await useInvitation(tx, link, joining.target, services.clock.now());
  // Used, withdrawn or resent in the moment between.
  if (!invitation) throw new ProblemError(INVITATION_USED);
  const user = await lockedPerson(tx, services, email);
  await prepare(user);
  if (!(await joining.join(tx, user.id, invitation))) throw new ProblemError(INVALID_INVITATION);
  await recordEvent(tx, services, {
    action: "accounts.invitation-accepted",
    actorUserId: user.id,
    ...joining.target,
    subject: link.id,
    detail: { role: invitation.role ?? "broker" },
    address: origin.address,
  });
  return user;
}

/** Returns the account of that address, locked; a new one has no names and no password yet. */
async function lockedPerson(tx: Queryable, services: Services, email: string): Promise<UserRow> {
  await insertUser(tx, {
    id: services.newId(),
    email,
    emailKey: emailKeyOf(email),
    firstName: "",
    lastName: "",
    createdAt: services.clock.now(),
  });
  const found = await userByEmail(tx, email);
  if (found) await lockUser(tx, found.id);
  const user = found && (await userById(tx, found.id));
  if (!user) throw new Error("The invited person was not found.");
  return user;
}
