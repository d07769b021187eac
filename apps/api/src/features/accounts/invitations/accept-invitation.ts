import { INVALID_INVITATION } from "@holdfast/contract/accounts/errors";
import {
  type AcceptedInvitation,
  acceptBrokerageInvitation as brokerageEndpoint,
} from "@holdfast/contract/accounts/invitation-endpoints";
import { recordEvent } from "../../../platform/audit/audit-store";
import { DAY, later } from "../../../platform/clock";
import type { Queryable } from "../../../platform/database/database";
import { lockUser } from "../../../platform/database/row-locks-store";
import { type Origin, route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { brokerageOfUser, addInvitedBroker } from "../../brokerages/public";
import { endLinks, insertLink } from "../link-tokens-store";
import { emailKeyOf, insertUser, userByEmail, type UserRow } from "../users-store";
import { useInvitation } from "./invitations-store";
import { deleteUnverifiedRegistration } from "./invited-users-store";

/** How long the person has to choose a password; after that, 'Forgot password' is needed. */
const CHOOSE_PASSWORD_TERM = DAY;

type Target = { readonly organisationId: string } | { readonly brokerageId: string };
type Invitation = NonNullable<Awaited<ReturnType<typeof useInvitation>>>;

/** The checks and writes for an invitation to an organisation or a brokerage. */
type Joining = {
  readonly target: Target;
  /** Locks the target before anything of the invitation changes. */
  lock(tx: Queryable): Promise<unknown>;
  /** Refuses a target that accepts no one now; its invitation can be used later. */
  checkOpen(tx: Queryable): Promise<void>;
  /** Whether the person may still invite others there. */
  mayInvite(tx: Queryable, userId: string): Promise<boolean>;
  join(tx: Queryable, userId: string, invitation: Invitation): Promise<boolean>;
};

/** Whether a person has nothing left to set: then only the invitation is accepted. */
const isActive = (user: UserRow) => user.emailConfirmedAt !== null && user.passwordHash !== null;

/**
 * Uses up the invitation, finds or creates its person and adds the person to the target, all or nothing.
 * @throws ProblemError 418 for a link that is used, expired, truncated or for another target, for one whose inviter may no
 *   longer invite (the operator always may), and for a person who may not join; 409 for an archived organisation.
 */
export async function acceptInvitation(
  services: Services,
  given: { readonly id: string; readonly token: string },
  origin: Origin,
  { target, lock, checkOpen, mayInvite, join }: Joining,
): Promise<AcceptedInvitation> {
  return services.database.transaction(async (tx) => {
    await lock(tx);
    const invitation = await useInvitation(tx, given, target, services.clock.now());
    if (!invitation) throw new ProblemError(INVALID_INVITATION);
    const inviterId = invitation.addedByUserId;
    if (inviterId !== null && !(await mayInvite(tx, inviterId)))
      throw new ProblemError(INVALID_INVITATION);
    await checkOpen(tx);
    const user = await invitedUser(tx, services, invitation.email);
    await lockUser(tx, user.id);
    if (!(await join(tx, user.id, invitation))) throw new ProblemError(INVALID_INVITATION);
    await recordEvent(tx, services, {
      action: "accounts.invitation-accepted",
      actorUserId: user.id,
      ...target,
      subject: given.id,
      detail: { role: invitation.role ?? "broker" },
      address: origin.address,
    });
    if (isActive(user)) return { id: user.id, token: null };
    // An earlier registration of this address may not be by the person who reads its emails.
    await deleteUnverifiedRegistration(tx, user.id);
    await endLinks(tx, user.id, ["confirm-email"]);
    return { id: user.id, token: await newPasswordLink(tx, services, user.id) };
  });
}

/** Returns the account of that address; a new one has no names until the person enters them. */
async function invitedUser(tx: Queryable, services: Services, email: string): Promise<UserRow> {
  await insertUser(tx, {
    id: services.newId(),
    email,
    emailKey: emailKeyOf(email),
    firstName: "",
    lastName: "",
    createdAt: services.clock.now(),
  });
  const user = await userByEmail(tx, email);
  if (!user) throw new Error("The invited person was not found.");
  return user;
}

async function newPasswordLink(tx: Queryable, services: Services, userId: string) {
  const createdAt = services.clock.now();
  const token = services.random.bytes(32).toString("base64url");
  await insertLink(tx, token, {
    id: services.newId(),
    userId,
    purpose: "reset-password",
    createdAt,
    expiresAt: later(createdAt, CHOOSE_PASSWORD_TERM),
  });
  return token;
}

export const acceptBrokerageInvitation = route(
  brokerageEndpoint,
  ({ body, params, origin }, services) => {
    const target = { brokerageId: params.brokerageId };
    return acceptInvitation(services, body, origin, {
      target,
      // A person can be a broker of one brokerage only, which the table enforces.
      lock: async () => undefined,
      checkOpen: async () => undefined,
      mayInvite: async (tx, userId) => (await brokerageOfUser(tx, userId)) === target.brokerageId,
      join: (tx, userId, { addedByUserId }) =>
        addInvitedBroker(tx, services, { ...target, userId, addedByUserId }),
    });
  },
);
