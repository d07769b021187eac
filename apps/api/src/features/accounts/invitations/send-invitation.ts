import { DAY, later } from "../../../platform/clock";
import type { Queryable } from "../../../platform/database/database";
import { enqueueEmail } from "../../../platform/outbox/outbox";
import type { Services } from "../../../platform/services";
import { emailKeyOf, userById } from "../users-store";
import { invitationEmail } from "./invitation-email";
import { type InvitedTo, putInvitation } from "./invitations-store";

const INVITATION_TERM = 14 * DAY;

/**
 * Makes an invitation, or renews the one that waits, and puts its letter into the outbox.
 * @returns its id.
 */
export async function sendInvitation(
  db: Queryable,
  means: Pick<Services, "clock" | "random" | "newId"> & {
    readonly config: Pick<Services["config"], "publicUrl">;
  },
  invitation: {
    readonly email: string;
    readonly to: InvitedTo;
    /** The name of the organisation or brokerage. */
    readonly place: string;
    /** Null for the operator. */
    readonly addedByUserId: string | null;
  },
): Promise<string> {
  const { email, to, place, addedByUserId } = invitation;
  const now = means.clock.now();
  const token = means.random.bytes(32).toString("base64url");
  const id = await putInvitation(db, token, to, {
    id: means.newId(),
    email,
    emailKey: emailKeyOf(email),
    addedByUserId,
    createdAt: now,
    expiresAt: later(now, INVITATION_TERM),
  });
  const inviter = addedByUserId === null ? undefined : await userById(db, addedByUserId);
  const where =
    "organisationId" in to ? `orgId=${to.organisationId}` : `brokerageId=${to.brokerageId}`;
  const mail = invitationEmail({
    place,
    inviter: inviter ?? null,
    url: `${means.config.publicUrl}/invitation/email?id=${id}&token=${token}&${where}`,
  });
  await enqueueEmail(db, means, email, mail);
  return id;
}
