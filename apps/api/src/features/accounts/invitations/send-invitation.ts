import { emailLinkUrl } from "@holdfast/contract/platform/email-links";
import { DAY, addMs } from "../../../platform/clock";
import type { Queryable } from "../../../platform/database/database";
import { enqueueEmail } from "../../../platform/outbox/outbox";
import type { Services } from "../../../platform/services";
import { emailKeyOf, userById } from "../users-store";
import { invitationEmail } from "./invitation-email";
import { type InvitedTo, putInvitation } from "./invitations-store";

const INVITATION_TERM = 14 * DAY;

/**
 * Creates an invitation, or renews a pending one, and enqueues its email.
 * @returns its id.
 */
export async function sendInvitation(
  db: Queryable,
  services: Pick<Services, "clock" | "random" | "newId"> & {
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
  const now = services.clock.now();
  const token = services.random.bytes(32).toString("base64url");
  const id = await putInvitation(db, token, to, {
    id: services.newId(),
    email,
    emailKey: emailKeyOf(email),
    addedByUserId,
    createdAt: now,
    expiresAt: addMs(now, INVITATION_TERM),
  });
  const inviter = addedByUserId === null ? undefined : await userById(db, addedByUserId);
  const target =
    "organisationId" in to ? { orgId: to.organisationId } : { brokerageId: to.brokerageId };
  const message = invitationEmail({
    place,
    inviter: inviter ?? null,
    url: emailLinkUrl(services.config.publicUrl, "invitation", { id, token, ...target }),
    publicUrl: services.config.publicUrl,
  });
  await enqueueEmail(db, services, email, message);
  return id;
}
